import { expect, openPage, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'

// app/http/ and tests/hostile/ test requests that no form sends.

test('treats HTML and SQL in a name as text', async ({ page, book, database, signInAs }) => {
  const name = withRandomSuffix(`<img src=x onerror=alert(1)>'); DROP TABLE bookings;--`)
  await book({ name })
  expect(await database.countBookingsBy(name)).toBe(1)
  await signInAs(staff)
  await openPage(page, `/admin/dashboard?${new URLSearchParams({ q: name })}`)
  await expect(page.locator('[data-line]')).toHaveText([name])
})

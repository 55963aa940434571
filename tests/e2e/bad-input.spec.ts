import { staff } from '#tests/setup/accounts.ts'
import { expect, test, unique } from './fixtures.ts'

// app/http/ and tests/hostile/ test requests that no form sends.

test('treats HTML and SQL in a name as text', async ({ page, book, store, signInAs }) => {
  const name = unique(`<img src=x onerror=alert(1)>'); DROP TABLE bookings;--`)
  await book({ name })
  expect(await store.bookingsBy(name)).toBe(1)
  await signInAs(staff)
  await page.goto(`/admin/dashboard?${new URLSearchParams({ q: name })}`)
  await expect(page.locator('[data-line]')).toHaveText([name])
})

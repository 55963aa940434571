import { staff } from '#tests/setup/accounts.ts'
import { expect, test, unique } from './fixtures.ts'

// What requests that no form of ours sends are answered is tried in app/http/ and tests/hostile/.

test('HTML and SQL in a name are words like others', async ({ page, book, store, signInAs }) => {
  const name = unique(`<img src=x onerror=alert(1)>'); DROP TABLE bookings;--`)
  await book({ name })
  expect(await store.bookingsBy(name)).toBe(1)
  await signInAs(staff)
  await page.goto(`/admin/dashboard?${new URLSearchParams({ q: name })}`)
  await expect(page.locator('[data-line]')).toHaveText([name])
})

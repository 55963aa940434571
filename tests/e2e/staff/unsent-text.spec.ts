import type { Locator } from '@playwright/test'
import { draft, unsent } from '#business/words/staff.ts'
import { expectAccessible, resize } from '#tests/e2e/accessibility.ts'
import {
  expect,
  openPage,
  openPageWithManifest,
  test,
  withRandomSuffix,
} from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'

test('keeps page and text while the network is down, and sends and opens them again', async ({
  page,
  context,
  book,
  signInAs,
}) => {
  const { reference } = await book()
  await signInAs(staff)
  await openPageWithManifest(page, `/admin/bookings/${reference}`)
  const note = page.getByLabel('Note for colleagues')
  await note.fill('The key is with the watchman')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add note' }).click()
  const unsentNotice = page.getByRole('alert').filter({ hasText: unsent.offline.description })
  await expect(unsentNotice).toBeVisible()
  await expect(note).toHaveValue('The key is with the watchman')
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(unsentNotice).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'watchman' }).first()).toBeVisible()
  await expect(note).toHaveValue('')

  const notice = page.getByRole('alert').filter({ hasText: unsent.unreachable })
  const openOffline = async (name: string, kept: Locator) => {
    await context.setOffline(true)
    await page.getByRole('link', { name }).click()
    await expect(notice).toBeVisible()
    await expect(kept).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toBeHidden()
  }
  await openOffline('Messages', note)
  const messages = page.getByRole('heading', { level: 1, name: 'Messages' })
  await expect(messages).toBeVisible()
  // A page without scripts, from a menu that would cover the notice.
  await resize(page, 360)
  await page.getByRole('button', { name: 'Menu' }).click()
  await openOffline('Insights', messages)
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
})

test('keeps an unsent note when another booking opens and the list reloads', async ({
  page,
  book,
  signInAs,
}) => {
  const [first, second] = [withRandomSuffix('Asha'), withRandomSuffix('Meera')]
  await book({ name: first })
  await book({ name: second })
  await signInAs(staff)
  await openPage(page, '/admin/dashboard?view=to-confirm')
  const note = page.getByLabel('Note for colleagues')
  const open = async (name: string) => {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(note).toBeVisible()
  }
  await open(first)
  await note.fill('The key is with the watchman')
  await open(second)
  await expect(note).toHaveValue('')
  await open(first)
  await expect(note).toHaveValue('The key is with the watchman')

  await book()
  const news = page.getByRole('status').filter({ hasText: 'new booking' })
  await news.getByRole('button', { name: 'Show' }).click()
  await expect(news).toBeHidden()
  await expect(note).toHaveValue('The key is with the watchman')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(note).toHaveValue('')
  await page.reload()
  await open(first)
  await expect(page.getByRole('listitem').filter({ hasText: 'watchman' }).first()).toBeVisible()
  await expect(note).toHaveValue('')
})

test('keeps an unsaved correction and reason, and shows the change of a colleague', async ({
  page,
  book,
  cms,
  signInAs,
}) => {
  const { reference } = await book()
  await signInAs(staff)
  const address = page.getByLabel('Pickup Address')
  const notice = page.getByText(draft.unsaved)
  await openPage(page, `/admin/bookings/${reference}/change`)
  await address.fill('Flat 9')
  await openPage(page, `/admin/bookings/${reference}?ask=cancelled`)
  await page.getByLabel('Reason (optional)').fill('The van broke down')
  await page.reload()
  await expect(page.getByLabel('Reason (optional)')).toHaveValue('The van broke down')
  await openPage(page, `/admin/bookings/${reference}/change`)
  await expect(notice).toBeVisible()
  await expect(address).toHaveValue('Flat 9')
  await page.getByRole('button', { name: draft.discard }).click()
  await expect(notice).toBeHidden()
  await expect(address).not.toHaveValue('Flat 9')
  await address.fill('Flat 10')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${reference}$`))
  await openPage(page, `/admin/bookings/${reference}/change`)
  await expect(address).toHaveValue('Flat 10')
  await expect(notice).toBeHidden()

  await page.getByLabel('Full Name').fill('Asha Typed')
  const { id } = await cms.findBooking(reference)
  await cms.update('bookings', id, { name: 'Asha Changed', address: 'Flat 9' })
  await page.getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('list', { name: 'Changed by someone else' })
  await expect(conflict).toContainText('Asha Changed')
  await expect(conflict).toContainText('Asha Typed')
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Typed')
  await expect(page.getByLabel('Pickup Address')).toHaveValue('Flat 9')
  await expectAccessible(page)
  // Without input, a second press within a second would be none.
  await page.getByLabel('Full Name').fill('Asha Typed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${reference}$`))
  expect(await cms.findBooking(reference)).toMatchObject({ name: 'Asha Typed', address: 'Flat 9' })
})

import type { Locator, Page } from '@playwright/test'
import { draft, unsent } from '#business/words/staff/unsent-forms.ts'
import { expectAccessible, resize } from '#tests/e2e/accessibility.ts'
import { sendContactMessage } from '#tests/e2e/contact-form.ts'
import {
  expect,
  openPage,
  randomPhone,
  signIn,
  test,
  withRandomSuffix,
} from '#tests/e2e/fixtures.ts'
import { admin, staff } from '#tests/helpers/accounts/accounts.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

async function sendAgain(page: Page, button: Locator, field?: Locator) {
  const typed = await field?.inputValue()
  await page.context().setOffline(true)
  await button.click()
  const notice = page.getByRole('alert').filter({ hasText: unsent.offline.description })
  await expect(notice).toBeVisible()
  if (field) await expect(field).toHaveValue(typed!)
  await expectAccessible(page)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(notice).toBeHidden()
}

/** Waits for Remix's route manifest: without it a form sent offline shows an error page. */
async function openPageWithManifest(page: Page, path: string) {
  const [manifest] = await Promise.all([page.waitForResponse(/\/__manifest/), openPage(page, path)])
  await manifest.finished()
  // Remix adds the routes after the response.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

test('keeps each form while offline and sends it again', async ({ page, book, cms, signInAs }) => {
  const { reference } = await book()
  await signInAs(staff)
  await openPageWithManifest(page, `/admin/bookings/${reference}`)
  const note = page.getByLabel('Note for colleagues')
  await note.fill('The key is with the watchman')
  await sendAgain(page, page.getByRole('button', { name: 'Add note' }), note)
  await expect(page.getByRole('listitem').filter({ hasText: 'watchman' }).first()).toBeVisible()
  await expect(note).toHaveValue('')
  await sendAgain(page, page.getByRole('button', { name: 'Confirm', exact: true }))
  await expect.poll(async () => (await cms.findBooking(reference)).status).toBe('confirmed')

  await openPageWithManifest(page, `/admin/bookings/${reference}/change`)
  const instructions = page.getByLabel('Special Instructions (optional)')
  await instructions.fill('Ring twice')
  await sendAgain(page, page.getByRole('button', { name: 'Save' }), instructions)
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${reference}$`))
  await expect(page.getByText('Ring twice')).toBeVisible()

  await openPageWithManifest(page, '/admin/bookings/new')
  const name = page.getByLabel('Full Name')
  await name.fill(withRandomSuffix('Caller'))
  await page.getByLabel('Phone Number').fill(randomPhone())
  await page.getByLabel('Pickup Address').fill('Flat 3\nHill Road')
  await page.getByRole('radio', { name: 'Laundry' }).check()
  await page.getByLabel('Pickup Date').fill(openDayFromNow(3))
  await page.getByRole('radio', { name: '11AM-1PM' }).check()
  await sendAgain(page, page.getByRole('button', { name: 'Book this pickup' }), name)
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9A-F]{8}$/)

  const subject = withRandomSuffix('A sari')
  await sendContactMessage(page, { Subject: subject })
  await openPageWithManifest(page, '/admin/messages')
  await page.getByRole('link', { name: subject }).click()
  const answer = page.getByLabel('Answer by email')
  await answer.fill('Yes, by Friday.')
  await sendAgain(page, page.getByRole('button', { name: /^Send to/ }), answer)
  await expect(page.getByRole('region', { name: /^Answer by/ })).toContainText('Yes, by Friday.')
  await expect(answer).toHaveValue('')
})

async function tryAgain(page: Page, opener: Locator, kept: Locator) {
  await page.context().setOffline(true)
  await opener.click()
  const notice = page.getByRole('alert').filter({ hasText: unsent.unreachable })
  await expect(notice).toBeVisible()
  await expect(kept).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeHidden()
}

test('keeps the page while another one cannot be loaded, and tries again', async ({
  page,
  book,
}) => {
  const name = withRandomSuffix('Asha')
  const phone = randomPhone()
  await book({ name, phone })
  // Its own session, because it signs out.
  await signIn(page, admin)
  await expect(page).toHaveURL(/dashboard/)
  await openPageWithManifest(page, `/admin/dashboard?${new URLSearchParams({ q: name })}`)
  const row = page.getByRole('link', { name, exact: true })
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
  await tryAgain(page, page.getByRole('button', { name: 'Refresh' }), row)
  await expect(row).toBeVisible()
  await tryAgain(page, page.getByRole('link', { name: /^Messages/ }), row)
  const messages = page.getByRole('heading', { level: 1, name: 'Messages' })
  await expect(messages).toBeVisible()
  await resize(page, 360)
  await page.getByRole('button', { name: 'Menu' }).click()
  await tryAgain(page, page.getByRole('link', { name: 'Insights' }), messages)
  await resize(page, 1280)
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()

  await page.getByRole('link', { name: 'Customers' }).click()
  const number = page.getByLabel('Phone Number')
  await number.fill(phone)
  await sendAgain(page, page.getByRole('button', { name: 'Look up' }), number)
  const summary = page.getByRole('heading', { name: 'Data about' })
  await expect(summary).toBeVisible()
  await sendAgain(page, page.getByRole('button', { name: 'Erase' }), number)
  await expect(page.getByRole('heading', { name: 'Erase the data about' })).toBeVisible()

  await openPageWithManifest(page, '/admin/dashboard')
  await expect(row).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText(unsent.offline.description)).toBeVisible()
  await page.context().setOffline(false)
  // A second press within a second is ignored.
  await expect(async () => {
    const button = page.getByRole('button', { name: 'Sign Out' })
    if (await button.isVisible()) await button.click({ timeout: 1000 })
    await expect(page).toHaveURL(/\/admin\/login/, { timeout: 1000 })
  }).toPass()
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
  await page
    .getByRole('status')
    .filter({ hasText: 'Show' })
    .getByRole('button', { name: 'Show' })
    .click()
  await expect(note).toBeHidden()
  await open(first)
  await expect(note).toHaveValue('The key is with the watchman')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(note).toHaveValue('')
  await page.reload()
  await open(first)
  await expect(page.getByRole('listitem').filter({ hasText: 'watchman' }).first()).toBeVisible()
  await expect(note).toHaveValue('')
})

test('keeps an unsaved correction and reason when the page is left', async ({
  page,
  book,
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
})

test('shows both values when two people edit the same field', async ({
  page,
  book,
  cms,
  signInAs,
}) => {
  const { reference } = await book()
  await signInAs(staff)
  await openPage(page, `/admin/bookings/${reference}/change`)
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
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${reference}$`))
  expect(await cms.findBooking(reference)).toMatchObject({ name: 'Asha Typed', address: 'Flat 9' })
})

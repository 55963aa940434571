import type { Page } from '@playwright/test'
import { defaultLanguage } from '#business/languages/languages.ts'
import { wordsFor } from '#business/languages/words.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { findBooking } from '#business/words/en/find-booking.ts'
import { manage } from '#business/words/en/manage.ts'
import { expectAccessible, resize } from '#tests/e2e/accessibility.ts'
import { confirmBooking, expect, fillWizard, randomPhone, test } from '#tests/e2e/fixtures.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

const english = wordsFor(defaultLanguage)

async function expectAccessibleOnPhone(page: Page) {
  await resize(page, 320)
  await expectAccessible(page)
}

const claimTag = (page: Page) => page.getByLabel('Your claim tag')
const updates = (page: Page) => page.locator('section', { hasText: 'Updates' }).first()

test('shows, reschedules and cancels a pickup', async ({ page, cms }) => {
  const phone = randomPhone()
  const newDay = openDayFromNow(4)
  await fillWizard(page, { name: 'Meera Nair', phone, address: 'Flat 7, Lake View\nPowai' })
  const reference = await confirmBooking(page)
  await page.getByRole('link', { name: 'View, reschedule' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your pickup' })).toBeVisible()
  await expect(claimTag(page)).toContainText(reference)
  await expect(claimTag(page)).toContainText('Waiting for our call')
  for (const words of ['Laundry', 'Meera Nair', phone, 'Flat 7, Lake View']) {
    await expect(page.locator('dl').first()).toContainText(words)
  }
  await expect(page.locator('script')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleOnPhone(page)

  const { id } = await cms.findBooking(reference)
  await cms.update('bookings', id, { status: 'confirmed' })
  await page.reload()
  await expect(claimTag(page)).toContainText('Confirmed')
  await expect(updates(page)).toContainText('We confirmed it')

  await page.getByRole('link', { name: 'Reschedule' }).click()
  await page.getByRole('radio', { name: formatLongDate(openDayFromNow(3)) }).check()
  const currentSlot = page.getByRole('radio', { name: '11AM-1PM' })
  await expect(currentSlot).toBeDisabled()
  await expect(currentSlot).toHaveAccessibleDescription('Your current time')
  await expectAccessibleOnPhone(page)
  await page.getByLabel('Pickup Date').fill(newDay)
  await page.getByRole('radio', { name: '1PM-3PM' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Reschedule this pickup?' })).toBeVisible()
  await expectAccessibleOnPhone(page)
  await page.getByRole('button', { name: 'Reschedule' }).click()
  await expect(page.getByRole('status')).toContainText('Your pickup has been rescheduled')
  await expect(claimTag(page)).toContainText(`${formatLongDate(newDay)}, 1PM-3PM`)
  await expect(updates(page)).toContainText(/You rescheduled it from .* to /)

  await page.getByRole('link', { name: 'Cancel pickup' }).click()
  await expectAccessibleOnPhone(page)
  await page.getByRole('link', { name: 'Keep pickup' }).click()
  await expect(claimTag(page)).toContainText('Confirmed')
  await page.getByRole('link', { name: 'Cancel pickup' }).click()
  await page.getByRole('button', { name: 'Cancel pickup' }).click()
  await expect(page.getByRole('status')).toContainText('Your pickup is cancelled')
  await expect(claimTag(page)).toContainText('Cancelled')
  await expectAccessibleOnPhone(page)
  await page.reload()
  await expect(page.getByRole('status')).toHaveCount(0)
  await expect(page.getByText(manage.isCancelled)).toBeVisible()
  await expect(page.getByRole('link', { name: /Reschedule|Cancel pickup|calendar/ })).toHaveCount(0)
})

test('changes nothing on GET and forbids caching', async ({ request, book, cms }) => {
  const { reference, managePath } = await book()
  const before = await cms.findBooking(reference)
  const query = `?date=${openDayFromNow(4)}&time=1PM-3PM`
  const headers = { 'Sec-Purpose': 'prefetch;prerender', Purpose: 'prefetch' }
  for (const page of ['', '/cancel', '/reschedule']) {
    const document = `${managePath}${page}${query}`
    // Remix's scripts load the data of a page from `.data`.
    const pageData = `${managePath}${page}.data${query}`
    for (const path of [document, pageData]) {
      const response = await request.get(path, { headers })
      expect(response.status(), path).toBe(200)
      expect(response.headers()['cache-control'], path).toContain('no-store')
      if (path !== document) continue
      expect(response.headers().etag, path).toBeUndefined()
      expect(await response.text(), path).toContain('<meta name="robots" content="noindex"/>')
    }
  }
  expect(await cms.findBooking(reference)).toEqual(before)
})

test('mails a lost manage link, and offers this on the page for an invalid link', async ({
  page,
  book,
  passFillTime,
  expectMailsAbout,
}) => {
  const phone = randomPhone()
  const { reference } = await book({ phone, email: 'lost@example.com' })
  await page.goto(`/booking/manage/${'A'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'We cannot find this booking' })).toBeVisible()
  await expectAccessibleOnPhone(page)
  await expect(page.getByRole('link', { name: 'Get the link again' })).toHaveAttribute(
    'href',
    '/booking/find',
  )

  await page.goto('/booking')
  await page.getByRole('link', { name: 'Lost the link to your booking?' }).click()
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('link', { name: 'Please enter your booking ID.' })).toBeVisible()
  await expectAccessibleOnPhone(page)

  await page.getByLabel('Booking ID').fill(reference.toLowerCase())
  await page.getByLabel('Phone Number').fill(phone)
  await passFillTime()
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('status')).toHaveText(findBooking.linkOnItsWay)
  const [mail] = await expectMailsAbout(`Your link to booking #${reference}`, 1)
  expect(mail!.to).toMatchObject([{ address: 'lost@example.com' }])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('reschedules a pickup', async ({ page, book }) => {
    const newDay = formatLongDate(openDayFromNow(4))
    const { managePath } = await book()
    await page.goto(`${managePath}/reschedule`)
    const next = page.getByRole('button', { name: 'Continue' })
    await page.getByRole('radio', { name: newDay }).check()
    await next.click()
    await expect(page.getByRole('alert')).toHaveText(english.pickupFields.timeRequired)
    await expect(page.getByLabel('Pickup Date')).toHaveValue(openDayFromNow(4))
    await page.getByRole('radio', { name: '1PM-3PM' }).check()
    await next.click()
    await page.getByRole('button', { name: 'Reschedule' }).click()
    await expect(claimTag(page)).toContainText(`${newDay}, 1PM-3PM`)
  })
})

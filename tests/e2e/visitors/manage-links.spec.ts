import type { Page } from '@playwright/test'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { findBooking, order, pickupFields } from '#business/words/en.ts'
import { expectAccessible } from '#tests/e2e/accessibility.ts'
import { expect, randomPhone, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const claimTag = (page: Page) => page.getByLabel('Your claim tag')
const updates = (page: Page) => page.locator('section', { hasText: 'Updates' }).first()

test.use({ viewport: { width: 320, height: 800 } })

test('mails a lost link, which shows, reschedules and cancels a pickup', async ({
  page,
  book,
  cms,
  passFillTime,
  expectMailsAbout,
}) => {
  const phone = randomPhone()
  // HTML and SQL are text.
  const name = withRandomSuffix(`<img src=x onerror=alert(1)>'); DROP TABLE bookings;--`)
  const { reference } = await book({
    ...{ name, phone, email: 'lost@example.com', address: 'Flat 7, Lake View\nPowai' },
  })
  await page.goto(`/booking/manage/${'A'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'We cannot find this booking' })).toBeVisible()
  await page.getByRole('link', { name: 'Get the link again' }).click()
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('link', { name: 'Please enter your booking ID.' })).toBeVisible()
  await page.getByLabel('Booking ID').fill(reference.toLowerCase())
  await page.getByLabel('Phone Number').fill(phone)
  await passFillTime()
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('status')).toHaveText(findBooking.linkOnItsWay)
  const [mail] = await expectMailsAbout(`Your link to booking #${reference}`, 1)
  expect(mail!.to).toMatchObject([{ address: 'lost@example.com' }])

  await page.goto(/\/booking\/manage\/[\w-]+/.exec(mail!.text!)![0])
  await expect(heading(page)).toHaveText('Waiting for our call')
  await expect(claimTag(page)).toContainText(reference)
  for (const words of ['Laundry', name, phone, 'Flat 7, Lake View']) {
    await expect(page.locator('dl').first()).toContainText(words)
  }
  await expect(page.locator('script')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  await expectAccessible(page)

  const { id } = await cms.findBooking(reference)
  await cms.update('bookings', id, { status: 'confirmed' })
  await page.reload()
  await expect(heading(page)).toHaveText('Pickup confirmed')
  await expect(updates(page)).toContainText('Pickup confirmed')

  const newDay = openDayFromNow(4)
  await page.getByRole('link', { name: 'Reschedule' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toHaveText(pickupFields.dateRequired)
  await page.getByRole('radio', { name: formatLongDate(openDayFromNow(3)) }).check()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const currentSlot = page.getByRole('radio', { name: '11AM-1PM' })
  await expect(currentSlot).toBeDisabled()
  await expect(currentSlot).toHaveAccessibleDescription('Your current time')
  await expectAccessible(page)
  await page.getByLabel('Pickup Date').fill(newDay)
  await page.getByRole('radio', { name: '1PM-3PM' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Reschedule this pickup?' })).toBeVisible()
  await page.getByRole('button', { name: 'Reschedule' }).click()
  await expect(page.getByRole('status')).toContainText('Your pickup has been rescheduled')
  await expect(claimTag(page)).toContainText(`${formatLongDate(newDay)}, 1PM-3PM`)
  await expect(updates(page)).toContainText(/You rescheduled your pickup from .* to /)

  await page.getByRole('link', { name: 'Cancel pickup' }).click()
  await page.getByRole('link', { name: 'Keep pickup' }).click()
  await expect(heading(page)).toHaveText('Pickup confirmed')
  await page.getByRole('link', { name: 'Cancel pickup' }).click()
  await page.getByRole('button', { name: 'Cancel pickup' }).click()
  await expect(page.getByRole('status')).toContainText('Your pickup is cancelled')
  await expect(heading(page)).toHaveText('Cancelled')
  await page.reload()
  await expect(page.getByRole('status')).toHaveCount(0)
  await expect(page.getByText(order.next.cancelled)).toBeVisible()
  await expect(page.getByRole('link', { name: /Reschedule|Cancel pickup|calendar/ })).toHaveCount(0)
})

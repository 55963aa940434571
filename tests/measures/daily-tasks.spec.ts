import type { Page } from '@playwright/test'
import { sendContactMessage } from '#tests/e2e/contact-form.ts'
import {
  expect,
  gotoDashboard,
  randomPhone,
  test,
  tomorrow,
  withRandomSuffix,
} from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { InteractionCounter } from './interaction-counter.ts'

// docs/performance.md lists these counts.

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function openDashboard(page: Page): Promise<InteractionCounter> {
  await gotoDashboard(page)
  return new InteractionCounter(page)
}

test.beforeEach(async ({ signInAs }) => signInAs(staff))

test("opens today's pickups, or their run sheet, in one press", async ({ page }) => {
  const pickups = await openDashboard(page)
  await pickups.click(link(page, /^Today \d/))
  await expect(page).toHaveURL(/view=today/)
  await expect.poll(pickups.summary).toBe('1 presses, 1 loads')

  const runSheet = await openDashboard(page)
  await runSheet.click(page.getByRole('navigation').getByRole('link', { name: 'Run sheet' }))
  await expect(page.getByRole('heading', { name: 'Run sheet' })).toBeVisible()
  await expect.poll(runSheet.summary).toBe('1 presses, 1 loads')
})

test('opens the unpaid list in one press', async ({ page, book, database }) => {
  const { reference } = await book()
  await database.deliverUnpaid(reference)
  const counter = await openDashboard(page)
  await counter.click(link(page, /^Unpaid/))
  await expect(page.getByRole('article', { name: reference })).toBeVisible()
  await expect.poll(counter.summary).toBe('1 presses, 1 loads')
})

test('finds a caller and their instructions in two presses', async ({ page, book }) => {
  const phone = randomPhone()
  const { reference } = await book({ phone, instructions: 'Ring twice' })
  const counter = await openDashboard(page)
  await counter.search(phone)
  await expect(page.getByRole('region', { name: `Booking ${reference}` })).toContainText(
    'Ring twice',
  )
  await expect.poll(counter.summary).toBe('2 presses, 1 loads')
})

test('confirms ten bookings in three presses', async ({ page, book, database }) => {
  const name = withRandomSuffix('Ten')
  for (let booked = 0; booked < 10; booked += 1) {
    const { reference } = await book({ name })
    await database.movePickup(reference, tomorrow(), '9AM-11AM')
  }
  const counter = await openDashboard(page)
  await counter.click(link(page, /^To confirm/))
  const lines = page.getByRole('listitem').filter({ hasText: name })
  await expect(lines).toHaveCount(10)
  await counter.click(button(page, /^Select all of Tomorrow/))
  await counter.click(button(page, /^Confirm \d+$/))
  await expect(lines.filter({ hasText: 'Confirmed' })).toHaveCount(10)
  await expect.poll(counter.summary).toBe('3 presses, 1 loads')
})

for (const width of [1440, 390]) {
  test(`marks twenty orders in three presses, and one in one, at ${width} px`, async ({
    page,
    book,
    cms,
    database,
  }) => {
    const name = withRandomSuffix('Bag')
    const { reference } = await book({ name })
    await database.movePickup(reference, '2020-03-02', '9AM-11AM')
    const { id } = await cms.findBooking(reference)
    await cms.update('bookings', id, { status: 'confirmed' })
    await database.copyBooking(reference, 19)
    await page.setViewportSize({ width, height: 844 })
    const twenty = await openDashboard(page)
    await twenty.click(link(page, /^Overdue/))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overdue')
    const lines = page.getByRole('listitem').filter({ hasText: name })
    await expect(lines).toHaveCount(20)
    await twenty.click(button(page, /^Select all/))
    await twenty.click(button(page, 'Mark 20 picked up'))
    await expect(lines.filter({ hasText: 'At the shop' })).toHaveCount(20)
    await expect.poll(twenty.summary).toBe('3 presses, 1 loads')

    const one = new InteractionCounter(page)
    await one.click(lines.first().getByRole('button', { name: 'At the shop' }))
    await expect(lines.first()).toContainText('Ready')
    await expect.poll(one.summary).toBe('1 presses, 0 loads')
  })
}

test('reschedules a pickup in six presses, and corrects a phone number in five', async ({
  page,
  book,
}) => {
  const { reference } = await book()
  const reschedule = await openDashboard(page)
  await reschedule.search(reference)
  await reschedule.click(link(page, 'Edit booking'))
  await reschedule.click(page.getByLabel('Pickup Date'))
  await page.getByLabel('Pickup Date').fill(openDayFromNow(5))
  await reschedule.click(page.getByRole('radio', { name: '1PM-3PM' }))
  await reschedule.click(button(page, 'Save'))
  await expect(page.getByText('Booking changed').first()).toBeVisible()
  await expect.poll(reschedule.summary).toBe('6 presses, 3 loads')

  const correction = await openDashboard(page)
  await correction.search(reference)
  await correction.click(link(page, 'Edit booking'))
  await correction.click(page.getByLabel('Phone Number'))
  await page.getByLabel('Phone Number').fill(randomPhone())
  await correction.click(button(page, 'Save'))
  await expect(page.getByText('Booking changed').first()).toBeVisible()
  await expect.poll(correction.summary).toBe('5 presses, 3 loads')
})

test('books for a known caller in three presses', async ({ page, book }) => {
  const phone = randomPhone()
  await book({ phone, date: openDayFromNow(5) })
  const counter = await openDashboard(page)
  await counter.click(link(page, 'New booking'))
  await expect(page.getByLabel('Phone Number')).toBeFocused()
  await page.keyboard.type(phone)
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Kulkarni')
  await expect(page.getByRole('radio', { name: 'Laundry' })).toBeChecked()
  await counter.click(page.getByRole('radio', { name: '1PM-3PM' }))
  await counter.click(button(page, 'Book and confirm'))
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9A-F]{8}$/)
  await expect.poll(counter.summary).toBe('3 presses, 2 loads')
})

test('answers a message in four presses', async ({ page }) => {
  const subject = withRandomSuffix('A sari')
  await sendContactMessage(page, { Subject: subject })
  const counter = await openDashboard(page)
  await counter.click(link(page, /^Messages/))
  await counter.click(page.getByRole('link', { name: subject }))
  await counter.click(page.getByLabel('Answer by email'))
  await page.keyboard.type('Yes, by Thursday.')
  await counter.click(button(page, /^Send to/))
  await expect(page.getByText('Answer on its way')).toBeVisible()
  await expect.poll(counter.summary).toBe('4 presses, 2 loads')
})

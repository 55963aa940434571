import type { Locator, Page } from '@playwright/test'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import { staff } from '#tests/setup/accounts.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import { expect, newPhone, test, unique } from './fixtures.ts'

// What the tasks of a day take, from the dashboard on. docs/performance.md says it beside what they took before.

/** Somebody's hands: how often they press, and how many pages that loads. What is typed is not counted. */
class Hands {
  presses = 0
  loads = 0

  constructor(private readonly page: Page) {
    let open = page.url()
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || frame.url() === open) return
      open = frame.url()
      this.loads += 1
    })
  }

  async click(what: Locator): Promise<void> {
    this.presses += 1
    await what.click()
  }

  async press(key: string): Promise<void> {
    this.presses += 1
    await this.page.keyboard.press(key)
  }

  async find(words: string): Promise<void> {
    await this.press('/')
    await this.page.keyboard.type(words)
    await this.press('Enter')
  }

  /** What the task comes to, once it is done. */
  toll = () => `${this.presses} presses, ${this.loads} loads`
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const tomorrow = () => addDays(localDateAt(new Date()), 1)

/** The dashboard, once it listens: to keys, and to what happens. */
async function atTheCounter(page: Page): Promise<Hands> {
  const listening = page.waitForRequest(/\/admin\/bookings\/events/)
  await Promise.all([listening, page.goto('/admin/dashboard')])
  return new Hands(page)
}

test.beforeEach(async ({ signInAs }) => signInAs(staff))

test("today's pickups are a press away, and their list to be printed another", async ({ page }) => {
  const hands = await atTheCounter(page)
  await hands.click(link(page, /^Today \d/))
  await expect(page).toHaveURL(/view=today/)
  await expect.poll(hands.toll).toBe('1 presses, 1 loads')
  await hands.click(link(page, 'Run sheet'))
  await expect(page.getByRole('heading', { name: 'Run sheet' })).toBeVisible()
  await expect.poll(hands.toll).toBe('2 presses, 2 loads')
})

test('a caller is found by two keys and the number, with the note in place', async ({
  page,
  book,
}) => {
  const phone = newPhone()
  const { reference } = await book({ phone, instructions: 'Ring twice' })
  const hands = await atTheCounter(page)
  await hands.find(phone)
  await expect(page.getByRole('region', { name: `Booking ${reference}` })).toContainText(
    'Ring twice',
  )
  await expect.poll(hands.toll).toBe('2 presses, 1 loads')
})

test('ten are confirmed at once', async ({ page, book, store }) => {
  const name = unique('Ten')
  for (let made = 0; made < 10; made += 1) {
    const { reference } = await book({ name })
    await store.move(reference, tomorrow(), '9AM-11AM')
  }
  const hands = await atTheCounter(page)
  await hands.click(link(page, /^To confirm/))
  const lines = page.getByRole('listitem').filter({ hasText: name })
  await expect(lines).toHaveCount(10)
  await hands.click(button(page, /^Select all of Tomorrow/))
  await hands.click(button(page, /^Confirm the \d+ selected/))
  await expect(lines.filter({ hasText: 'Confirmed' })).toHaveCount(10)
  await expect.poll(hands.toll).toBe('3 presses, 1 loads')
})

test('a pickup is moved, and a phone number corrected', async ({ page, book }) => {
  const { reference } = await book()
  const moving = await atTheCounter(page)
  await moving.find(reference)
  await moving.click(link(page, 'Move or correct'))
  await moving.click(page.getByLabel('Pickup Date'))
  await page.getByLabel('Pickup Date').fill(openDayFromNow(5))
  await moving.click(page.getByRole('radio', { name: '1PM-3PM' }))
  await moving.click(button(page, 'Save'))
  await expect(page.getByText('Booking changed').first()).toBeVisible()
  await expect.poll(moving.toll).toBe('6 presses, 3 loads')

  const correcting = await atTheCounter(page)
  await correcting.find(reference)
  await correcting.click(link(page, 'Move or correct'))
  await correcting.click(page.getByLabel('Phone Number'))
  await page.getByLabel('Phone Number').fill(newPhone())
  await correcting.click(button(page, 'Save'))
  await expect(page.getByText('Booking changed').first()).toBeVisible()
  await expect.poll(correcting.toll).toBe('5 presses, 3 loads')
})

test('a known caller books on one screen', async ({ page, book }) => {
  const phone = newPhone()
  await book({ phone })
  const hands = await atTheCounter(page)
  await hands.click(link(page, 'New booking'))
  await hands.click(page.getByLabel('Phone Number'))
  await page.keyboard.type(phone)
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Kulkarni')
  await hands.click(page.getByRole('radio', { name: 'Laundry' }))
  await hands.click(page.getByLabel('Pickup Date'))
  await page.getByLabel('Pickup Date').fill(openDayFromNow(5))
  await hands.click(page.getByRole('radio', { name: '1PM-3PM' }))
  await hands.click(button(page, 'Book this pickup'))
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9A-F]{8}$/)
  await expect.poll(hands.toll).toBe('6 presses, 2 loads')
})

test('a message is answered', async ({ page, fillTimeOver }) => {
  const subject = unique('A sari')
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Meera Iyer')
  await page.getByLabel('Email').fill('meera@example.com')
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('textbox', { name: 'Message' }).fill('Before Friday?')
  await fillTimeOver()
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  const hands = await atTheCounter(page)
  await hands.click(page.getByRole('link', { name: 'Messages', exact: true }))
  await hands.click(page.getByRole('link', { name: subject }))
  await hands.click(page.getByLabel('Answer by mail'))
  await page.keyboard.type('Yes, by Thursday.')
  await hands.click(button(page, /^Send to/))
  await expect(page.getByText('Answer on its way')).toBeVisible()
  await expect.poll(hands.toll).toBe('4 presses, 2 loads')
})

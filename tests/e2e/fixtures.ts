import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test as base } from '@playwright/test'
import { leastFillSeconds } from '#business/against-abuse'
import { admin } from '../setup/accounts'
import type { ReceivedMail } from '../setup/mail-server'
import { Cms } from './cms'

export { expect }

interface Fixtures {
  cms: Cms
  /** The mails about a booking or by a subject's words that have arrived, once there are `count`. */
  mailsAbout: (words: string, count: number) => Promise<ReceivedMail[]>
}

/** As Playwright's test, but an error in the browser's console fails it. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      // An answer of 4xx, or none, that a journey asks for is no fault of the page.
      const isAskedFor =
        /^Failed to load resource: (the server responded|net::ERR_CONNECTION_RESET)/
      if (message.type() === 'error' && !isAskedFor.test(message.text()))
        errors.push(message.text())
    })
    await use(page)
    expect(errors, 'errors in the browser').toEqual([])
  },
  cms: async ({ request }, use) => use(await Cms.signIn(request)),
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  mailsAbout: async ({}, use) => {
    await use(async (words, count) => {
      let found: ReceivedMail[] = []
      await expect
        .poll(async () => {
          const lines = (await readFile(process.env.E2E_MAILBOX!, 'utf8')).trim().split('\n')
          const mails = lines.filter(Boolean).map((line) => JSON.parse(line) as ReceivedMail)
          found = mails.filter(({ subject }) => subject?.includes(words))
          return found.length
        })
        .toBe(count)
      return found
    })
  },
})

/** WCAG 2.2 AA as far as axe can tell, and nothing that makes the page scroll sideways, as the page stands now. */
export async function expectForEveryone(page: Page) {
  // What fades in is looked at once it is there.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations).toEqual([])
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)
}

/** A day from now, as the business counts days. */
export function dayFromNow(days: number): string {
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(day)
}

interface Order {
  service?: string
  date?: string
  time?: string
  name: string
  phone?: string
  email?: string
  address?: string
}

/** Where no script waits by itself: as long as a person needs at the least for the form that is open. */
export function fillTimeOver(page: Page): Promise<void> {
  return page.waitForTimeout(leastFillSeconds * 1000)
}

/** Fills the wizard up to its last step. */
export async function fillWizard(page: Page, order: Order) {
  const next = page.getByRole('button', { name: 'Continue' })
  await page.goto('/booking')
  await page.getByRole('radio', { name: order.service ?? 'Laundry' }).check()
  await next.click()
  await page.getByLabel('Pickup Date').fill(order.date ?? dayFromNow(1))
  await page.getByRole('radio', { name: order.time ?? '11AM-1PM' }).check()
  await next.click()
  await page.getByLabel('Full Name').fill(order.name)
  await page.getByLabel('Phone Number').fill(order.phone ?? '98765 43210')
  if (order.email) await page.getByLabel('Email (optional)').fill(order.email)
  await page.getByLabel('Pickup Address').fill(order.address ?? 'Flat 3\nHill Road')
  await next.click()
  await expect(page.getByRole('heading', { name: 'Review Your Booking' })).toBeVisible()
}

/** Confirms what `fillWizard` filled in; gives the booking's reference. */
export async function confirmBooking(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Booking successful!')).toBeVisible()
  const said = await page.getByText(/^Your booking ID is: /).textContent()
  return /: ([0-9A-F]{8})\./.exec(said ?? '')![1]!
}

export async function signIn(page: Page, { email, password } = admin) {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

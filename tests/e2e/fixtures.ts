import { randomInt, randomUUID } from 'node:crypto'
import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test'
import { minimumFillSeconds } from '#business/forms/spam-protection.ts'
import { addDays, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { admin } from '#tests/helpers/accounts/accounts.ts'
import type { Credentials } from '#tests/helpers/accounts/session-token.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { bookingFields, postBooking } from '#tests/helpers/http/booking-form.ts'
import type { ReceivedMail } from '#tests/servers/mail-server.ts'
import { type Product, readReceivedMails, resetProduct } from '#tests/servers/product.ts'
import { sharedProduct } from '#tests/setup/shared-products.ts'
import { CmsClient } from './cms-client.ts'
import { TestDatabase } from './test-database.ts'

export { expect }

export interface CreatedBooking {
  reference: string
  managePath: string
}

export interface TestOptions {
  /** For tests that edit shared content: restores it before and after each. */
  resetsProduct: boolean
}

interface Fixtures extends TestOptions {
  restoredProduct: void
  cms: CmsClient
  /** Waits until `count` mails with `words` in the subject are sent. Fails if there are more. */
  expectMailsAbout: (words: string, count: number) => Promise<ReceivedMail[]>
  /** Posts the booking form for a new customer. */
  book: (changes?: Record<string, string>) => Promise<CreatedBooking>
  signInAs: (account: Credentials, otherPage?: Page) => Promise<void>
  /** Makes the open form older than the minimum fill time. */
  passFillTime: () => Promise<void>
}

interface WorkerFixtures {
  product: Omit<Product, 'stop'>
  database: TestDatabase
}

const ignoredErrors = [
  // Remix aborts a redirect response without handling the rejection (`decoded.done` in
  // @remix-run/react's single-fetch.js).
  'signal is aborted without reason',
  // If site and CMS share an origin, Chromium starts a transition that the CMS does not support.
  'Transition was aborted because of invalid state. ViewTransition opt-in disabled',
  // A slow Chromium shows the page before its transition starts.
  'Transition was aborted because of invalid state. Page already revealed',
]

// Remix also logs the failed request that discovers the routes of links.
const requestErrors =
  /^Failed to (load resource: (the server responded|net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED))|fetch manifest patches TypeError: Failed to fetch)/

// Offline, of a page with a service worker.
const workerError = 'Failed to load resource: net::ERR_FAILED'

// In this worker, by the test before.
let isRestored = false

/** Fails on errors in the browser, except for requests that tests make fail. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  resetsProduct: [false, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright requires a pattern.
  product: [({}, use, { parallelIndex }) => use(sharedProduct(parallelIndex)), { scope: 'worker' }],
  restoredProduct: [
    async ({ product, resetsProduct }, use) => {
      if (resetsProduct && !isRestored) await resetProduct(product)
      await use()
      if (resetsProduct) await resetProduct(product)
      isRestored = resetsProduct
    },
    { auto: true },
  ],
  database: [
    async ({ product }, use) => {
      const database = await TestDatabase.open(product.databaseUrl)
      await use(database)
      await database.close()
    },
    { scope: 'worker' },
  ],
  cms: async ({ product, database }, use) =>
    use(new CmsClient(product.cms, await database.mintSessionToken(admin.email, product.secret))),
  baseURL: async ({ product }, use) => use(product.site),
  page: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => {
      if (!ignoredErrors.includes(message)) errors.push(message)
    })
    page.on('console', (message) => {
      const text = message.text()
      // React Router logs the same rejection where it handles it.
      const [firstLine] = text.replace('AbortError: ', '').split('\n')
      const isOfWorker = text === workerError && page.context().serviceWorkers().length > 0
      const isIgnored = isOfWorker || requestErrors.test(text) || ignoredErrors.includes(firstLine!)
      if (message.type() === 'error' && !isIgnored) errors.push(text)
    })
    await use(page)
    expect(errors, 'errors in the browser').toEqual([])
  },
  expectMailsAbout: async ({ product, database }, use) => {
    await use(async (words, count) => {
      // A change stores all its mails in one transaction, so no more can follow.
      await expect
        .poll(
          async () => (await database.findMailsAbout(words)).filter(({ isSent }) => isSent).length,
        )
        .toBeGreaterThanOrEqual(count)
      expect(await database.findMailsAbout(words)).toHaveLength(count)
      const mails = await readReceivedMails(product)
      const found = mails.filter(({ subject }) => subject?.includes(words))
      expect(found).toHaveLength(count)
      return found
    })
  },
  book: async ({ product }, use) => {
    await use(async (changes = {}) => {
      const { formStamp } = await waitForFillTime(product)
      const fields = bookingFields({ date: openDayFromNow(3), email: '', formStamp, ...changes })
      const response = await postBooking(product.site, fields)
      const receipt = new URL(response.headers.get('Location') ?? '', product.site).searchParams
      expect(receipt.get('booked'), `status ${response.status}`).toBeTruthy()
      return {
        reference: receipt.get('booked')!,
        managePath: `/booking/manage/${receipt.get('manage')}`,
      }
    })
  },
  signInAs: async ({ page, product, database }, use) => {
    await use(async ({ email }, otherPage = page) => {
      const value = await database.mintSessionToken(email, product.secret)
      const cookie = { name: 'payload-token', value, url: product.site }
      await otherPage.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }])
    })
  },
  passFillTime: async ({ page, product }, use) => {
    await use(async () => {
      const { formStamp } = await waitForFillTime(product)
      await page
        .locator('input[name="formStamp"]')
        .evaluate((input: HTMLInputElement, stamp) => (input.value = stamp), formStamp)
    })
  },
})

/** Returns a form once it is older than the minimum fill time. */
async function waitForFillTime({ firstForm }: Pick<Product, 'firstForm'>) {
  const acceptedAfter = firstForm.openedAt + minimumFillSeconds * 1000
  await expect.poll(() => Date.now()).toBeGreaterThan(acceptedAfter)
  return firstForm
}

/** Sends ten requests at once, to reach every site process. */
export async function waitForText(request: APIRequestContext, path: string, words: string) {
  await expect
    .poll(async () => {
      const responses = await Promise.all(Array.from({ length: 10 }, () => request.get(path)))
      const texts = await Promise.all(responses.map((response) => response.text()))
      return texts.every((text) => text.includes(words))
    }, `${path} shows ${words}`)
    .toBe(true)
}

export function yesterday(): LocalDate {
  return addDays(localDateAt(new Date()), -1)
}

export function tomorrow(): LocalDate {
  return addDays(localDateAt(new Date()), 1)
}

/** A mobile number as the site formats it, such as 98765 43210. */
export function randomPhone(): string {
  const digits = String(randomInt(6_000_000_000, 10_000_000_000))
  return `${digits.slice(0, 5)} ${digits.slice(5)}`
}

export function withRandomSuffix(words: string): string {
  return `${words} ${randomUUID().slice(0, 8)}`
}

/** A booking in a view of the dashboard. */
export function bookingItem(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
}

interface WizardInput {
  service?: string
  date?: string
  time?: string
  name: string
  phone?: string
  email?: string
  address?: string
}

export async function fillWizard(page: Page, input: WizardInput) {
  const next = page.getByRole('button', { name: 'Continue' })
  await page.goto('/booking')
  await page.getByRole('radio', { name: input.service ?? 'Laundry' }).check()
  await next.click()
  await page.getByLabel('Pickup Date').fill(input.date ?? openDayFromNow(3))
  await page.getByRole('radio', { name: input.time ?? '11AM-1PM' }).check()
  await next.click()
  await page.getByLabel('Full Name').fill(input.name)
  await page.getByLabel('Phone Number').fill(input.phone ?? randomPhone())
  if (input.email) await page.getByLabel('Email (optional)').fill(input.email)
  await page.getByLabel('Pickup Address').fill(input.address ?? 'Flat 3\nHill Road')
  await next.click()
  await expect(page.getByRole('heading', { name: 'Review Your Booking' })).toBeVisible()
}

export async function confirmBooking(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Booking successful!')).toBeVisible()
  const text = await page.getByText(/^Your booking ID is: /).textContent()
  return /: ([0-9A-F]{8})\./.exec(text ?? '')![1]!
}

/** Waits until the page's scripts handle input, unlike `page.goto`. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => {
    const lastLink = [...document.querySelectorAll('a')].at(-1)
    return lastLink && Object.keys(lastLink).some((key) => key.startsWith('__reactProps'))
  })
  // React runs effects, such as keyboard shortcuts, soon after.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/**
 * Waits for Remix's route manifest: without it a form sent offline, or an
 * early second navigation, shows an error page.
 */
export async function openPageWithManifest(page: Page, path: string) {
  const [manifest] = await Promise.all([page.waitForResponse(/\/__manifest/), openPage(page, path)])
  await manifest.finished()
  // Remix adds the routes after the response.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Waits until scripts handle the form of a site page, whose header and footer have none. */
export async function waitForFormScripts(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form')!).some((key) => key.startsWith('__reactProps')),
  )
}

/** Waits until the dashboard handles input and live updates. */
export async function gotoDashboard(page: Page) {
  const updateStream = page.waitForRequest(/\/admin\/bookings\/events/)
  await Promise.all([updateStream, openPage(page, '/admin/dashboard')])
}

export async function signIn(page: Page, { email, password }: Credentials) {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

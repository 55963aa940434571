import { randomInt, randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, expect, type Page, test as base } from '@playwright/test'
import { minimumFillSeconds } from '#business/forms/fill-time.ts'
import { addDays, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { admin } from '#tests/setup/accounts.ts'
import { bookingFields, postBooking } from '#tests/setup/booking-form.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import { type Credentials, sessionToken } from '#tests/setup/session-token.ts'
import type { ReceivedMail } from '#tests/systems/mail-server.ts'
import { type Product, receivedMails, startProduct } from '#tests/systems/product.ts'
import { runningProduct } from '#tests/systems/running-product.ts'
import { sharedProduct } from '#tests/systems/shared-products.ts'
import { Cms } from './cms.ts'
import { Store } from './store.ts'

export { expect }

/** What a booking is called by, and where its own page stands. */
export interface Booked {
  reference: string
  path: string
}

interface Fixtures {
  /** The mails about a booking, or with some words in their subject: `count` in all, once each has been sent. */
  mailsAbout: (words: string, count: number) => Promise<ReceivedMail[]>
  /** Books without a browser, as a browser without scripts does, by somebody who has never booked before. */
  book: (changes?: Record<string, string>) => Promise<Booked>
  /** Opens a session for this page's browser, or that of another page. */
  signInAs: (who: Credentials, elsewhere?: Page) => Promise<void>
  /** Where no script waits by itself: the form that is open has been open for as long as a person needs. */
  fillTimeOver: () => Promise<void>
}

export interface OwnProduct {
  /** Any name: these journeys have a product for themselves, because they edit what others read. */
  ownProduct: string | null
}

interface WorkerFixtures extends OwnProduct {
  /** The product that these journeys use. */
  product: Omit<Product, 'stop'>
  store: Store
  /** The CMS as an admin. */
  cms: Cms
  /** A session's token; each account signs in once. */
  tokenOf: (who: Credentials) => Promise<string>
}

const harmless = [
  // Remix breaks off the end of an answer that redirects, and nobody in it listens to that (`decoded.done` in
  // @remix-run/react's single-fetch.js); where the end has already come, nothing is said.
  'signal is aborted without reason',
  // Where site and CMS have one origin, Chromium begins to fade from a page of the site to the CMS, which does not fade.
  'Transition was aborted because of invalid state. ViewTransition opt-in disabled',
  // A page that Chromium shows before its fade begins, on a busy machine, appears without the fade.
  'Transition was aborted because of invalid state. Page already revealed',
]

/** As Playwright's test, but an error in the browser's console fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownProduct: [null, { option: true, scope: 'worker' }],
  product: [
    async ({ ownProduct }, use, { parallelIndex }) => {
      if (ownProduct === null || runningProduct) return use(sharedProduct(parallelIndex))
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  store: [
    async ({ product }, use) => {
      const store = await Store.open(product.databaseUrl)
      await use(store)
      await store.close()
    },
    { scope: 'worker' },
  ],
  tokenOf: [
    async ({ product }, use) => {
      const tokens = new Map<string, Promise<string>>()
      await use((who) => {
        const token = tokens.get(who.email) ?? sessionToken(product.cms, who)
        tokens.set(who.email, token)
        return token
      })
    },
    { scope: 'worker' },
  ],
  cms: [
    async ({ product, tokenOf }, use) => use(new Cms(product.cms, await tokenOf(admin))),
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.site),
  page: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => {
      if (!harmless.includes(message)) errors.push(message)
    })
    page.on('console', (message) => {
      // An answer of 4xx, or none, that a journey asks for is no fault of the page.
      const isAskedFor =
        /^Failed to load resource: (the server responded|net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED))/
      if (message.type() === 'error' && !isAskedFor.test(message.text()))
        errors.push(message.text())
    })
    await use(page)
    expect(errors, 'errors in the browser').toEqual([])
  },
  mailsAbout: async ({ product, store }, use) => {
    await use(async (words, count) => {
      // They are owed from the moment that what they tell of is stored: none can join them later.
      await expect
        .poll(async () => (await store.mailsAbout(words)).filter(({ isDone }) => isDone).length)
        .toBeGreaterThanOrEqual(count)
      expect(await store.mailsAbout(words)).toHaveLength(count)
      const mails = await receivedMails(product)
      const found = mails.filter(({ subject }) => subject?.includes(words))
      expect(found).toHaveLength(count)
      return found
    })
  },
  book: async ({ product }, use) => {
    await use(async (changes = {}) => {
      const { formStamp } = await longOpenForm(product)
      const fields = bookingFields({ date: openDayFromNow(3), email: '', formStamp, ...changes })
      const answer = await postBooking(product.site, fields)
      const receipt = new URL(answer.headers.get('Location') ?? '', product.site).searchParams
      expect(receipt.get('booked'), `the answer ${answer.status}`).toBeTruthy()
      return {
        reference: receipt.get('booked')!,
        path: `/booking/manage/${receipt.get('manage')}`,
      }
    })
  },
  signInAs: async ({ page, product, tokenOf }, use) => {
    await use(async (who, elsewhere = page) => {
      const value = await tokenOf(who)
      const cookie = { name: 'payload-token', value, url: product.site }
      await elsewhere.context().addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }])
    })
  },
  fillTimeOver: async ({ page, product }, use) => {
    await use(async () => {
      const { formStamp } = await longOpenForm(product)
      await page
        .locator('input[name="formStamp"]')
        .evaluate((input: HTMLInputElement, stamp) => (input.value = stamp), formStamp)
    })
  },
})

/** The first form of a product, once a person could have filled it in; which is long before the first test asks. */
async function longOpenForm({ firstForm }: Pick<Product, 'firstForm'>) {
  const goodFrom = firstForm.openedAt + minimumFillSeconds * 1000
  await expect.poll(() => Date.now()).toBeGreaterThan(goodFrom)
  return firstForm
}

/** Once what fades in is there, and the page before has faded out. */
function untilSettled(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const { activeViewTransition } = document as { activeViewTransition?: ViewTransition | null }
    await activeViewTransition?.finished
    // What follows the scrolling never ends.
    const running = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}

/** Makes the window as wide as that. A window that changes while pages fade into each other is an error to Chromium. */
export async function resize(page: Page, width: number) {
  await untilSettled(page)
  await page.setViewportSize({ width, height: 800 })
}

/** WCAG 2.2 AA as far as axe can tell, and nothing that makes the page scroll sideways, as the page stands now. */
export async function expectForEveryone(page: Page) {
  await untilSettled(page)
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Else it opens a page of its own each time, to look into the frames of other sites: ours have a map at the most.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations).toEqual([])
  await expectNoSidewaysScroll(page)
}

/** Nothing on the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page) {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)
}

/** Waits until an address shows an edit, whichever process of the site answers: asked so often, all will have. */
export async function waitUntilShown(request: APIRequestContext, path: string, words: string) {
  await expect
    .poll(async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => request.get(path)))
      const texts = await Promise.all(answers.map((answer) => answer.text()))
      return texts.every((text) => text.includes(words))
    }, `${path} shows ${words}`)
    .toBe(true)
}

/** A day that is over, as the business counts days. */
export function dayInThePast(): LocalDate {
  return addDays(localDateAt(new Date()), -1)
}

/** A phone that nobody has booked with yet, as people write it. */
export function newPhone(): string {
  const digits = String(randomInt(60_000_00000, 100_000_00000))
  return `${digits.slice(0, 5)} ${digits.slice(5)}`
}

/** Words followed by some that no other test has. */
export function unique(words: string): string {
  return `${words} ${randomUUID().slice(0, 8)}`
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

/** Fills the wizard up to its last step. */
export async function fillWizard(page: Page, order: Order) {
  const next = page.getByRole('button', { name: 'Continue' })
  await page.goto('/booking')
  await page.getByRole('radio', { name: order.service ?? 'Laundry' }).check()
  await next.click()
  await page.getByLabel('Pickup Date').fill(order.date ?? openDayFromNow(3))
  await page.getByRole('radio', { name: order.time ?? '11AM-1PM' }).check()
  await next.click()
  await page.getByLabel('Full Name').fill(order.name)
  await page.getByLabel('Phone Number').fill(order.phone ?? newPhone())
  if (order.email) await page.getByLabel('Email (optional)').fill(order.email)
  await page.getByLabel('Pickup Address').fill(order.address ?? 'Flat 3\nHill Road')
  await next.click()
  await expect(page.getByRole('heading', { name: 'Review Your Booking' })).toBeVisible()
}

/** Confirms what was filled in; gives the booking's reference. */
export async function confirmBooking(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Booking successful!')).toBeVisible()
  const said = await page.getByText(/^Your booking ID is: /).textContent()
  return /: ([0-9A-F]{8})\./.exec(said ?? '')![1]!
}

/** Signs in by the form, as staff do at the counter. */
export async function signIn(page: Page, { email, password }: Credentials) {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

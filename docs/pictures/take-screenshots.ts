import { chromium, type Page } from 'playwright'
import { instantAt } from '#business/pickups/local-time.ts'
import { runNode, typeScriptArgs } from '#scripts/launch/child-process.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'
import { launchOptions } from '#tests/helpers/browser.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { secret } from '#tests/helpers/secret.ts'
import { runStatements } from '#tests/servers/prepared-system.ts'
import { type Product, startProduct } from '#tests/servers/product.ts'
import { followOrder } from './follow-order.ts'
import { takePicture } from './take-picture.ts'

/** Takes the pictures of README.md and docs/staff.md, on a morning with the sample day. */
const morning = instantAt(openDayFromNow(1), '09:40')
process.env.CLOCK_AHEAD_MS = String(morning.getTime() - Date.now())
process.env.NODE_OPTIONS = `--import ${new URL('./clock-ahead.mjs', import.meta.url).href}`

/** Without the mark of sample data, so that the pictures show no notice about it. */
async function fillDay({ databaseUrl }: Product): Promise<void> {
  const variables = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, PAYLOAD_SECRET: secret }
  const code = await runNode([...typeScriptArgs, 'scripts/demo.ts'], variables)
  if (code !== 0) throw new Error('The sample day could not be stored.')
  await runStatements(databaseUrl, [
    'UPDATE bookings SET sample = NULL',
    'UPDATE contact_messages SET sample = NULL',
    `UPDATE users SET name = 'Meera Joshi' WHERE email = '${staff.email}'`,
  ])
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).waitFor()
}

async function takeSitePictures(page: Page): Promise<void> {
  await page.goto('/')
  await takePicture(page, 'pictures/home')

  await page.goto('/booking')
  await page.getByRole('radio', { name: 'Laundry' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Pickup Date').fill(openDayFromNow(2, morning))
  await page.getByRole('radio', { name: '11AM-1PM' }).check()
  await takePicture(page, 'pictures/booking')
}

async function takePhonePictures(page: Page): Promise<void> {
  await page.goto('/admin/dashboard?view=to-confirm')
  await page.getByRole('button', { name: 'Confirm', exact: true }).nth(1).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await takePicture(page, 'pictures/staff-confirm')

  await page.goto('/admin/bookings/new')
  await page.getByLabel('Phone Number').fill('5550010005')
  await page.getByText('Filled in from').waitFor()
  await takePicture(page, 'pictures/staff-new-booking')

  await page.goto('/admin/dashboard?q=Subramaniam')
  const opened = page.getByRole('region', { name: /^Booking / })
  await opened.getByRole('link', { name: 'Edit booking' }).waitFor()
  // Below the header.
  await opened.evaluate((region) => scrollTo(0, region.getBoundingClientRect().top - 72))
  await takePicture(page, 'pictures/staff-booking')

  await page.goto('/admin/messages')
  await page.getByRole('link', { name: 'Wedding lehenga' }).click()
  await page.getByLabel('Answer by email').fill('Yes, in a week. Shall we collect it tomorrow?')
  await takePicture(page, 'pictures/staff-message')

  await page.goto('/admin/run-sheet')
  await page.getByLabel('Branch', { exact: true }).selectOption({ label: 'Juhu' })
  await page.getByText('1 of 3 done').waitFor()
  await takePicture(page, 'pictures/staff-run-sheet')
}

const product = await startProduct()
const browser = await chromium.launch(launchOptions)
try {
  await fillDay(product)
  const context = await browser.newContext({
    baseURL: product.site,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 1000 },
  })
  await context.clock.setSystemTime(morning)
  const page = await context.newPage()
  await takeSitePictures(page)
  await signIn(page)
  await page.goto('/admin/dashboard?view=today')
  await takePicture(page, 'pictures/staff-today')

  await page.setViewportSize({ width: 390, height: 760 })
  await takePhonePictures(page)
  await followOrder(browser, product, page)
} finally {
  await browser.close()
  await product.stop()
}

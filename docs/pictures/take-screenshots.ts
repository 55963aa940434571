import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { staff } from '#tests/helpers/accounts/accounts.ts'
import { launchOptions } from '#tests/helpers/browser.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { startProduct } from '#tests/servers/product.ts'

/** Takes the pictures of README.md. */
const here = fileURLToPath(new URL('.', import.meta.url))

async function take(page: Page, name: string) {
  await page.waitForLoadState('networkidle')
  const png = await page.screenshot()
  await sharp(png).webp({ quality: 82 }).toFile(`${here}${name}.webp`)
  console.log(`docs/pictures/${name}.webp`)
}

const bookings: Record<string, string>[] = [
  { name: 'Asha Kulkarni', serviceType: 'laundry', items: '6 shirts and 2 bedsheets' },
  { name: 'Imran Shaikh', serviceType: 'dry-cleaning', items: '1 sherwani', time: '1PM-3PM' },
  { name: 'Meera Nair', serviceType: 'shoes', items: '2 pairs of trainers', time: '3PM-5PM' },
  { name: 'Rohan Desai', serviceType: 'both', time: '5PM-7PM' },
  { name: 'Farida Contractor', serviceType: 'dry-cleaning', date: openDayFromNow(3) },
]

const product = await startProduct()
const browser = await chromium.launch(launchOptions)
try {
  const stamp = await openBookingForm(product.site)
  for (const fields of bookings)
    await postBooking(product.site, { ...stamp, ...bookingFields(fields) })

  const viewport = { width: 1280, height: 1000 }
  const page = await browser.newPage({ viewport, locale: 'en-IN', timezoneId: 'Asia/Kolkata' })
  await page.goto(product.site)
  await take(page, 'home')

  await page.goto(`${product.site}/booking`)
  await page.getByRole('radio', { name: 'Laundry' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Pickup Date').fill(openDayFromNow(2))
  await page.getByRole('radio', { name: '11AM-1PM' }).check()
  await take(page, 'booking')

  await page.goto(`${product.site}/admin/login`)
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Farida Contractor').waitFor()
  await take(page, 'dashboard')
} finally {
  await browser.close()
  await product.stop()
}

import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { managePath } from '#business/manage-links/manage-link.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { runStatements } from '#tests/servers/prepared-system.ts'
import { type Product, readReceivedMails } from '#tests/servers/product.ts'
import { takePicture } from './take-picture.ts'

const customer = {
  name: 'आशा कुलकर्णी',
  email: 'asha@example.com',
  address: 'फ्लैट 3, सी ब्रीज़\nहिल रोड, बांद्रा वेस्ट\nमुंबई 400050',
}

// On the morning of the pictures.
const pickup = { date: openDayFromNow(1), time: '5PM-7PM', items: '5 शर्ट, 2 साड़ी' }
const phone = { width: 360, height: 740 }

/** Takes a picture of the customer's page and of the email at each stage of an order in Hindi. */
export async function followOrder(browser: Browser, product: Product, staffPage: Page) {
  const context = await browser.newContext({
    baseURL: product.site,
    viewport: phone,
  })
  const page = await context.newPage()
  const hindiSite = `${product.site}/hi`
  const hiddenFields = await openBookingForm(product.site)
  const form = bookingFields({ ...hiddenFields, ...customer, ...pickup })
  const booked = await postBooking(hindiSite, form)
  const receipt = new URL(booked.headers.get('location')!, product.site).searchParams
  const staffPath = `/admin/bookings/${receipt.get('booked')}`
  const orderPath = `/hi${managePath(receipt.get('manage')!)}`

  const show = async (stage: string) => {
    await page.goto(orderPath)
    await takePicture(page, `pictures/order/${stage}`)
  }
  const press = async (name: string, done: RegExp) => {
    await staffPage.goto(staffPath)
    await staffPage.getByRole('button', { name, exact: true }).first().click()
    await staffPage.getByText(done).first().waitFor()
  }
  let mails = 0
  const showMail = async (name: string) => {
    const mail = await nextMail(product, ++mails)
    // The site's policy forbids inline styles.
    await page.goto('about:blank')
    await page.setContent(mail)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: phone.width, height })
    await takePicture(page, `pictures/order/mail-${name}`)
    await page.setViewportSize(phone)
  }

  await runStatements(product.databaseUrl, [
    `UPDATE business_info SET bills_upi_id = 'saaf@okbank', bills_payee_name = 'Saaf Cleaners', updated_at = now()`,
  ])
  await show('1-pending')
  await showMail('1-confirmation')
  await press('Confirm', /^Booking status updated/)
  await show('2-confirmed')
  await showMail('2-confirmed')
  await press('Picked up', /^Marked/)
  await show('3-picked-up')
  await press('At the shop', /^Marked/)
  await show('4-at-the-shop')
  await staffPage.goto(`${staffPath}/bill`)
  await staffPage
    .getByLabel(/^Count of /)
    .first()
    .fill('5')
  await staffPage.getByRole('button', { name: 'Save and send' }).click()
  await staffPage.getByText('Unpaid').first().waitFor()
  await showMail('3-bill')
  await press('Ready', /^Marked/)
  await show('5-ready')
  await showMail('4-ready')
  await page.goto(`${orderPath}/delivery`)
  await page.getByRole('group').getByRole('button').last().click()
  await show('6-delivery-chosen')
  await press('Out for delivery', /^Marked/)
  await show('7-on-its-way')
  await showMail('5-on-its-way')
  await press('Delivered', /^Marked/)
  await show('8-delivered')
  await press('UPI', /^Marked as paid/)
  await show('9-paid')
  await showMail('6-receipt')
  await context.close()
}

async function nextMail(product: Product, count: number): Promise<string> {
  const deadline = Date.now() + waitOptions.timeout
  for (;;) {
    await runStatements(product.databaseUrl, [
      `UPDATE emails SET due_at = now() WHERE status = 'queued'`,
    ])
    const received = (await readReceivedMails(product)).filter(({ recipients }) =>
      recipients.includes(customer.email),
    )
    const mail = received[count - 1]
    if (mail) return mail.html!
    if (Date.now() > deadline) throw new Error(`Email ${count} did not arrive.`)
    await setTimeout(500)
  }
}

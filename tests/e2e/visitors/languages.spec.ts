import { formatLongDate } from '#business/pickups/local-time.ts'
import { hindi } from '#business/words/hi.ts'
import { marathi } from '#business/words/mr.ts'
import { expect, randomPhone, test } from '#tests/e2e/fixtures.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

const date = openDayFromNow(3)

test('changes to Hindi, books and opens the booking', async ({
  page,
  passFillTime,
  expectMailsAbout,
}) => {
  const { booking, bookingFields, forms, pickupFields } = hindi
  const next = page.getByRole('button', { name: booking.continue })
  await page.goto('/booking')
  await page.getByRole('banner').getByRole('link', { name: 'हिंदी' }).click()
  await expect(page).toHaveURL(/\/hi\/booking$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await page.getByRole('radio', { name: 'लॉन्ड्री' }).check()
  await next.click()
  await page.getByRole('radio', { name: formatLongDate(date, hindi.dates) }).check()
  await next.click()
  await expect(page.getByRole('link', { name: pickupFields.timeRequired })).toBeVisible()
  await page.getByRole('radio', { name: 'दोपहर 1 से 3 बजे' }).check()
  await next.click()
  await page.getByLabel(bookingFields.name.inputLabel).fill('आशा कुलकर्णी')
  await page.getByLabel(bookingFields.phone.inputLabel).fill('१२३')
  await page.getByLabel(bookingFields.address.inputLabel).fill('फ़्लैट ३, पवई ४०००७६')
  await next.click()
  await expect(page.getByRole('link', { name: forms.phoneInvalid })).toBeVisible()
  await page.getByLabel(bookingFields.phone.inputLabel).fill('९८७६५ ४३२१०')
  await next.click()
  await expect(page.getByRole('heading', { name: booking.review })).toBeVisible()
  await passFillTime()
  await page.getByRole('button', { name: booking.confirm }).click()
  await expect(page.getByText(hindi.bookingReply.saved)).toBeVisible()
  await expect(page).toHaveURL(/\/hi\/booking\?/)
  await expect(page.getByRole('heading', { level: 1, name: hindi.booked.heading })).toBeFocused()
  const claimTag = page.getByLabel(hindi.booked.claimTag)
  const reference = /[0-9A-F]{8}/.exec((await claimTag.textContent()) ?? '')![0]
  await expectMailsAbout(reference, 1)

  await page.getByRole('link', { name: hindi.booked.manage }).click()
  await expect(page).toHaveURL(/\/hi\/booking\/manage\//)
  await expect(
    page.getByRole('heading', { level: 1, name: hindi.order.stages.pending }),
  ).toBeVisible()
  await expect(page.locator('dl').first()).toContainText('98765 43210')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('books in Marathi', async ({ page, passFillTime, expectMailsAbout }) => {
    const { booking, bookingFields, pickupFields } = marathi
    await page.goto('/mr/booking')
    await page.getByLabel(bookingFields.name.inputLabel).fill('Rohit Script')
    await page.getByRole('button', { name: booking.confirm }).click()
    await expect(page.getByRole('alert')).toContainText('5 गोष्टी तपासा')
    await page.getByRole('radio', { name: 'ड्राय क्लीनिंग', exact: true }).check()
    await page.getByLabel(pickupFields.date).fill(date)
    await page.getByRole('radio', { name: 'संध्याकाळी 5 ते 7' }).check()
    await page.getByLabel(bookingFields.phone.inputLabel).fill(randomPhone())
    await page.getByLabel(bookingFields.address.inputLabel).fill('Powai')
    await passFillTime()
    await page.getByRole('button', { name: booking.confirm }).click()
    await expect(page.getByText(marathi.bookingReply.saved)).toBeVisible()
    const claimTag = page.getByLabel(marathi.booked.claimTag)
    const reference = /[0-9A-F]{8}/.exec((await claimTag.textContent()) ?? '')![0]
    await expectMailsAbout(reference, 1)
    await expect(page.getByText(marathi.booked.noEmail)).toBeVisible()
  })
})

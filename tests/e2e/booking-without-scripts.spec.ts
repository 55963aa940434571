import { formatLongDate } from '#business/pickups/local-time.ts'
import { hiddenFields } from '#tests/setup/booking-form.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import { confirmBooking, expect, expectForEveryone, newPhone, test } from './fixtures.ts'

// Booking where scripts are off, never arrive, or come late.

test('where scripts never arrive, the server turns the steps, and what it refuses is said', async ({
  page,
  fillTimeOver,
  mailsAbout,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'))
  const next = page.getByRole('button', { name: 'Continue' })
  await page.goto('/booking')
  await expect(next).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeHidden()
  await next.click()
  await expect(
    page.getByRole('link', { name: 'Please select a service type to continue.' }),
  ).toBeVisible()
  await page.getByRole('radio', { name: 'Laundry' }).check()
  await next.click()

  await expect(page.getByRole('heading', { name: 'Schedule Pickup' })).toBeVisible()
  await page.getByRole('radio', { name: formatLongDate(openDayFromNow(3)) }).check()
  await next.click()
  await expect(
    page.getByRole('link', { name: 'Please select a preferred time slot.' }),
  ).toBeVisible()
  await page.getByRole('radio', { name: '1PM-3PM' }).check()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: 'Laundry' })).toBeChecked()
  await next.click()
  await next.click()

  await page.getByLabel('Full Name').fill('No Assets')
  await page.getByLabel('Phone Number').fill(newPhone())
  await page.getByLabel('Pickup Address').fill('Powai')
  await page.getByLabel('Pickup Address').press('Tab')
  await page.getByLabel('Full Name').press('Enter')
  const review = page.locator('dl').first()
  for (const words of ['Laundry', '1PM-3PM', 'No Assets']) await expect(review).toContainText(words)
  await expectForEveryone(page)
  await page.getByRole('button', { name: 'Change service' }).click()
  await page.getByRole('radio', { name: 'Shoe Cleaning' }).check()
  for (let turned = 0; turned < 3; turned += 1) await next.click()
  await expect(review).toContainText('Shoe Cleaning')
  await fillTimeOver()
  await mailsAbout(await confirmBooking(page), 1)
})

test('what was tapped before scripts arrived counts', async ({ page }) => {
  const assets = new Promise<void>((arrive) => void page.exposeFunction('arrive', arrive))
  await page.route('**/assets/*.js', async (route) => {
    await assets
    await route.continue()
  })
  await page.goto('/booking', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Laundry' }).check()
  await page.evaluate('arrive()')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Schedule Pickup' })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that is sent too quickly is refused and kept; the second try books', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/booking')
    await page.getByRole('radio', { name: 'Laundry' }).check()
    await page.getByLabel('Pickup Date').fill(openDayFromNow(3))
    await page.getByRole('radio', { name: '11AM-1PM' }).check()
    await page.getByLabel('Full Name').fill('Hasty Rohit')
    await page.getByLabel('Phone Number').fill('9876543210')
    await page.getByLabel('Pickup Address').fill('Powai')
    // However long that took: as if the form had been made only now.
    const { formStamp: madeNow } = await hiddenFields(baseURL!)
    await page
      .locator('input[name="formStamp"]')
      .evaluate((input: HTMLInputElement, stamp) => (input.value = stamp), madeNow)
    const answer = page.waitForResponse((sent) => sent.request().method() === 'POST')
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    expect((await answer).status()).toBe(429)
    const headers = (await answer).headers()
    expect(headers['retry-after']).toMatch(/^[12]$/)
    expect(headers['cache-control']).toBe('no-store')
    await expect(page.getByRole('alert')).toContainText(
      /Booking failed.*too quick for us\. Please try again in \d seconds?, or call \+91 22 4000 1998\./,
    )
    await expect(page.getByLabel('Full Name')).toHaveValue('Hasty Rohit')
    await expect(page.getByRole('radio', { name: '11AM-1PM' })).toBeChecked()
    await expect(page.locator('input[name="formStamp"]')).toHaveValue(madeNow!)
    await expect(async () => {
      const next = page.waitForResponse((sent) => sent.request().method() === 'POST')
      await page.getByRole('button', { name: 'Confirm Booking' }).click()
      expect((await next).status()).toBe(302)
    }).toPass()
    await expect(page.getByText('Booking successful!')).toBeVisible()
  })

  test('one long form says what is wrong, keeps what was written, and books', async ({
    page,
    fillTimeOver,
    mailsAbout,
  }) => {
    await page.goto('/booking')
    await page.getByLabel('Full Name').fill('Rohit Script')
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    for (const sentence of [
      'Please select a service type to continue.',
      'Please select a pickup date.',
      'Please select a preferred time slot.',
      'Please enter your phone number.',
      'Please enter your pickup address.',
    ]) {
      await expect(page.getByRole('alert').getByRole('link', { name: sentence })).toBeVisible()
    }
    await expect(page.getByRole('alert')).toContainText('5 things need your attention')
    await expect(page.getByLabel('Full Name')).toHaveValue('Rohit Script')
    await page.getByRole('radio', { name: 'Dry Cleaning' }).check()
    await page.getByLabel('Pickup Date').fill(openDayFromNow(3))
    await page.getByRole('radio', { name: '5PM-7PM' }).check()
    await page.getByLabel('Phone Number').fill('9876543210')
    await page.getByLabel('Pickup Address').fill('Powai')
    await fillTimeOver()
    const reference = await confirmBooking(page)
    await mailsAbout(reference, 1)
  })
})

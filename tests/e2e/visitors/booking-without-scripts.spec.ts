import { bookingHref } from '#business/content/links/site-links.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { expectAccessible } from '#tests/e2e/accessibility.ts'
import { confirmBooking, expect, randomPhone, test } from '#tests/e2e/fixtures.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

test(
  'changes steps on the server and shows errors when scripts fail to load',
  { tag: '@desktop' },
  async ({ page, passFillTime, expectMailsAbout }) => {
    await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort('connectionreset'))
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
    await page.getByLabel('Phone Number').fill(randomPhone())
    await page.getByLabel('Pickup Address').fill('Powai')
    await page.getByLabel('Pickup Address').press('Tab')
    await page.getByLabel('Full Name').press('Enter')
    const review = page.locator('dl').first()
    for (const words of ['Laundry', '1PM-3PM', 'No Assets'])
      await expect(review).toContainText(words)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change service' }).click()
    await page.getByRole('radio', { name: 'Shoe Cleaning' }).check()
    for (let step = 0; step < 3; step += 1) await next.click()
    await expect(review).toContainText('Shoe Cleaning')
    await passFillTime()
    await expectMailsAbout(await confirmBooking(page), 1)
  },
)

const laundryLink = bookingHref({ title: 'Laundry Services', bookedAs: 'laundry' })

test(
  'keeps the service of a link to the second step when scripts fail to load',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort('connectionreset'))
    await page.goto(laundryLink)
    await expect(page.getByText('Booking: Laundry Services')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('radio', { name: 'Laundry' })).toBeChecked()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Schedule Pickup' })).toBeVisible()
  },
)

test('keeps a choice made before scripts load', { tag: '@desktop' }, async ({ page }) => {
  const scriptsReleased = new Promise<void>(
    (resolve) => void page.exposeFunction('releaseScripts', resolve),
  )
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await scriptsReleased
    await route.continue()
  })
  await page.goto('/booking', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Laundry' }).check()
  await page.evaluate('releaseScripts()')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Schedule Pickup' })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the service that a link selects', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(laundryLink)
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule a Pickup' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Laundry' })).toBeChecked()
    await expect(page.getByLabel('Full Name')).toBeVisible()
  })

  test(
    'shows all fields in one form, shows errors, keeps the input, and books',
    { tag: '@desktop' },
    async ({ page, passFillTime, expectMailsAbout }) => {
      await page.goto('/booking')
      await page.getByLabel('Full Name').fill('Rohit Script')
      await page.getByRole('button', { name: 'Confirm Booking' }).click()
      await expect(page.getByRole('alert')).toContainText('5 things need your attention')
      await expect(page.getByLabel('Full Name')).toHaveValue('Rohit Script')
      await page.getByRole('radio', { name: 'Dry Cleaning' }).check()
      await page.getByLabel('Pickup Date').fill(openDayFromNow(3))
      await page.getByRole('radio', { name: '5PM-7PM' }).check()
      await page.getByLabel('Phone Number').fill('9876543210')
      await page.getByLabel('Pickup Address').fill('Powai')
      for (const name of ['Do we come to you?', 'Privacy (opens in a new tab)']) {
        await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank')
      }
      await passFillTime()
      await expectMailsAbout(await confirmBooking(page), 1)
      const booked = page.getByRole('heading', { level: 1, name: 'Booked' })
      await expect(booked).toBeFocused()
      await expect(page.getByText('You gave no email')).toBeVisible()

      await page.goto('/locations#service-area')
      await page.getByLabel('Pincode').fill('400076')
      await page.getByRole('button', { name: 'Check' }).click()
      await expect(page).toHaveURL(/\?pincode=400076#service-area$/)
      await expect(page.getByRole('status')).toHaveText('Yes. Powai collects from 400076.')
    },
  )
})

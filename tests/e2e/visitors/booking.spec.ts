import type { Locator, Page } from '@playwright/test'
import { bookingHref } from '#business/content/site-pages.ts'
import { honeypotField } from '#business/forms/spam-protection.ts'
import { bookAgainPath } from '#business/manage-links/manage-link.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import * as english from '#business/words/en.ts'
import { expectAccessible } from '#tests/e2e/accessibility.ts'
import {
  confirmBooking,
  expect,
  fillWizard,
  randomPhone,
  test,
  tomorrow,
  withRandomSuffix,
  yesterday,
} from '#tests/e2e/fixtures.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

test(
  'books a pickup, sends both mails, and prints the booking',
  { tag: '@phone' },
  async ({ page, expectMailsAbout }) => {
    await fillWizard(page, {
      service: 'Shoe Cleaning',
      name: 'Asha Kulkarni',
      phone: '98765 43210',
      email: 'asha@example.com',
    })
    const review = page.locator('dl').first()
    for (const words of ['Shoe Cleaning', '11AM-1PM', 'Asha Kulkarni', '98765 43210', 'Flat 3']) {
      await expect(review).toContainText(words)
    }
    const agreement = page.getByText('By confirming, you agree to our keeping these details')
    await expect(
      agreement.getByRole('link', { name: 'Privacy (opens in a new tab)' }),
    ).toBeVisible()
    await expect(page.getByText('10% off your first order')).toBeVisible()
    const reference = await confirmBooking(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Booked' })).toBeFocused()
    await expect(page).toHaveTitle(`Booked · ${reference} | Saaf`)
    const claimTag = page.getByLabel('Your claim tag')
    await expect(claimTag).toContainText(reference)
    await expect(claimTag).toContainText('Shoe Cleaning')
    await expect(page.getByRole('link', { name: 'Save to WhatsApp' })).toBeInViewport()
    const nextSteps = page.getByRole('listitem').filter({ hasText: 'We’ll' })
    await expect(nextSteps).toContainText(['on 98765 43210', 'from Flat 3, Hill Road'])
    await expect(page.getByText('A confirmation is on its way to asha@example.com.')).toBeVisible()
    const calendar = page.getByRole('link', { name: 'Add to calendar' })
    const calendarFile = await page.request.get((await calendar.getAttribute('href'))!)
    expect(calendarFile.headers()['content-type']).toContain('text/calendar')
    await expectMailsAbout(reference, 2)

    await page.emulateMedia({ media: 'print' })
    await expect(claimTag).toContainText(reference)
    for (const hidden of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.locator('form'),
    ]) {
      await expect(hidden).toBeHidden()
    }
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: null })

    const another = page.getByRole('heading', { name: 'Book another pickup' })
    await expect(another).not.toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Select Service' })).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  },
)

test('asks before it books the same pickup again, and confirms it if the network then fails', async ({
  page,
  database,
}) => {
  const name = withRandomSuffix('Twice Asha')
  const phone = randomPhone()
  await fillWizard(page, { name, phone })
  await confirmBooking(page)
  await fillWizard(page, { name, phone })
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByRole('alert')).toHaveText('You already have a pickup then. Book another?')
  await expectAccessible(page)
  expect(await database.countBookingsBy(name)).toBe(1)
  const earlier = page.getByRole('link', { name: 'Find my booking' })
  await expect(earlier).toHaveAttribute('href', /^\/booking\/manage\/[\w-]{43}$/)
  const again = page.getByRole('button', { name: 'Book another' })
  await expect(again).toBeFocused()
  await page.route('**/booking.data*', (route) =>
    route.request().method() === 'GET' ? route.abort('connectionreset') : route.continue(),
  )
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Booked' })).toBeFocused()
  expect(await database.countBookingsBy(name)).toBe(2)
})

test('keeps a choice made before scripts load, and shows missing fields on each step', async ({
  page,
}) => {
  const next = page.getByRole('button', { name: 'Continue' })
  const summary = page.getByRole('alert')
  const wizardScript = /\/assets\/booking-wizard-[^/]*\.js$/
  const released = (name: string) =>
    new Promise<void>((resolve) => void page.exposeFunction(name, resolve))
  const scriptsReleased = released('releaseScripts')
  const wizardReleased = released('releaseWizard')
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await scriptsReleased
    if (wizardScript.test(route.request().url())) await wizardReleased
    await route.continue()
  })
  await page.goto('/booking', { waitUntil: 'commit' })
  const service = page.getByRole('radio', { name: 'Both Services' })
  await service.check()
  const loadsWizard = page.waitForRequest(wizardScript)
  await page.evaluate('releaseScripts()')
  await loadsWizard
  let documents = 0
  page.on('request', (request) => void (documents += Number(request.isNavigationRequest())))
  await next.click()
  await page.evaluate('releaseWizard()')

  await expect(page.getByRole('heading', { name: 'Schedule Pickup' })).toBeFocused()
  expect(documents, 'The page must handle a button pressed while its scripts load.').toBe(0)
  await next.click()
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Please select a pickup date.',
    'Please select a preferred time slot.',
  ])
  const day = page.getByLabel('Pickup Date')
  await expect(day).toHaveAccessibleDescription('Please select a pickup date.')
  await day.fill(yesterday())
  await page.getByRole('radio', { name: '9AM-11AM' }).check()
  await next.click()
  await expect(summary).toContainText('Please select a date in the future.')
  await day.fill(openDayFromNow(1))
  await next.click()

  await expect(page.getByLabel('Full Name')).toBeFocused()
  await next.click()
  await expect(summary).toContainText('3 things need your attention')
  await page.getByLabel('Full Name').fill('Asha')
  await page.getByLabel('Pickup Address').fill('Flat 3, Hill Road, Mumbai 400 050')
  await expect(page.getByRole('status').filter({ hasText: 'collects from' })).toHaveText(
    'Yes. Bandra West collects from 400050.',
  )
  const phone = page.getByLabel('Phone Number')
  await phone.fill('987654321')
  await next.click()
  await expect(summary).toContainText('Please enter a valid 10-digit phone number.')
  await phone.fill('')
  await phone.pressSequentially('+919876543210')
  await expect(phone).toHaveValue('+919876543210')
  await phone.press('Tab')
  await expect(phone).toHaveValue('98765 43210')
  await phone.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review Your Booking' })).toBeVisible()
  await expect(page.locator('dl').first()).toContainText('Both Services')
})

test('keeps the input and the estimate on Back, Forward, reload and a link that names a service', async ({
  page,
}) => {
  const step = (number: number) => page.getByText(`Step ${number} of 4`, { exact: true })
  const name = page.getByLabel('Full Name')
  const items = page.getByLabel('Items Description')
  const slot = page.getByRole('radio', { name: '11AM-1PM' })
  // A step redirects to the first unfinished one before it.
  await page.goto('/booking?step=4')
  await expect(step(1)).toBeVisible()

  await fillWizard(page, { name: 'Meera' })
  await page.goBack()
  await expect(step(3)).toBeVisible()
  await expect(name).toHaveValue('Meera')
  await items.fill('3 shirts')
  await page.getByRole('button', { name: 'Estimate the price' }).click()
  const add = page.getByRole('button', { name: 'Add one Wash and fold' })
  await add.click()
  await add.click()
  const estimate = page.getByRole('status').filter({ hasText: 'after counting' })
  await expect(estimate).toHaveText('About ₹158. We’ll confirm after counting.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove one Wash and fold' }).click()
  await expect(estimate).toContainText('₹79')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(step(2)).toBeVisible()
  await expect(page).toHaveTitle('Choose a time · Step 2 of 4 | Saaf')
  await expect(slot).toBeChecked()
  await page.goBack()
  await expect(step(3)).toBeVisible()
  await page.goForward()
  await expect(step(2)).toBeVisible()
  await page.reload()
  await expect(slot).toBeChecked()
  const pincode = page.getByLabel('Pincode (optional)')
  await pincode.fill('4000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(english.serviceArea.pincodeInvalid)).toBeVisible()
  await expect(pincode).toBeFocused()
  await pincode.fill('')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(step(4)).toBeVisible()
  await expect(name).toHaveValue('Meera')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  for (const title of ['Express Service', 'Express Service', 'Stain Removal']) {
    await page.goto(bookingHref({ title, bookedAs: 'both' }, english))
    await expect(items).toHaveValue(/^3 shirts\n1 kg Wash and fold\nExpress Service/)
  }
  await expect(items).toHaveValue('3 shirts\n1 kg Wash and fold\nExpress Service\nStain Removal')
  await expect(step(2)).toBeVisible()
  await expect(slot).toBeChecked()

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(step(4)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'मराठी' }).click()
  await expect(page).toHaveURL(/\/mr\/booking\?step=4$/)
  await expect(page.locator('dl').first()).toContainText('Meera')
})

test('takes the earliest day with the chosen time, and renames the days after midnight', async ({
  page,
}) => {
  const slot = page.getByRole('radio', { name: '9AM-11AM' })
  const firstDay = page.getByRole('group', { name: 'Pickup day' }).getByRole('radio').first()
  await page.goto('/booking?step=2&service=laundry')
  await expect(slot).toHaveAccessibleDescription(/^(Today|Tomorrow|\w{3}, \d+ \w{3})$/)
  await slot.check()
  await expect(page.locator('input[name=day]:checked')).toHaveCount(1)
  await expect(page.getByLabel('Pickup Date')).not.toHaveValue('')

  await expect(firstDay).toHaveAccessibleName(/^Today, /)
  await page.route('**/booking/days', async (route) => {
    const url = `${route.request().url()}?from=${tomorrow()}`
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(firstDay).toHaveAccessibleName(`Today, ${formatLongDate(tomorrow())}`)
})

test('books with the keyboard only', async ({ page }) => {
  const date = openDayFromNow(3)
  const [year, month, day] = date.split('-')
  const tabToAndType = async (field: Locator, text: string) => {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
  await page.goto('/booking')
  await expect(page.getByRole('radio', { name: 'Laundry' })).toBeEnabled()
  await tabTo(page, page.getByRole('radio', { name: 'Dry Cleaning' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Schedule Pickup' })).toBeFocused()

  const pickupDate = page.getByLabel('Pickup Date')
  await tabTo(page, pickupDate)
  await page.keyboard.type(`${month}${day}${year}`)
  await expect(pickupDate).toHaveValue(date)
  await tabTo(page, page.getByRole('radio', { name: '9AM-11AM' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '11AM-1PM' })).toBeChecked()
  await page.keyboard.press('Enter')

  await expect(page.getByLabel('Full Name')).toBeFocused()
  await tabToAndType(page.getByLabel('Full Name'), 'Keyboard Asha')
  await tabToAndType(page.getByLabel('Phone Number'), '9876543210')
  await tabToAndType(page.getByLabel('Pickup Address'), 'Flat 3, Hill Road')
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Confirm Order' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Confirm Booking' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeFocused()
})

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => document.activeElement?.getAttribute('name'))
    expect(name).not.toBe(honeypotField)
  }
  await expect(target).toBeFocused()
}

test('prefills a repeat booking, and remembers customers only while they agree', async ({
  page,
  book,
}) => {
  const continueToReview = async (page: Page) => {
    await page.getByRole('radio', { name: formatLongDate(openDayFromNow(4)) }).check()
    await page.getByRole('radio', { name: '3PM-5PM' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Confirm Order' })).toBeFocused()
    return page.locator('dl').first()
  }
  const { managePath } = await book({
    name: 'Once Before',
    serviceType: 'shoes',
    items: '2 pairs',
  })
  await page.goto(bookAgainPath(managePath.split('/').at(-1)!))
  await expect(page.getByRole('heading', { name: 'Schedule Pickup' })).toBeVisible()
  const review = await continueToReview(page)
  await expect(review).toContainText('Shoe Cleaning')
  await expect(review).toContainText('Once Before')
  const fromLastTime = page.getByText('Filled in from last time')
  await expect(fromLastTime).toBeVisible()
  await page.getByRole('button', { name: 'Change date' }).click()
  await continueToReview(page)
  await expect(fromLastTime).toBeVisible()
  await page.getByRole('button', { name: 'Change name' }).click()
  await expect(page.getByLabel('Remember me on this device')).not.toBeChecked()
  await page.getByLabel('Remember me on this device').check()
  await page.getByLabel('Full Name').fill('Once More')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(review).toContainText('Once More')
  await expect(fromLastTime).toHaveCount(0)
  await confirmBooking(page)

  const laterPage = await page.context().newPage()
  await page.close()
  await laterPage.goto('/booking')
  await expect(laterPage.getByRole('radio', { name: 'Shoe Cleaning' })).toBeChecked()
  await expect(laterPage.getByText('Filled in from last time')).toBeVisible()
  await laterPage.goto('/booking?service=laundry')
  await expect(laterPage.getByRole('radio', { name: 'Laundry' })).toBeChecked()
  await laterPage.getByRole('button', { name: 'Continue' }).click()
  const laterReview = await continueToReview(laterPage)
  await expect(laterReview).toContainText('Once More')
  await expect(laterPage.getByText('Filled in from last time')).toBeVisible()
  await expect(laterPage.getByText('10% off your first order')).toHaveCount(0)
  await expect(laterReview).not.toContainText('2 pairs')
  // Recognizes the form if it is sent twice.
  await expect(laterPage.locator('[name=requestKey]')).toHaveValue(/^[\da-f-]{36}$/)
  await laterPage.getByRole('button', { name: 'Change name' }).click()
  await laterPage.getByLabel('Remember me on this device').uncheck()
  expect(await laterPage.evaluate(() => localStorage.length)).toBe(0)
})

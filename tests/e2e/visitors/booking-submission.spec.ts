import { minimumFillSeconds } from '#business/forms/spam-protection.ts'
import { expect, fillWizard, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

test('keeps the form when refused as spam and while offline, then books once on a double click', async ({
  page,
  database,
  expectMailsAbout,
}) => {
  const name = withRandomSuffix('Double Click')
  await fillWizard(page, { name })
  const document = await page.evaluateHandle(() => window.document)
  const confirm = page.getByRole('button', { name: 'Confirm Booking' })
  const honeypot = page.locator('input[name="website"]')
  await expect(page.getByRole('textbox', { name: /website/i })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: /website/i, includeHidden: true })).toHaveCount(1)
  const { width, height } = (await honeypot.locator('xpath=../..').boundingBox())!
  expect(width * height).toBeLessThanOrEqual(1)
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
  await confirm.click()
  await expect(page.getByText('Booking failed')).toBeVisible()
  await expect(
    page.getByText(/^We could not accept this just now\. .* or call \+91 22/),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call +91 22 4000 1998' })).toHaveAttribute(
    'href',
    'tel:+912240001998',
  )
  await expect(page.locator('dl').first()).toContainText(name)

  await page.context().setOffline(true)
  await confirm.click()
  const unconfirmed = page.getByRole('alert').filter({ hasText: 'may not have reached us.' })
  await expect(unconfirmed).toBeFocused()
  await expect(page.getByText('Booking failed')).toHaveCount(1)
  await expect(page.locator('dl').first()).toContainText(name)

  await page.context().setOffline(false)
  const emptyFormCounter = await document.evaluateHandle((page) => {
    const counter = { beforeReceipt: 0 }
    const find = (level: string, words: string) =>
      [...page.querySelectorAll(level)].find(({ textContent }) => textContent === words)
    new MutationObserver(() => {
      if (find('h2', 'Select Service')?.checkVisibility() && !find('h1', 'Booked'))
        counter.beforeReceipt += 1
    }).observe(page, { attributes: true, childList: true, subtree: true })
    return counter
  })
  // Fetch every response, even if the browser stops waiting.
  const statuses: Promise<number>[] = []
  await page.route('**/booking.data*', async (route) => {
    const fetched = route.fetch({ maxRedirects: 0 })
    statuses.push(fetched.then((response) => response.status()))
    await route.fulfill({ response: await fetched }).catch(() => {})
  })
  await confirm.dblclick()
  await expect(page.getByText('Booking successful!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Select Service' })).toBeVisible()
  expect(await emptyFormCounter.jsonValue()).toEqual({ beforeReceipt: 0 })
  await Promise.all(statuses)
  expect(statuses).not.toHaveLength(0)
  expect(await database.countBookingsBy(name)).toBe(1)
  await expectMailsAbout(name, 1)
})

test('keeps the form when the response is lost, and returns the first booking on retry', async ({
  page,
  playwright,
  database,
  expectMailsAbout,
}) => {
  const name = withRandomSuffix('Lost Response')
  await fillWizard(page, { name })
  // Not `route.fetch()`: the browser must not get the cookies of the response.
  const outsideBrowser = await playwright.request.newContext()
  await page.route('**/booking.data*', async (route) => {
    await outsideBrowser.fetch(route.request())
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Booking failed')).toBeVisible()
  await expect(
    page.getByText('There was an error submitting your booking. Please try again.'),
  ).toBeVisible()
  await expect(
    page.getByText(
      /^Your booking may not have reached us\..* booked twice\. .* \+91 22 4000 1998\.$/,
    ),
  ).toBeVisible()
  await expect(page.locator('dl').first()).toContainText(name)

  await page.unroute('**/booking.data*')
  await page.reload()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByLabel('Pickup Address').fill('Flat 4, entered too late')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('so your latest changes are not in it')).toBeVisible()
  expect(await database.countBookingsBy(name)).toBe(1)
  await expectMailsAbout(name, 1)
})

test('waits for the minimum fill time when the form is sent at once, then books', async ({
  page,
}) => {
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST') statuses.push(response.status())
  })
  await page.goto('/booking')
  await expect(page.getByRole('radio', { name: 'Laundry' })).toBeEnabled()
  await page.evaluate((date) => {
    const draft = {
      serviceType: 'laundry',
      date,
      time: '11AM-1PM',
      name: 'Quick Asha',
      phone: '9876543210',
      address: 'Hill Road',
    }
    sessionStorage.setItem('booking-draft', JSON.stringify(draft))
  }, openDayFromNow(3))
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const button = [...document.querySelectorAll('button')].at(-1)
      const isFilled = document.querySelector('dl')?.textContent.includes('Quick Asha')
      if (!isFilled || button?.textContent !== 'Confirm Booking') return
      clearInterval(timer)
      button.click()
    }, 10)
  })
  const observed = { sentAt: 0, button: {} }
  await page.route('**/booking.data*', async (route) => {
    observed.sentAt = Date.now()
    const button = page.getByRole('button').last()
    observed.button = { text: await button.textContent(), isDisabled: await button.isDisabled() }
    await route.continue()
  })
  const openedAt = Date.now()
  await page.goto('/booking?step=4')
  await expect(page.getByText('Booking successful!')).toBeVisible()
  expect(observed.button).toEqual({ text: 'Processing...', isDisabled: true })
  expect(observed.sentAt - openedAt).toBeGreaterThan(minimumFillSeconds * 1000)
  expect(statuses).toHaveLength(1)
  expect(statuses[0]).toBeLessThan(400)
})

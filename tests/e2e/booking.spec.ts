import type { Locator, Page } from '@playwright/test'
import { minimumFillSeconds } from '#business/forms/fill-time.ts'
import { bookAgainPath } from '#business/managing/manage-link.ts'
import { formatLongDate, localDateAt } from '#business/pickups/local-time.ts'
import { hiddenFields } from '#tests/setup/booking-form.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import {
  confirmBooking,
  dayInThePast,
  expect,
  expectForEveryone,
  fillWizard,
  newPhone,
  test,
  unique,
} from './fixtures.ts'

test('a visitor books a pickup, and both mails arrive', async ({ page, mailsAbout }) => {
  const date = openDayFromNow(3)
  await fillWizard(page, {
    service: 'Shoe Cleaning',
    date,
    name: 'Asha Kulkarni',
    phone: '98765 43210',
    email: 'asha@example.com',
  })
  const review = page.locator('dl').first()
  for (const words of ['Shoe Cleaning', '11AM-1PM', 'Asha Kulkarni', '98765 43210', 'Flat 3']) {
    await expect(review).toContainText(words)
  }
  const reference = await confirmBooking(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Booked' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    'We call you to confirm',
  )
  const claimTag = page.getByLabel('Your claim tag')
  await expect(claimTag).toContainText(reference)
  await expect(claimTag).toBeInViewport()
  await expect(claimTag).toBeFocused()

  const calendar = await claimTag
    .getByRole('link', { name: 'Add to calendar' })
    .getAttribute('href')
  const entry = await page.request.get(calendar!)
  expect(entry.headers()['content-type']).toContain('text/calendar')
  // 11 in the morning in Mumbai.
  expect(await entry.text()).toContain(`DTSTART:${date.replaceAll('-', '')}T053000Z`)

  const mails = await mailsAbout(reference, 2)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    `Booking Confirmation #${reference}`,
    `New Booking #${reference} - Asha Kulkarni`,
  ])
  for (const mail of mails) expect(mail.text).toContain(formatLongDate(date))

  const toWhatsapp = await claimTag
    .getByRole('link', { name: 'Keep this in WhatsApp' })
    .getAttribute('href')
  const kept = new URL(toWhatsapp!).searchParams.get('text')
  expect(kept).toContain(reference)
  expect(kept).toContain('/booking/manage/')

  await expect(page.getByRole('heading', { name: 'Book another pickup' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Select Service' })).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
})

test('each step says what is missing, and goes on once it is there', async ({ page }) => {
  const next = page.getByRole('button', { name: 'Continue' })
  const openedOn = localDateAt(new Date())
  await page.goto('/booking')
  await expect(next).toBeDisabled()
  await page.getByRole('radio', { name: 'Both Services' }).check()
  await next.click()

  await expect(page.getByRole('heading', { name: 'Schedule Pickup' })).toBeFocused()
  await next.click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Please select a pickup date.',
    'Please select a preferred time slot.',
  ])
  await expectForEveryone(page)
  await expect(page.getByLabel('Pickup Date')).toHaveAccessibleDescription(
    'Please select a pickup date.',
  )
  // At midnight the one, or the other.
  const today = [openedOn, localDateAt(new Date())]
  expect(today).toContain(await page.getByLabel('Pickup Date').getAttribute('min'))
  await page.getByLabel('Pickup Date').fill(dayInThePast())
  await page.getByRole('radio', { name: '9AM-11AM' }).check()
  await next.click()
  await expect(summary).toContainText('Please select a date in the future.')
  await page.getByLabel('Pickup Date').fill(openDayFromNow(1))
  await next.click()

  await expect(page.getByRole('heading', { name: 'Your Details' })).toBeFocused()
  await next.click()
  for (const sentence of [
    'Please enter your full name.',
    'Please enter your phone number.',
    'Please enter your pickup address.',
  ]) {
    await expect(summary).toContainText(sentence)
  }
  await page.getByLabel('Full Name').fill('Asha')
  await page.getByLabel('Pickup Address').fill('Hill Road')
  await page.getByLabel('Email (optional)').fill('asha@')
  await page.getByLabel('Phone Number').fill('987654321')
  await next.click()
  await expect(summary).toContainText('Please enter a valid 10-digit phone number.')
  await expect(summary).toContainText('Please enter a valid email address.')
  await page.getByLabel('Email (optional)').fill('')
  await page.getByLabel('Phone Number').fill('98765-43210')
  await page.getByLabel('Phone Number').press('Enter')
  await expect(page.getByRole('heading', { name: 'Review Your Booking' })).toBeVisible()
})

test('Back, Forward and a refresh keep what was written', async ({ page }) => {
  await fillWizard(page, { name: 'Meera' })
  await page.goBack()
  await expect(page.getByLabel('Full Name')).toHaveValue('Meera')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: '11AM-1PM' })).toBeChecked()
  await page.goBack()
  await page.goForward()
  await page.reload()
  await expect(page.getByRole('radio', { name: '11AM-1PM' })).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Meera')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a link that names a service loses nothing of the items that were written before', async ({
  page,
}) => {
  await fillWizard(page, { name: 'Meera' })
  await page.getByRole('button', { name: 'Change name' }).click()
  const items = page.getByLabel('Items Description')
  await items.fill('3 shirts')
  for (const service of ['Express+Service', 'Express+Service', 'Stain+Removal']) {
    await page.goto(`/booking?service=both&items=${service}`)
    await expect(items).toHaveValue(/^3 shirts\nExpress Service/)
  }
  await expect(items).toHaveValue('3 shirts\nExpress Service\nStain Removal')
})

test('a link may choose the service; a step that is not reached yet leads back', async ({
  page,
}) => {
  await page.goto('/booking?service=laundry')
  await expect(page.getByRole('radio', { name: 'Laundry' })).toBeChecked()
  await page.goto('/booking?step=4')
  await expect(page.getByRole('heading', { name: /Select Service|Schedule Pickup/ })).toBeVisible()
})

/** What the toasts cover is nothing that is to be read or pressed. */
async function expectToastsToCoverNothing(page: Page) {
  const covered = await page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')]
    const main = document.querySelector('main')!
    const isBelow = (box: DOMRect, other: DOMRect) => other.top >= box.bottom
    return [...main.querySelectorAll('h1, h2, p, a, li, button, label')]
      .map((element) => ({ box: element.getBoundingClientRect(), words: element.textContent }))
      .filter(({ box }) =>
        toasts.some((toast) => {
          const place = toast.getBoundingClientRect()
          return !isBelow(place, box) && !isBelow(box, place)
        }),
      )
      .map(({ words }) => words)
  })
  expect(covered).toEqual([])
}

test('at 360 x 740 each step shows its first choice and its button, and what was done is not covered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const next = page.getByRole('button', { name: 'Continue' })
  const expectInReach = async (choice: Locator, button: Locator) => {
    await expect(choice).toBeInViewport({ ratio: 1 })
    await expect(button).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
  await page.goto('/booking')
  await expectInReach(page.getByLabel('Dry Cleaning'), next)
  await page.getByRole('radio', { name: 'Laundry' }).check()
  await next.click()
  await expect(page.getByRole('heading', { name: 'Schedule Pickup' })).toBeFocused()
  await expect(page.getByText('Step 1 of 4')).toHaveCount(0)
  await expectInReach(page.getByRole('radio', { name: 'Tomorrow' }), next)
  await expectForEveryone(page)

  await page.getByRole('radio', { name: formatLongDate(openDayFromNow(3)) }).check()
  await page.getByRole('radio', { name: '11AM-1PM' }).check()
  await next.click()
  await expect(page.getByRole('heading', { name: 'Your Details' })).toBeFocused()
  await expectInReach(page.getByLabel('Full Name'), next)
  await page.getByLabel('Full Name').fill('Thumb Asha')
  await page.getByLabel('Phone Number').fill(newPhone())
  await page.getByLabel('Pickup Address').fill('Flat 3, Hill Road')
  await next.click()
  const confirm = page.getByRole('button', { name: 'Confirm Booking' })
  await expect(page.getByRole('heading', { name: 'Confirm Order' })).toBeFocused()
  await expectInReach(page.getByRole('button', { name: 'Change service' }), confirm)
  await confirmBooking(page)
  await expect(page.getByLabel('Your claim tag')).toBeInViewport({ ratio: 1 })
  await untilToastStands(page)
  await expectToastsToCoverNothing(page)
})

async function untilToastStands(page: Page) {
  await expect(page.locator('[data-sonner-toast][data-mounted=true]')).toBeVisible()
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('[data-sonner-toast]')]
        .flatMap((toast) => toast.getAnimations())
        .map(({ finished }) => finished),
    ),
  )
}

test('a booking is made by keyboard alone', { tag: '@keyboard' }, async ({ page }) => {
  const date = openDayFromNow(3)
  const [year, month, day] = date.split('-')
  const write = async (field: Locator, text: string) => {
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
  await expectForEveryone(page)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Your Details' })).toBeFocused()
  await write(page.getByLabel('Full Name'), 'Keyboard Asha')
  await write(page.getByLabel('Phone Number'), '9876543210')
  await write(page.getByLabel('Pickup Address'), 'Flat 3, Hill Road')
  await expectForEveryone(page)
  await tabTo(page, page.getByRole('button', { name: 'Continue' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Confirm Order' })).toBeFocused()
  await expectForEveryone(page)
  await tabTo(page, page.getByRole('button', { name: 'Confirm Booking' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your claim tag')).toBeFocused()
  await expectForEveryone(page)
})

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

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

test('a phone number is taken as people paste it', async ({ page }) => {
  await page.goto('/booking')
  await page.getByRole('radio', { name: 'Laundry' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Pickup Date').fill(openDayFromNow(3))
  await page.getByRole('radio', { name: '1PM-3PM' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const phone = page.getByLabel('Phone Number')
  await phone.pressSequentially('+919876543210')
  await expect(phone).toHaveValue('+919876543210')
  await phone.press('Tab')
  await expect(phone).toHaveValue('98765 43210')
  await phone.fill('')
  await phone.focus()
  await page.keyboard.insertText('09876543210')
  await phone.blur()
  await expect(phone).toHaveValue('98765 43210')
  await phone.fill('98765')
  await phone.blur()
  await expect(phone).toHaveValue('98765')
})

test('whoever books again chooses a time and confirms; whoever asked is remembered, until told to forget', async ({
  page,
  book,
}) => {
  const next = page.getByRole('button', { name: 'Continue' })
  const schedule = async () => {
    await page.getByRole('radio', { name: formatLongDate(openDayFromNow(4)) }).check()
    await page.getByRole('radio', { name: '3PM-5PM' }).check()
    await next.click()
    await expect(page.getByRole('heading', { name: 'Confirm Order' })).toBeFocused()
  }
  const { path } = await book({ name: 'Once Before', serviceType: 'shoes', items: '2 pairs' })
  await page.goto(bookAgainPath(path.split('/').at(-1)!))
  await expect(page.getByRole('heading', { name: 'Schedule Pickup' })).toBeVisible()
  await schedule()
  await expect(page.locator('dl').first()).toContainText('Shoe Cleaning')
  await expect(page.locator('dl').first()).toContainText('Once Before')
  await page.getByRole('button', { name: 'Change name' }).click()
  await expect(page.getByLabel('Remember me on this phone')).not.toBeChecked()
  await page.getByLabel('Remember me on this phone').check()
  await page.getByLabel('Full Name').fill('Once More')
  await next.click()
  await confirmBooking(page)

  const later = await page.context().newPage()
  await page.close()
  await later.goto('/booking?service=laundry')
  page = later
  await expect(later.getByRole('radio', { name: 'Laundry' })).toBeChecked()
  await later.getByRole('button', { name: 'Continue' }).click()
  await later.getByRole('radio', { name: formatLongDate(openDayFromNow(4)) }).check()
  await later.getByRole('radio', { name: '3PM-5PM' }).check()
  await later.getByRole('button', { name: 'Continue' }).click()
  const review = later.locator('dl').first()
  await expect(review).toContainText('Once More')
  await expect(review).not.toContainText('2 pairs')
  await later.getByRole('button', { name: 'Change name' }).click()
  await later.getByLabel('Remember me on this phone').uncheck()
  expect(await later.evaluate(() => localStorage.length)).toBe(0)
})

test('two clicks book once', async ({ page, store, mailsAbout }) => {
  const name = unique('Double Click')
  // Each is answered, also where the browser has given up waiting for it.
  const answers: Promise<number>[] = []
  await page.route('**/booking.data*', async (route) => {
    const answer = route.fetch({ maxRedirects: 0 })
    answers.push(answer.then((answered) => answered.status()))
    await route.fulfill({ response: await answer }).catch(() => {})
  })
  await fillWizard(page, { name })
  await page.getByRole('button', { name: 'Confirm Booking' }).dblclick()
  await expect(page.getByText('Booking successful!')).toBeVisible()
  await Promise.all(answers)
  expect(answers).not.toHaveLength(0)
  expect(await store.bookingsBy(name)).toBe(1)
  await mailsAbout(name, 1)
})

test('an answer that is lost keeps the form, and sending it again gives the first booking', async ({
  page,
  playwright,
  store,
  mailsAbout,
}) => {
  const name = unique('Lost Answer')
  await fillWizard(page, { name })
  // From elsewhere, so that the browser does not even keep the cookies of the lost answer.
  const elsewhere = await playwright.request.newContext()
  await page.route('**/booking.data*', async (route) => {
    await elsewhere.fetch(route.request())
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Booking failed')).toBeVisible()
  await expect(
    page.getByText('There was an error submitting your booking. Please try again.'),
  ).toBeVisible()
  // Whatever a toast says is gone in four seconds.
  await expect(
    page.getByText(/^It has not reached us yet\. Nothing is lost: .* \+91 22/),
  ).toBeVisible()
  await expect(page.locator('dl').first()).toContainText(name)

  await page.unroute('**/booking.data*')
  await page.reload()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByLabel('Pickup Address').fill('Flat 4, which came too late')
  await page.getByRole('button', { name: 'Continue' }).click()
  await confirmBooking(page)
  await expect(page.getByText('what you have changed since is not in it')).toBeVisible()
  expect(await store.bookingsBy(name)).toBe(1)
  await mailsAbout(name, 1)
})

test('whoever fills and sends the form at once books all the same', async ({ page }) => {
  const answers: number[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST') answers.push(answer.status())
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
    const watch = setInterval(() => {
      const button = [...document.querySelectorAll('button')].at(-1)
      const isFilled = document.querySelector('dl')?.textContent.includes('Quick Asha')
      if (!isFilled || button?.textContent !== 'Confirm Booking') return
      clearInterval(watch)
      button.click()
    }, 10)
  })
  const seen = { sentAt: 0, button: '' }
  await page.route('**/booking.data*', async (route) => {
    seen.sentAt = Date.now()
    const button = page.getByRole('button').last()
    seen.button = `${await button.textContent()} ${await button.isDisabled()}`
    await route.continue()
  })
  const openedAt = Date.now()
  await page.goto('/booking?step=4')
  await expect(page.getByText('Booking successful!')).toBeVisible()
  expect(seen.button).toBe('Processing... true')
  expect(seen.sentAt - openedAt).toBeGreaterThan(minimumFillSeconds * 1000)
  expect(answers).toHaveLength(1)
  expect(answers[0]).toBeLessThan(400)
})

test('what only a program fills is refused and kept, and nobody comes upon its field', async ({
  page,
}) => {
  await fillWizard(page, { name: 'Filled Asha' })
  const honeypot = page.locator('input[name="website"]')
  await expect(page.getByRole('textbox', { name: /website/i })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: /website/i, includeHidden: true })).toHaveCount(1)
  const { width, height } = (await honeypot.locator('xpath=../..').boundingBox())!
  expect(width * height).toBeLessThanOrEqual(1)

  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
  const answer = page.waitForResponse((sent) => sent.request().method() === 'POST')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  expect((await answer).status()).toBe(429)
  expect((await answer).headers()['retry-after']).toBe('2')
  await expect(page.getByText('Booking failed')).toBeVisible()
  await expect(
    page.getByText(/^We could not take this just now\. .* or call \+91 22/),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call +91 22 4000 1998' })).toHaveAttribute(
    'href',
    'tel:+912240001998',
  )
  await expect(page.locator('dl').first()).toContainText('Filled Asha')

  // A browser that filled it does so once.
  await confirmBooking(page)
})

test(
  'no key leads into the field that only a program fills',
  { tag: '@keyboard' },
  async ({ page }) => {
    for (const path of ['/booking', '/contact']) {
      await page.goto(path)
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab')
        const name = await page.evaluate(() => document.activeElement?.getAttribute('name'))
        expect(name).not.toBe('website')
      }
    }
  },
)

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

import type { Page } from '@playwright/test'
import { formatLongDate } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import { admin } from '#tests/setup/accounts.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import type { Cms } from './cms.ts'
import {
  confirmBooking,
  dayInThePast,
  expect,
  expectForEveryone,
  fillWizard,
  newPhone,
  resize,
  test,
} from './fixtures.ts'

async function storedBooking(cms: Cms, reference: string) {
  const bookings = await cms.list('bookings')
  return bookings.find((booking) => booking.reference === reference)!
}

async function expectForEveryoneOnPhones(page: Page) {
  await resize(page, 320)
  await expectForEveryone(page)
}

const badge = (page: Page) => page.getByLabel('Your claim tag')
const timeline = (page: Page) => page.locator('section', { hasText: 'What has happened' }).first()

test('a customer looks at a pickup, moves it and cancels it', async ({ page, cms }) => {
  const phone = newPhone()
  const newDay = openDayFromNow(4)
  await fillWizard(page, { name: 'Meera Nair', phone, address: 'Flat 7, Lake View\nPowai' })
  const reference = await confirmBooking(page)
  await badge(page).getByRole('link', { name: 'See, move' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your pickup' })).toBeVisible()
  await expect(badge(page)).toContainText(reference)
  await expect(badge(page)).toContainText('Waiting for our call')
  for (const words of ['Laundry', 'Meera Nair', phone, 'Flat 7, Lake View']) {
    await expect(page.locator('dl').first()).toContainText(words)
  }
  await expect(page.locator('script')).toHaveCount(0)
  await expectForEveryone(page)
  await expectForEveryoneOnPhones(page)
  const calendar = (await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href'))!
  const entry = await page.request.get(calendar)
  expect(entry.headers()['content-type']).toContain('text/calendar')

  const { id } = await storedBooking(cms, reference)
  await cms.update('bookings', id, { status: 'confirmed' })
  await page.reload()
  await expect(badge(page)).toContainText('Confirmed')
  await expect(timeline(page)).toContainText('Confirmed by us')
  expect(await page.content()).not.toContain(admin.email)
  const confirmed = await (await page.request.get(calendar)).text()
  expect(confirmed).toContain('STATUS:CONFIRMED')
  expect(confirmed).toContain('SEQUENCE:1')

  await page.getByRole('link', { name: 'Reschedule' }).click()
  await page.getByRole('radio', { name: formatLongDate(openDayFromNow(3)) }).check()
  const present = page.getByRole('radio', { name: '11AM-1PM' })
  await expect(present).toBeDisabled()
  await expect(present).toHaveAccessibleDescription('Your time now')
  await expectForEveryone(page)
  await expectForEveryoneOnPhones(page)
  await page.getByLabel('Pickup Date').fill(newDay)
  await page.getByRole('radio', { name: '1PM-3PM' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Move this pickup?' })).toBeVisible()
  await expectForEveryoneOnPhones(page)
  await page.getByRole('button', { name: 'Yes, move it' }).click()
  await expect(page.getByRole('status')).toContainText('Your pickup has been moved')
  await expect(badge(page)).toContainText(`${formatLongDate(newDay)}, 1PM-3PM`)
  await expect(timeline(page)).toContainText(/Moved by you from .* to /)
  await expectForEveryoneOnPhones(page)

  await page.getByRole('link', { name: 'Cancel pickup' }).click()
  await expectForEveryoneOnPhones(page)
  await page.getByRole('link', { name: 'Keep it' }).click()
  await expect(badge(page)).toContainText('Confirmed')
  await page.getByRole('link', { name: 'Cancel pickup' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('status')).toContainText('Your pickup is cancelled')
  await expect(badge(page)).toContainText('Cancelled')
  await expectForEveryoneOnPhones(page)
  await page.reload()
  await expect(page.getByRole('status')).toHaveCount(0)
  await expect(page.getByText(messages.managing.isCancelled)).toBeVisible()
  await expect(page.getByRole('link', { name: /Reschedule|Cancel pickup|calendar/ })).toHaveCount(0)

  const { history } = await storedBooking(cms, reference)
  expect(history).toMatchObject([
    { door: 'site' },
    { to: 'confirmed', door: 'cms' },
    { door: 'manage-link', by: 'Customer', from: 'confirmed', to: 'confirmed' },
    { door: 'manage-link', by: 'Customer', to: 'cancelled' },
  ])
})

const prefetching: Record<string, string> = {
  'Sec-Purpose': 'prefetch;prerender',
  Purpose: 'prefetch',
}

test('whoever only follows links changes nothing, and is told to keep nothing', async ({
  request,
  book,
  cms,
}) => {
  const { reference, path } = await book()
  const before = await storedBooking(cms, reference)
  const choice = `date=${openDayFromNow(4)}&time=1PM-3PM`
  const paths = ['', '/cancel', '/reschedule', `/reschedule?${choice}`].map((end) => path + end)
  for (const address of [...paths, ...paths.map(asData)]) {
    for (const method of ['GET', 'HEAD']) {
      for (const headers of [{}, prefetching]) {
        const answer = await request.fetch(address, { method, headers })
        expect(answer.status(), address).toBe(200)
        expect(answer.headers()['cache-control'], address).toContain('no-store')
      }
    }
  }
  for (const address of paths) {
    const answer = await request.get(address)
    expect(answer.headers()['referrer-policy'], address).toMatch(/^(no-referrer|same-origin)$/)
    expect(answer.headers().etag, address).toBeUndefined()
    expect(await answer.text(), address).toContain('<meta name="robots" content="noindex"/>')
  }
  expect(await storedBooking(cms, reference)).toEqual(before)

  const rules = await (await request.get('/speculation-rules.json')).text()
  expect(rules).toContain('"/booking/manage/*"')
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /booking/manage')
  expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(/booking\/(manage|find)/)
})

/** Where the site's own scripts would ask for what a page shows. */
function asData(path: string): string {
  const [pathname, query] = path.split('?')
  return `${pathname}.data${query ? `?${query}` : ''}`
}

test('what has changed in the meantime is shown before anything else is', async ({
  page,
  book,
  cms,
}) => {
  const newDay = openDayFromNow(5)
  const { reference, path } = await book()
  const { id } = await storedBooking(cms, reference)
  await page.goto(`${path}/cancel`)
  await cms.update('bookings', id, { status: 'confirmed' })
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('alert')).toContainText(messages.managing.changedMeanwhile)
  await expect(badge(page)).toContainText('Confirmed')
  await expectForEveryoneOnPhones(page)

  await page.goto(`${path}/reschedule?date=${openDayFromNow(4)}&time=1PM-3PM`)
  await cms.update('bookings', id, { date: newDay })
  await page.getByRole('button', { name: 'Yes, move it' }).click()
  await expect(page.getByRole('alert')).toContainText(messages.managing.changedMeanwhile)
  await expect(badge(page)).toContainText(formatLongDate(newDay))

  await page.goto(`${path}/cancel`)
  const again = await page.context().newPage()
  await again.goto(`${path}/cancel`)
  for (const tab of [page, again]) {
    await tab.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(badge(tab)).toContainText('Cancelled')
  }
  const { history } = await storedBooking(cms, reference)
  expect((history as { to: string }[]).filter(({ to }) => to === 'cancelled')).toHaveLength(1)
})

test('a time that cannot be had is refused, and the others are there to choose from', async ({
  page,
  book,
}) => {
  const booked = openDayFromNow(3)
  const soon = openDayFromNow(4)
  const { path } = await book({ date: booked, time: '11AM-1PM' })
  await page.goto(`${path}/reschedule?date=${soon}&time=1PM-3PM`)
  await page.locator('input[name=date]').evaluate((field: HTMLInputElement, past) => {
    field.value = past
  }, dayInThePast())
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Yes, move it' }).click()
  expect((await answer).status()).toBe(409)
  await expect(page.getByRole('alert')).toHaveText(messages.booking.dateInPast)
  await expect(page.getByLabel('Pickup Date')).toHaveValue(soon)
  await expectForEveryoneOnPhones(page)

  await page.goto(`${path}/reschedule?date=${booked}&time=11AM-1PM`)
  await expect(page.getByRole('alert')).toHaveText(messages.managing.alreadyThen)
  await page.goto(`${path}/reschedule?date=${dayInThePast()}&time=11AM-1PM`)
  await expect(page.getByRole('alert')).toHaveText(messages.managing.noLongerOffered)
})

test('a link that opens nothing says so, and leads to where it can be had again', async ({
  page,
}) => {
  const answer = await page.goto(`/booking/manage/${'A'.repeat(43)}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'We cannot find this booking' })).toBeVisible()
  await expectForEveryoneOnPhones(page)
  await page.getByRole('link', { name: 'Get the link again' }).click()
  await expect(page).toHaveURL(/\/booking\/find$/)
})

test('a lost link is asked for, and the answer tells nobody whether there is one', async ({
  page,
  book,
  fillTimeOver,
  mailsAbout,
}) => {
  const phone = newPhone()
  const { reference } = await book({ phone, email: 'lost@example.com' })
  await page.goto('/booking')
  await page.getByRole('link', { name: 'Lost the link to your booking?' }).click()
  await expectForEveryoneOnPhones(page)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('link', { name: 'Please enter your booking ID.' })).toBeVisible()
  await expectForEveryoneOnPhones(page)

  const answers: string[] = []
  for (const [askedId, askedPhone] of [
    [reference.toLowerCase(), phone],
    [reference, newPhone()],
    ['FFFFFFFF', phone],
  ] as const) {
    await page.getByLabel('Booking ID').fill(askedId)
    await page.getByLabel('Phone Number').fill(askedPhone)
    await fillTimeOver()
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await expect(page.getByRole('status')).toHaveText(messages.managing.linkOnItsWay)
    answers.push(page.url() + (await page.getByRole('main').innerText()))
  }
  await expectForEveryoneOnPhones(page)
  expect(new Set(answers).size).toBe(1)
  const [mail] = await mailsAbout(`Your link to booking #${reference}`, 1)
  expect(mail!.to).toMatchObject([{ address: 'lost@example.com' }])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a pickup is moved and cancelled', async ({ page, fillTimeOver }) => {
    const newDay = formatLongDate(openDayFromNow(4))
    await page.goto('/booking')
    await page.getByRole('radio', { name: 'Dry Cleaning' }).check()
    await page.getByLabel('Pickup Date').fill(openDayFromNow(3))
    await page.getByRole('radio', { name: '11AM-1PM' }).check()
    await page.getByLabel('Full Name').fill('No Script')
    await page.getByLabel('Phone Number').fill(newPhone())
    await page.getByLabel('Pickup Address').fill('Powai')
    await fillTimeOver()
    await confirmBooking(page)
    await badge(page).getByRole('link', { name: 'See, move or cancel it' }).click()

    await page.getByRole('link', { name: 'Reschedule' }).click()
    const goOn = page.getByRole('button', { name: 'Continue' })
    await page.getByRole('radio', { name: newDay }).check()
    await goOn.click()
    await expect(page.getByRole('alert')).toHaveText(messages.booking.timeRequired)
    await expect(page.getByLabel('Pickup Date')).toHaveValue(openDayFromNow(4))
    await page.getByRole('radio', { name: '1PM-3PM' }).check()
    await goOn.click()
    await expect(page.getByRole('heading', { name: 'Move this pickup?' })).toBeVisible()
    await page.getByRole('button', { name: 'Yes, move it' }).click()
    await expect(badge(page)).toContainText(`${newDay}, 1PM-3PM`)
    await page.getByRole('link', { name: 'Cancel pickup' }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(badge(page)).toContainText('Cancelled')
  })
})

import type { Page } from '@playwright/test'
import { formatLongDate } from '#business/local-time'
import { messages } from '#business/messages'
import { admin } from '../setup/accounts'
import type { Cms } from './cms'
import {
  confirmBooking,
  dayFromNow,
  expect,
  expectForEveryone,
  fillTimeOver,
  fillWizard,
  test,
} from './fixtures'

/** Books a pickup in the wizard; gives its reference and the path of its own page. */
async function book(page: Page, order: Parameters<typeof fillWizard>[1]) {
  await fillWizard(page, order)
  const reference = await confirmBooking(page)
  return { reference, path: await pathInClaimTag(page) }
}

async function pathInClaimTag(page: Page): Promise<string> {
  const link = page
    .getByLabel('Your claim tag')
    .getByRole('link', { name: 'See, move or cancel it' })
  return (await link.getAttribute('href'))!
}

async function storedBooking(cms: Cms, reference: string) {
  const bookings = await cms.list('bookings')
  return bookings.find((booking) => booking.reference === reference)!
}

async function expectForEveryoneOnPhones(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 })
  await expectForEveryone(page)
}

const badge = (page: Page) => page.getByLabel('Your claim tag')
const timeline = (page: Page) => page.locator('section', { hasText: 'What has happened' }).first()

test('a customer looks at a pickup, moves it and cancels it', async ({ page, cms }) => {
  const { reference } = await book(page, {
    name: 'Meera Nair',
    phone: '98200 11001',
    address: 'Flat 7, Lake View\nPowai',
  })
  await page.getByLabel('Your claim tag').getByRole('link', { name: 'See, move' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your pickup' })).toBeVisible()
  await expect(badge(page)).toContainText(reference)
  await expect(badge(page)).toContainText('Pending')
  for (const words of ['Laundry', 'Meera Nair', '98200 11001', 'Flat 7, Lake View']) {
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
  await expect(page.getByText('your time now')).toBeVisible()
  await expectForEveryone(page)
  await expectForEveryoneOnPhones(page)
  await page.getByRole('link', { name: formatLongDate(dayFromNow(4)) }).click()
  await page.getByRole('link', { name: '1PM-3PM' }).click()
  await expect(page.getByRole('heading', { name: 'Move this pickup?' })).toBeVisible()
  await expectForEveryoneOnPhones(page)
  await page.getByRole('button', { name: 'Yes, move it' }).click()
  await expect(page.getByRole('status')).toContainText('Your pickup has been moved')
  await expect(badge(page)).toContainText(`${formatLongDate(dayFromNow(4))}, 1PM-3PM`)
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
  page,
  request,
  cms,
}) => {
  const { reference, path } = await book(page, { name: 'Scanned', phone: '98200 11002' })
  const before = await storedBooking(cms, reference)
  const choice = `date=${dayFromNow(3)}&time=1PM-3PM`
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

test('what has changed in the meantime is shown before anything else is', async ({ page, cms }) => {
  const { reference, path } = await book(page, { name: 'Meanwhile', phone: '98200 11003' })
  const { id } = await storedBooking(cms, reference)
  await page.goto(`${path}/cancel`)
  await cms.update('bookings', id, { status: 'confirmed' })
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('alert')).toContainText(messages.managing.changedMeanwhile)
  await expect(badge(page)).toContainText('Confirmed')
  await expectForEveryoneOnPhones(page)

  await page.goto(`${path}/reschedule?date=${dayFromNow(3)}&time=1PM-3PM`)
  await cms.update('bookings', id, { date: dayFromNow(5) })
  await page.getByRole('button', { name: 'Yes, move it' }).click()
  await expect(page.getByRole('alert')).toContainText(messages.managing.changedMeanwhile)
  await expect(badge(page)).toContainText(formatLongDate(dayFromNow(5)))

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
}) => {
  const { path } = await book(page, { name: 'Too Late', phone: '98200 11004' })
  const soon = dayFromNow(3)
  await page.goto(`${path}/reschedule?date=${soon}&time=1PM-3PM`)
  await page.locator('input[name=date]').evaluate((field: HTMLInputElement, past) => {
    field.value = past
  }, dayFromNow(-1))
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Yes, move it' }).click()
  expect((await answer).status()).toBe(409)
  await expect(page.getByRole('alert')).toHaveText(messages.booking.dateInPast)
  await expect(
    page.getByRole('heading', { name: `Times on ${formatLongDate(soon)}` }),
  ).toBeVisible()
  await expectForEveryoneOnPhones(page)

  await page.goto(`${path}/reschedule?date=${dayFromNow(1)}&time=11AM-1PM`)
  await expect(page.getByRole('alert')).toHaveText(messages.managing.alreadyThen)
  await page.goto(`${path}/reschedule?date=${dayFromNow(-2)}&time=11AM-1PM`)
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
  mailsAbout,
}) => {
  const { reference } = await book(page, {
    name: 'Lost Link',
    phone: '98200 11005',
    email: 'lost@example.com',
  })
  await page.goto('/booking')
  await page.getByRole('link', { name: 'Lost the link to your booking?' }).click()
  await expectForEveryoneOnPhones(page)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText('Please enter your booking ID.')).toBeVisible()
  await expectForEveryoneOnPhones(page)

  const answers: string[] = []
  for (const [asked, phone] of [
    [reference.toLowerCase(), '98200 11005'],
    [reference, '98200 11006'],
    ['FFFFFFFF', '98200 11005'],
  ] as const) {
    await page.getByLabel('Booking ID').fill(asked)
    await page.getByLabel('Phone Number').fill(phone)
    await fillTimeOver(page)
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

  test('a pickup is moved and cancelled', async ({ page }) => {
    await page.goto('/booking')
    await page.getByRole('radio', { name: 'Dry Cleaning' }).check()
    await page.getByLabel('Pickup Date').fill(dayFromNow(2))
    await page.getByRole('radio', { name: '11AM-1PM' }).check()
    await page.getByLabel('Full Name').fill('No Script')
    await page.getByLabel('Phone Number').fill('98200 11007')
    await page.getByLabel('Pickup Address').fill('Powai')
    await fillTimeOver(page)
    await confirmBooking(page)
    await page.goto(await pathInClaimTag(page))

    await page.getByRole('link', { name: 'Reschedule' }).click()
    await page.getByRole('link', { name: 'Later days' }).click()
    await page.getByRole('link', { name: 'Earlier days' }).click()
    await page.getByRole('link', { name: formatLongDate(dayFromNow(3)) }).click()
    await page.getByRole('link', { name: '1PM-3PM' }).click()
    await page.getByRole('button', { name: 'Yes, move it' }).click()
    await expect(badge(page)).toContainText(`${formatLongDate(dayFromNow(3))}, 1PM-3PM`)
    await page.getByRole('link', { name: 'Cancel pickup' }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(badge(page)).toContainText('Cancelled')
  })
})

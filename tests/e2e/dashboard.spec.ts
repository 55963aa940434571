import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { addDays, formatLongDate, localDateAt } from '#business/pickups/local-time.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import {
  type CreatedBooking,
  expect,
  expectNoHorizontalScroll,
  randomPhone,
  resize,
  test,
  withRandomSuffix,
} from './fixtures.ts'

const tomorrow = () => addDays(localDateAt(new Date()), 1)
const bookingItem = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
const updatedToast = (page: Page) => page.getByText('Booking status updated').first()

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
}

test("groups tomorrow's bookings by slot and opens each in place", async ({
  page,
  book,
  database,
  signInAs,
}) => {
  const name = withRandomSuffix('Rohan Desai')
  const { reference } = await book({
    name,
    email: 'never@example.com',
    instructions: 'Ring twice',
    address: 'Flat 3\nHill Road, Bandra West, Mumbai 400050',
  })
  await database.movePickup(reference, tomorrow(), '3PM-5PM')
  await signInAs(staff)
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: /^Tomorrow/ }).click()
  await expect(page).toHaveURL(/\?view=tomorrow$/)
  const slot = page.getByRole('region', { name: '3PM-5PM' })
  const line = slot.getByRole('listitem').filter({ hasText: name })
  await expect(line).toContainText('Bandra West')
  await expect(line).toContainText('with items or instructions')
  await expect(line.getByRole('link', { name: `Call ${name}` })).toHaveAttribute('href', /^tel:/)

  await line.getByRole('link', { name, exact: true }).click()
  const record = page.getByRole('region', { name: `Booking ${reference}` })
  await expect(record).toContainText('Ring twice')
  await expect(record).toContainText('Booked online by the customer')
  await expectNoViolations(page)

  await record.getByLabel('Note for colleagues').fill('The key is with the watchman')
  await record.getByRole('button', { name: 'Add note' }).click()
  await expect(record.getByRole('listitem').filter({ hasText: 'watchman' })).toBeVisible()
  await expect(record.getByLabel('Note for colleagues')).toHaveValue('')

  await record.getByRole('button', { name: 'Cancel' }).click()
  await expect(record.getByText('Cancel this booking? Rohan will be emailed.')).toBeFocused()
  await record.getByRole('link', { name: 'Keep booking' }).click()
  await expect(line).toContainText('Pending')
  await record.getByRole('button', { name: 'Cancel' }).click()
  await record.getByRole('button', { name: 'Cancel booking and email Rohan' }).click()
  await expect(updatedToast(page)).toBeVisible()
  await expect(line).toContainText('Cancelled')
  await expect(record).toContainText('Cancelled by')
  await expect(record.getByRole('button', { name: /^(Confirm|Complete|Cancel)$/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^Tomorrow/ }).click()
  await expect(line).toHaveCount(0)
})

test('counts new and changed bookings in a bar without changing the list', async ({
  page,
  book,
  cms,
  signInAs,
}) => {
  const first = withRandomSuffix('Asha')
  await book({ name: first })
  await signInAs(staff)
  await page.goto('/admin/dashboard?view=to-confirm')
  await expect(bookingItem(page, first)).toContainText('No branch covers this pincode')
  const listedNames = await page.locator('[data-line]').allTextContents()

  const second = withRandomSuffix('Meera')
  const { reference } = await book({ name: second })
  const updatesBar = page.getByRole('status').filter({ hasText: 'Show' })
  await expect(updatesBar).toContainText(/\d+ new booking/)
  await expect(page).toHaveTitle(/^\(\d+\) /)
  expect(await page.locator('[data-line]').allTextContents()).toEqual(listedNames)
  await updatesBar.getByRole('button', { name: 'Show' }).click()
  await expect(bookingItem(page, second)).toBeVisible()

  // The bar omits changes made on this page.
  await bookingItem(page, second).getByRole('button', { name: 'Confirm' }).click()
  await expect(bookingItem(page, second)).toContainText('Confirmed')
  const { id } = await cms.findBooking(reference)
  await cms.update('bookings', id, { status: 'cancelled' })
  await expect(updatesBar).toContainText('changed booking')
  await expect(bookingItem(page, second)).toContainText('Confirmed')
  await bookingItem(page, second).getByRole('link', { name: second, exact: true }).click()
  await expect(page.getByRole('region', { name: `Booking ${reference}` })).toContainText(
    'Cancelled by',
  )
})

test('stores run sheet ticks offline and sends them when the network returns', async ({
  page,
  context,
  book,
  signInAs,
  database,
}) => {
  const [first, second] = [withRandomSuffix('Rohan'), withRandomSuffix('Asha')]
  const address = 'Hill Road, Bandra West, Mumbai 400050'
  const { reference } = await book({ name: first, address })
  const other = await book({ name: second, address })
  const day = addDays(localDateAt(new Date()), 40)
  for (const each of [reference, other.reference]) await database.movePickup(each, day, '1PM-3PM')
  await signInAs(staff)
  await page.goto(`/admin/run-sheet?date=${day}&branch=bandra-west`)
  await expectNoViolations(page)
  const button = (name: string) => page.getByRole('button', { name })
  const tick = (name: string) => button(`Picked up from ${name}`)
  await expect(page.getByRole('link', { name: `Call: ${first}` })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('link', { name: `Navigate: ${first}` })).toHaveAttribute(
    'href',
    /Bandra/,
  )
  const pendingTicks = page.getByRole('status').filter({ hasText: 'saved on this phone' })
  // Retry until hydrated.
  await expect(async () => {
    await tick(first).click()
    await expect(tick(first)).toHaveAttribute('aria-pressed', 'true', { timeout: 3_000 })
  }).toPass()
  await expect.poll(() => database.isCollected(reference)).toBe(true)

  await expect(page.getByText('1 of 2 picked up').first()).toBeVisible()
  await button('Hide picked up').click()
  await expect(tick(first)).toBeHidden()

  await context.setOffline(true)
  await tick(second).click()
  await expect(tick(second)).toHaveAttribute('aria-pressed', 'true')
  await expect(pendingTicks).toContainText('1 pickup saved')
  await button('Hide 1 more').click()
  await expect(tick(second)).toBeHidden()
  await button('Show 2 hidden').click()
  expect(await database.isCollected(other.reference)).toBe(false)
  await context.setOffline(false)
  await expect(pendingTicks).toHaveCount(0)
  await expect.poll(() => database.isCollected(other.reference)).toBe(true)

  // The next visit sends a tick stored before the page closed.
  await context.setOffline(true)
  await tick(second).click()
  await expect(pendingTicks).toContainText('1 pickup saved')
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const nextVisit = await context.newPage()
  await nextVisit.goto('/admin/run-sheet')
  await expect.poll(() => database.isCollected(other.reference)).toBe(false)
})

test('prints each slot of the run sheet on pages of its own', async ({
  page,
  book,
  signInAs,
  database,
}) => {
  const day = addDays(localDateAt(new Date()), 41)
  const stop = {
    address: 'Flat 3, Shanti Niwas Co-operative Housing Society\nHill Road, Mumbai 400050',
    items: '2 bed sheets, 4 pillow covers, 1 blanket',
    instructions: 'Ring twice, the dog barks.',
  }
  const [busy, quiet] = [await book(stop), await book(stop)]
  await database.movePickup(busy.reference, day, '9AM-11AM')
  await database.movePickup(quiet.reference, day, '1PM-3PM')
  await database.copyBooking(busy.reference, 25)
  await signInAs(staff)
  await page.goto(`/admin/run-sheet?date=${day}&branch=bandra-west`)
  await expect(page.getByText('0 of 26 picked up')).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  const pages = pdf.match(/\/Type\s*\/Page\b/g)
  // Two for the 26 stops, one for the other slot.
  expect(pages).toHaveLength(3)
})

test('answers a message by mail and removes it from the list', async ({
  page,
  signInAs,
  expectMailsAbout,
  passFillTime,
}) => {
  const subject = withRandomSuffix('Wedding order')
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Meera Iyer')
  await page.getByLabel('Email').fill('meera@example.com')
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('textbox', { name: 'Message' }).fill('Three lehengas by Friday?')
  await passFillTime()
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  const [staffMail] = await expectMailsAbout(subject, 1)
  await signInAs(staff)
  const { pathname } = new URL(/Open the message (\S+)/.exec(staffMail!.text!)![1]!)
  await page.goto(pathname)
  const article = page.getByRole('article', { name: subject })
  await expect(article).toContainText('Three lehengas by Friday?')
  await expectNoViolations(page)
  await page.getByLabel('Answer by email').fill('Yes, by Thursday.')
  await page.getByRole('button', { name: 'Send to meera@example.com' }).click()
  await expect(page.getByText('Answer on its way')).toBeVisible()
  await expect(article).toContainText('Yes, by Thursday.')
  const mails = await expectMailsAbout(subject, 2)
  const answer = mails.find((mail) => mail.subject === `Re: ${subject}`)
  expect(answer?.text).toContain('Yes, by Thursday.')
  expect(answer?.text).toContain('Three lehengas by Friday?')
  await page.getByRole('link', { name: 'All messages' }).click()
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
  await expect(page.getByRole('link', { name: subject })).toHaveCount(0)
})

test('supports keyboard shortcuts, confirms selected bookings, and reports conflicts', async ({
  page,
  book,
  cms,
  signInAs,
}) => {
  const names = [withRandomSuffix('Farhan'), withRandomSuffix('Zoya'), withRandomSuffix('Om')]
  const bookings: CreatedBooking[] = []
  for (const name of names) bookings.push(await book({ name, date: tomorrow() }))
  await signInAs(staff)
  await page.goto('/admin/dashboard?view=to-confirm')
  for (const name of ['Skip to content', 'Skip to the first pending booking']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name })).toBeFocused()
    if (name === 'Skip to content') await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Confirm', exact: true }).first()).toBeFocused()

  const [one, two] = names.map((name) => page.getByRole('link', { name, exact: true })) as [
    Locator,
    Locator,
  ]
  // Retry until hydrated.
  await expect(async () => {
    await one.focus()
    await page.keyboard.press('j')
    await expect(two).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('k')
  await expect(one).toBeFocused()
  await page.keyboard.press('c')
  await expect(bookingItem(page, names[0]!)).toContainText('Confirmed')
  await expect(one).toBeFocused()
  await page.keyboard.press('Enter')
  const record = page.getByRole('region', { name: /^Booking / })
  await expect(record).toContainText('Confirmed by')
  await page.keyboard.press('Escape')
  await expect(record).toHaveCount(0)
  await expect(one).toBeFocused()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await two.focus()
  await page.keyboard.press('x')
  await page.getByLabel(`Select ${names[2]}`).check()
  const { id } = await cms.findBooking(bookings[2]!.reference)
  await cms.update('bookings', id, { status: 'cancelled' })
  await page.getByRole('button', { name: 'Confirm 2 selected' }).press('Enter')
  await expect(page.getByText(/1 of 2 confirmed\./).first()).toBeVisible()
  await expect(page.getByText(/has already changed this booking/).first()).toBeVisible()
  await expect(bookingItem(page, names[1]!)).toContainText('Confirmed')
  await expect(bookingItem(page, names[2]!)).toContainText('Cancelled')
})

test('finds a caller by phone number, and filters the list by status and branch', async ({
  page,
  book,
  signInAs,
}) => {
  const phone = randomPhone()
  const name = withRandomSuffix('Vikram')
  await book({ name, phone, address: 'Hill Road, Mumbai 400050' })
  await book({ name: withRandomSuffix('Zoya') })
  await signInAs(staff)
  // A single result opens at once. Delay Remix's route manifest until the list is filtered.
  let releaseManifest = () => {}
  const listFiltered = new Promise<void>((resolve) => (releaseManifest = resolve))
  await page.route(/__manifest\?.*bookings%2F[0-9A-F]{8}/, (route) =>
    listFiltered.then(() => route.continue()),
  )
  await page.goto('/admin/dashboard')
  // Retry until hydrated.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByLabel('Search bookings')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type(`+91 ${phone}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=/)
  const caller = page.getByRole('region', { name: `Caller ${phone}` })
  await expect(caller).toContainText(name)
  await expect(caller).toContainText('1 booking')
  await expect(page.locator('[data-line]')).toHaveText([name])

  await page.getByLabel('Search bookings').fill(name.split(' ')[1]!)
  await page.getByLabel('Status').selectOption('cancelled')
  await expect(page.getByText('No bookings found')).toBeVisible()
  releaseManifest()
  await page.getByLabel('Status').selectOption('pending')
  await expect(page.locator('[data-line]')).toHaveText([name])

  await page.getByLabel('Branch').selectOption('Colaba')
  await expect(page.getByText('No bookings found')).toBeVisible()
  await page.getByLabel('Branch').selectOption('Bandra West')
  await expect(page.locator('[data-line]')).toHaveText([name])
  await page.getByRole('link', { name: /^To confirm/ }).click()
  await expect(page).toHaveURL(/view=to-confirm&branch=bandra-west/)
  await expect(bookingItem(page, name)).toBeVisible()
})

test('books for a caller on one screen, then reschedules and corrects the booking', async ({
  page,
  book,
  expectMailsAbout,
  signInAs,
}) => {
  const phone = randomPhone()
  const { reference: first } = await book({
    ...{ name: 'Asha Kulkarni', phone, email: 'asha@example.com', address: 'Flat 3, Juhu' },
    ...{ date: openDayFromNow(3), time: '11AM-1PM' },
  })
  await signInAs(staff)
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'New booking' }).click()
  await expect(page.getByLabel('Phone Number')).toBeFocused()
  await page.getByLabel('Phone Number').pressSequentially(phone)
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Kulkarni')
  await expect(page.getByLabel('Pickup Address')).toHaveValue('Flat 3, Juhu')
  const known = page.getByRole('status').filter({ hasText: 'Asha Kulkarni' }).first()
  await expect(known).toContainText('1 booking, on')
  await expect(known).toContainText('Filled in from the booking of')
  await expect(known.getByRole('link', { name: first })).toBeVisible()
  await expectNoViolations(page)
  // Another number clears prefilled fields, not edited ones.
  await page.getByLabel('Pickup Address').fill('Flat 9, Powai')
  await page.getByLabel('Phone Number').fill(randomPhone())
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  await expect(page.getByText('New customer')).toBeVisible()
  await expect(page.getByLabel('Pickup Address')).toHaveValue('Flat 9, Powai')
  await page.getByLabel('Phone Number').fill(phone)
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Kulkarni')
  await page.getByRole('button', { name: 'Book and confirm' }).click()
  await expect(page.getByRole('alert').first()).toContainText('3 things need your attention')
  await page.getByRole('radio', { name: 'Shoe Cleaning' }).check()
  await page.getByLabel('Pickup Date').fill(openDayFromNow(3))
  await page.getByRole('radio', { name: '11AM-1PM' }).check()
  const warning = page.getByText(/Asha Kulkarni already has a pickup in this slot/)
  await expect(warning).toContainText(`(${first})`)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Book anyway and confirm' }).click()
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9A-F]{8}$/)
  const reference = page.url().slice(-8)
  const record = page.getByRole('region', { name: `Booking ${reference}` })
  await expect(record).toContainText('Booked by')
  await expect(record).toContainText('Confirmed by')
  await expect(record).toContainText('Other bookings from this phone · 1')
  await expectMailsAbout(`Booking Confirmation #${reference}`, 1)

  await record.getByRole('link', { name: 'Edit booking' }).click()
  await expect(page).toHaveURL(/\/change$/)
  await expectNoViolations(page)
  const day = openDayFromNow(5)
  await page.getByLabel('Pickup Address').fill('Flat 9, Powai')
  await page.getByLabel('Pickup Date').fill(day)
  await page.getByRole('radio', { name: '3PM-5PM' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Booking changed').first()).toBeVisible()
  await expect(record).toContainText('Flat 9, Powai')
  await expect(record).toContainText(`${formatLongDate(day)}, 3PM-5PM`)
  await expect(record).toContainText('Rescheduled by')
  await expectMailsAbout(`Booking Rescheduled #${reference}`, 1)
})

test('acts once on a double click, and focuses the next booking after an action', async ({
  page,
  book,
  database,
  signInAs,
}) => {
  const name = withRandomSuffix('Lakshmi')
  const { reference } = await book({ name })
  await database.movePickup(reference, localDateAt(new Date()), '5PM-7PM')
  const [older, newer] = [await book(), await book()]
  await signInAs(staff)
  await page.goto('/admin/dashboard?view=today')
  const line = bookingItem(page, name)
  const confirm = line.getByRole('button', { name: 'Confirm' })
  const place = (await confirm.boundingBox())!
  await confirm.dblclick({ delay: 60 })
  await expect(line).toContainText('Confirmed')
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
  await expect(line.getByRole('button', { name: 'Complete' })).toBeEnabled()
  await expect(line).not.toContainText('Completed')

  await page.goto('/admin/dashboard?status=pending')
  const row = page.getByRole('article', { name: newer.reference })
  await row.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(row).toHaveCount(0)
  await expect(page.locator('article [data-line]:focus')).toHaveCount(1)
  await expect(page.getByRole('article', { name: older.reference })).toBeVisible()
})

test('undoes a confirmation, and the cancellation of selected bookings', async ({
  page,
  book,
  signInAs,
}) => {
  const names = [withRandomSuffix('Kabir'), withRandomSuffix('Nandini')] as const
  for (const name of names) await book({ name, date: tomorrow() })
  const [first, second] = names.map((name) => bookingItem(page, name)) as [Locator, Locator]
  await signInAs(staff)
  await page.goto('/admin/dashboard?view=to-confirm')
  await first.getByRole('button', { name: 'Confirm' }).click()
  await expect(first).toContainText('Confirmed')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toContainText('Pending')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  await second.getByRole('button', { name: 'Confirm' }).click()
  await expect(second).toContainText('Confirmed')
  for (const name of names) await page.getByLabel(`Select ${name}`).check()
  await expect(page.getByRole('button', { name: 'Confirm 1 selected' })).toBeVisible()
  await page.getByText('Cancel 2 selected').click()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Cancel 2 bookings' }).click()
  for (const line of [first, second]) await expect(line).toContainText('Cancelled')
  await page.keyboard.press('u')
  await expect(first).toContainText('Pending')
  await expect(second).toContainText('Confirmed')
})

test('asks about a past pickup and takes the reason of a cancellation', async ({
  page,
  book,
  database,
  signInAs,
}) => {
  const name = withRandomSuffix('Ishaan')
  const { reference } = await book({ name, email: 'never@example.com' })
  await database.movePickup(reference, addDays(localDateAt(new Date()), -1), '3PM-5PM')
  await signInAs(staff)
  await page.goto('/admin/dashboard?view=overdue')
  const line = bookingItem(page, name)
  const record = page.getByRole('region', { name: `Booking ${reference}` })
  await line.getByRole('button', { name: 'Confirm' }).click()
  await expect(
    record.getByText('Move it, cancel it, or confirm it without an email?'),
  ).toBeFocused()
  await expect(record.getByRole('link', { name: 'Move pickup' })).toBeVisible()
  await record.getByRole('link', { name: 'Cancel booking' }).click()
  await record.getByLabel('Reason (optional)').fill('The van broke down')
  await record.getByLabel('Include the reason in the email').check()
  await expectNoViolations(page)
  await record.getByRole('button', { name: 'Cancel booking and email Ishaan' }).click()
  await expect(line).toContainText('Cancelled')
  await expect(record).toContainText('The van broke down')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens, confirms and cancels a booking', async ({ page, book, signInAs }) => {
    const name = withRandomSuffix('Joseph')
    const { reference } = await book({ name })
    await signInAs(staff)
    await page.goto('/admin/dashboard?view=to-confirm')
    await bookingItem(page, name).getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Booking status updated')).toBeVisible()
    await expect(bookingItem(page, name)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(bookingItem(page, name)).toContainText('Pending')
    await bookingItem(page, name).getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Booking status updated')).toBeVisible()

    await page.goto('/admin/dashboard')
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/bookings/${reference}$`))
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Cancel this booking? Joseph won’t be emailed.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(page.getByText('Booking status updated')).toBeVisible()
    await expect(page.getByRole('region', { name: `Booking ${reference}` })).toContainText(
      'Cancelled by',
    )
  })
})

test('leads between staff pages, on a phone through the menu, and back to the same place', async ({
  page,
  book,
  signInAs,
}) => {
  const name = withRandomSuffix('Noor')
  await book({ name })
  await signInAs(staff)
  await page.goto('/admin/dashboard?status=pending')
  const navigation = page.getByRole('navigation', { name: 'Staff pages' })
  const bookings = navigation.getByRole('link', { name: 'Bookings' })
  await expect(bookings).toHaveAttribute('aria-current', 'page')
  for (const button of ['Refresh', 'Sign Out']) {
    await expect(page.getByRole('button', { name: button })).toHaveCount(1)
  }
  await page.locator('summary', { hasText: 'Account:' }).click()
  await expectNoViolations(page)

  await resize(page, 360)
  await expect(navigation).toBeHidden()
  for (const button of ['Refresh', 'Sign Out']) {
    await expect(page.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('button', { name: 'Menu, Bookings' }).click()
  await expect(bookings).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')

  await page.evaluate(() => window.scrollTo(0, 100))
  expect(await page.evaluate(() => window.scrollY)).toBe(100)
  // Playwright would scroll to the top before it clicks in a sticky bar.
  await page.getByRole('link', { name: 'New booking' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New booking for a caller')
  await page.getByRole('button', { name: 'Menu' }).click()
  await navigation.getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity')
  await expect(navigation).toBeHidden()
  await page.goBack()
  await page.getByRole('link', { name: 'Back to bookings' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard\?status=pending$/)
  await expect(bookingItem(page, name)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100)
})

test('fits views and bookings at every width', async ({ page, book, signInAs }) => {
  const name = `${withRandomSuffix('Lakshmi')} ${'Venkataraman'.repeat(7)}`.slice(0, 100)
  const phone = randomPhone()
  const { reference } = await book({ name, phone, address: 'Palais Royale'.repeat(20) })
  // Long names wrap, so the height is that of a row with a short one.
  const short = await book({ name: 'Asha' })
  const widths = [360, 768, 1440]
  await signInAs(staff)
  for (const view of ['', '?view=to-confirm']) {
    await page.goto(`/admin/dashboard${view}`)
    const line = bookingItem(page, name)
    for (const width of widths) {
      await resize(page, width)
      await expectNoHorizontalScroll(page)
      if (view === '') continue
      const row = page.getByRole('article', { name: short.reference })
      const { height } = (await row.boundingBox())!
      expect(height, `${view} at ${width} px`).toBeLessThanOrEqual(width < 768 ? 92 : 46)
    }
    await line.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('region', { name: `Booking ${reference}` })).toBeVisible()
    for (const width of widths) {
      await resize(page, width)
      await expectNoHorizontalScroll(page)
    }
  }
  await page.goto(`/admin/bookings/new?${new URLSearchParams({ phone })}`)
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  for (const width of widths) {
    await resize(page, width)
    await expectNoHorizontalScroll(page)
  }
})

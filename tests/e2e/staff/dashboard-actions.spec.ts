import type { Locator } from '@playwright/test'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import { expectNoViolations, resize } from '#tests/e2e/accessibility.ts'
import {
  bookingItem,
  type CreatedBooking,
  expect,
  openPage,
  test,
  tomorrow,
  withRandomSuffix,
} from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'

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
  await openPage(page, '/admin/dashboard?view=to-confirm')
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
  await one.focus()
  await page.keyboard.press('j')
  await expect(two).toBeFocused()
  await page.keyboard.press('k')
  await expect(one).toBeFocused()
  // A Hindi layout.
  await one.dispatchEvent('keydown', { key: 'म', code: 'KeyC' })
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
  // A toast stays while the pointer is over it.
  const toast = page.getByRole('listitem').filter({ hasText: '1 of 2 confirmed.' })
  const undo = toast.getByRole('button', { name: 'Undo' })
  await undo.hover()
  await expectNoViolations(page)
  await expect(undo).toBeVisible()
  await expect(bookingItem(page, names[1]!)).toContainText('Confirmed')
  await expect(bookingItem(page, names[2]!)).toContainText('Cancelled')
})

test('confirms what is selected with a key, and shows toasts above its button', async ({
  page,
  book,
  signInAs,
}) => {
  const names = ['Anil', 'Bina', 'Chand', 'Dev'].map(withRandomSuffix)
  for (const name of names) await book({ name, date: tomorrow() })
  const select = (name: string) => page.getByLabel(`Select ${name}`).check()
  // Toasts stay while the page is hidden.
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  await signInAs(staff)
  await openPage(page, '/admin/dashboard?view=to-confirm')
  for (const name of names.slice(0, 2)) await select(name)
  await page.getByRole('link', { name: names[2], exact: true }).focus()
  await page.keyboard.press('c')
  await page.keyboard.press('c')
  for (const name of names.slice(0, 2)) {
    await expect(bookingItem(page, name)).toContainText('Confirmed')
  }
  await expect(bookingItem(page, names[2]!)).toContainText('Pending')

  for (const name of names.slice(2)) await select(name)
  const toast = page.getByRole('listitem').filter({ hasText: '2 of 2 confirmed.' })
  for (const width of [1440, 768, 360]) {
    await resize(page, width)
    for (const act of ['Confirm 2 selected', 'Cancel 2 selected']) {
      await expect.poll(() => isOnTop(page.getByText(act))).toBe(true)
    }
  }
  await page.getByText('Cancel 2 selected').click()
  const answer = page.getByRole('button', { name: 'Cancel 2 bookings' })
  await expect.poll(() => isOnTop(answer)).toBe(true)
  await expect(toast).toBeVisible()
})

/** False while a toast covers it. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const upper = document.elementFromPoint(left + width / 2, top + height / 2)
    return upper !== null && (element.contains(upper) || upper.contains(element))
  })

test('acts once on a double click, and focuses the next booking after an action', async ({
  page,
  book,
  database,
  signInAs,
}) => {
  const name = withRandomSuffix('Lakshmi')
  const { reference } = await book({ name })
  await database.movePickup(reference, tomorrow(), '5PM-7PM')
  const [older, newer] = [await book(), await book()]
  await signInAs(staff)
  await openPage(page, '/admin/dashboard?view=tomorrow')
  const line = bookingItem(page, name)
  const confirm = line.getByRole('button', { name: 'Confirm' })
  const place = (await confirm.boundingBox())!
  await confirm.dblclick({ delay: 60 })
  await expect(line).toContainText('Confirmed')
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
  await expect(line.getByRole('button', { name: 'Complete' })).toBeEnabled()
  await expect(line).not.toContainText('Completed')

  await openPage(page, '/admin/dashboard?status=pending')
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
  await openPage(page, '/admin/dashboard?view=to-confirm')
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
  await openPage(page, '/admin/dashboard?view=overdue')
  const line = bookingItem(page, name)
  const record = page.getByRole('region', { name: `Booking ${reference}` })
  await line.getByRole('button', { name: 'Confirm' }).click()
  await expect(
    record.getByText('Move it, cancel it, or confirm it without an email?'),
  ).toBeFocused()
  await expect(record.getByRole('link', { name: 'Move pickup' })).toBeVisible()
  await expectNoViolations(page)
  await record.getByRole('link', { name: 'Cancel booking' }).click()
  await record.getByLabel('Reason (optional)').fill('The van broke down')
  await record.getByLabel('Include the reason in the email').check()
  await expectNoViolations(page)
  await record.getByRole('button', { name: 'Cancel booking and email Ishaan' }).click()
  await expect(line).toContainText('Cancelled')
  await expect(record).toContainText('The van broke down')
})

test('shows the result of a change although the reload removes the row at once', async ({
  page,
  book,
  signInAs,
}) => {
  const { reference } = await book()
  await signInAs(staff)
  await openPage(page, '/admin/dashboard?status=pending')
  const row = page.getByRole('article', { name: reference })
  await expect(row).toBeVisible()
  // Loads the toasts.
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  await page.evaluate(answerReloadBeforeRender)
  await row.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('Booking status updated')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('shows the result of a change made just before a filtered list appears', async ({
  page,
  book,
  signInAs,
}) => {
  const { reference } = await book()
  await signInAs(staff)
  await openPage(page, '/admin/dashboard')
  const row = page.getByRole('article', { name: reference })
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  await page.evaluate(answerReloadBeforeRender)
  await row
    .getByRole('button', { name: 'Confirm', exact: true })
    .evaluate((button: HTMLButtonElement) => {
      const pushState = history.pushState.bind(history)
      history.pushState = (...entry) => {
        pushState(...entry)
        button.click()
      }
    })
  await page.getByLabel('Status').selectOption('pending')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

/** In the browser: React renders the reply to a form and the reloaded list in one step. */
function answerReloadBeforeRender() {
  const send = window.fetch
  window.fetch = (url, init) => {
    if (!(url instanceof URL) || !url.pathname.endsWith('.data') || init?.method) {
      return send(url, init)
    }
    const reload = new XMLHttpRequest()
    reload.open('GET', url, false)
    reload.send()
    const headers = { 'X-Remix-Response': 'yes', 'Content-Type': 'text/x-script' }
    return Promise.resolve(new Response(reload.responseText, { headers }))
  }
}

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

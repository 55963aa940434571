import type { Locator } from '@playwright/test'
import { addDays, localDateAt } from '#business/pickups/local-time.ts'
import { expectNoViolations } from '#tests/e2e/accessibility.ts'
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

test('works through a list with the keyboard, undoes, and reports conflicts', async ({
  page,
  book,
  cms,
  signInAs,
}) => {
  const names = [withRandomSuffix('Farhan'), withRandomSuffix('Zoya'), withRandomSuffix('Om')]
  const bookings: CreatedBooking[] = []
  for (const name of names) bookings.push(await book({ name, date: tomorrow() }))
  const [farhan, zoya, om] = names.map((name) => bookingItem(page, name)) as [
    Locator,
    Locator,
    Locator,
  ]
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
  await expect(farhan).toContainText('Confirmed')
  await expect(one).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(farhan).toContainText('Pending')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await one.focus()
  await page.keyboard.press('Enter')
  const record = page.getByRole('region', { name: /^Booking / })
  await expect(record).toContainText('Booked online by the customer')
  await page.keyboard.press('ArrowDown')
  await expect(record).toContainText(names[1]!)
  await expect(two).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(record).toContainText(names[0]!)
  await page.keyboard.press('Escape')
  await expect(record).toHaveCount(0)
  await expect(one).toBeFocused()

  const edit = page.getByRole('link', { name: 'Edit booking' })
  await page.getByLabel(`More for ${names[0]}`).click()
  await expect(edit).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(edit).toBeHidden()
  await page.getByLabel(`More for ${names[0]}`).click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(edit).toBeHidden()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Booking, customer or page' }).fill(names[2]!)
  await expect(page.getByRole('option')).toHaveText([/^Bookings/, /^Customers/])
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(bookings[2]!.reference)
  await page.keyboard.press('e')
  await expect(page).toHaveURL(new RegExp(`${bookings[2]!.reference}/change$`))
  await openPage(page, '/admin/dashboard?view=to-confirm')
  await two.focus()
  await page.keyboard.press('x')
  await page.getByLabel(`Select ${names[2]}`).check()
  await expect(page.getByRole('button', { name: 'Confirm 2', exact: true })).toBeVisible()
  const { id } = await cms.findBooking(bookings[2]!.reference)
  await cms.update('bookings', id, { status: 'cancelled' })
  // Confirms what is selected, not the focused booking.
  await one.focus()
  await page.keyboard.press('c')
  await page.keyboard.press('c')
  await expect(page.getByText(/1 of 2 confirmed\./).first()).toBeVisible()
  await expect(page.getByText(/has already changed this booking/).first()).toBeVisible()
  const problem = page.getByRole('alert').filter({ hasText: '1 of 2 confirmed.' })
  await expect(problem.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectNoViolations(page)
  await expect(farhan).toContainText('Pending')
  await expect(zoya).toContainText('Confirmed')
  await expect(om).toContainText('Cancelled')

  for (const name of names.slice(0, 2)) await page.getByLabel(`Select ${name}`).check()
  await expect(page.getByRole('button', { name: 'Confirm 1', exact: true })).toBeVisible()
  await page.getByText('Cancel 2', { exact: true }).click()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Cancel 2 bookings' }).click()
  for (const line of [farhan, zoya]) await expect(line).toContainText('Cancelled')
  await page.keyboard.press('u')
  await expect(farhan).toContainText('Pending')
  await expect(zoya).toContainText('Confirmed')
})

test('acts once on a double click, focuses the next booking, and asks about a past pickup', async ({
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
  await expect(line).toContainText('Confirmed')

  await openPage(page, '/admin/dashboard?status=pending')
  const row = page.getByRole('article', { name: newer.reference })
  await row.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(row).toHaveCount(0)
  await expect(page.locator('article [data-line]:focus')).toHaveCount(1)
  await expect(page.getByRole('article', { name: older.reference })).toBeVisible()

  await database.movePickup(older.reference, addDays(localDateAt(new Date()), -1), '3PM-5PM')
  await openPage(page, '/admin/dashboard?view=overdue')
  const record = page.getByRole('region', { name: `Booking ${older.reference}` })
  const overdue = page.getByRole('article', { name: older.reference })
  await overdue.getByRole('button', { name: 'Confirm' }).click()
  await expect(
    record.getByText('Move it, cancel it, or confirm it without an email?'),
  ).toBeFocused()
  await expect(record.getByRole('link', { name: 'Move pickup' })).toBeVisible()
  await record.getByRole('link', { name: 'Cancel booking' }).click()
  await record.getByLabel('Reason (optional)').fill('The van broke down')
  await expectNoViolations(page)
  await record.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(overdue).toContainText('Cancelled')
  await expect(record).toContainText('The van broke down')
})

test('shows the result of a change although the reload removes the row at once', async ({
  page,
  book,
  signInAs,
}) => {
  const confirm = (reference: string) =>
    page
      .getByRole('article', { name: reference })
      .getByRole('button', { name: 'Confirm', exact: true })
  const openList = async (query: string) => {
    await openPage(page, `/admin/dashboard${query}`)
    // Loads the toasts.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached()
    await page.evaluate(answerReloadBeforeRender)
  }
  const expectUndo = async (reference: string) => {
    await expect(confirm(reference)).toHaveCount(0)
    await expect(page.getByText('Booking status updated')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  }
  const [first, second] = [await book(), await book()]
  await signInAs(staff)
  await openList('?status=pending')
  await confirm(first.reference).click()
  await expectUndo(first.reference)

  // Just before a filtered list appears.
  await openList('')
  await confirm(second.reference).evaluate((button: HTMLButtonElement) => {
    const pushState = history.pushState.bind(history)
    history.pushState = (...entry) => {
      pushState(...entry)
      button.click()
    }
  })
  await page.getByLabel('Status').selectOption('pending')
  await expectUndo(second.reference)
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

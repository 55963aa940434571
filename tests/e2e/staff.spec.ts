import { randomUUID } from 'node:crypto'
import { signInLimits } from '#business/accounts/sign-in-limits.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { admin, editor, staff } from '#tests/setup/accounts.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import { receivedMails } from '#tests/systems/product.ts'
import { runningProduct } from '#tests/systems/running-product.ts'
import { expect, expectForEveryone, newPhone, signIn, test, unique } from './fixtures.ts'

test('who is not signed in is asked to, and brought back', async ({ page }) => {
  await page.goto('/admin')
  await page.goto('/admin/dashboard?status=confirmed')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Please enter both email and password')).toBeVisible()
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login failed')).toBeVisible()
  await expect(page.getByText('Invalid email or password.')).toBeVisible()
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/dashboard\?status=confirmed/)
})

test('a forgotten password is set anew by a link that arrives by mail', async ({
  page,
  product,
}) => {
  await page.goto('/admin/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(staff.email)
  await page.getByRole('button', { name: 'Submit' }).click()
  const linkTo = async () => {
    const mails = await receivedMails(product)
    const mail = mails.find(({ text, html }) => `${text} ${html}`.includes('/cms/reset/'))
    return /https?:\/\/\S+?\/cms\/reset\/\w+/.exec(`${mail?.text} ${mail?.html}`)?.[0]
  }
  await expect.poll(linkTo).toBeDefined()
  await page.goto((await linkTo())!)
  await expect(page.getByLabel('New Password')).toBeVisible()
})

test('staff confirm, complete and cancel bookings', async ({ page, book, cms, signInAs }) => {
  const { reference: toComplete } = await book()
  const { reference: toCancel } = await book()

  await signInAs(staff)
  await page.goto('/admin/dashboard')
  const card = (reference: string) => page.getByRole('article', { name: reference })
  const updated = page.getByText('Booking status updated')
  const counter = (label: string) =>
    page.locator('dl > div').filter({ hasText: label }).locator('dd').first()
  const completedBefore = Number(await counter('Completed').textContent())

  await page.getByLabel('Status').selectOption('pending')
  await expect(page).toHaveURL(/status=pending/)
  await card(toComplete).getByRole('button', { name: 'Confirm' }).click()
  await expect(updated.first()).toBeVisible()
  await expect(card(toComplete)).toHaveCount(0)
  await card(toCancel).getByRole('button', { name: 'Cancel' }).click()
  await expect(card(toCancel)).toHaveCount(0)

  await page.getByLabel('Status').selectOption('all')
  await expect(card(toCancel)).toContainText('Cancelled')
  await expect(card(toCancel).getByRole('button')).toHaveCount(0)
  await card(toComplete).getByRole('button', { name: 'Complete' }).click()
  await expect(card(toComplete)).toContainText('Completed on')
  await expect(card(toComplete).getByRole('button')).toHaveCount(0)
  await expect(counter('Completed')).toHaveText(String(completedBefore + 1))
  const pending = (await cms.list('bookings')).filter(({ status }) => status === 'pending')
  await expect(counter('Pending')).toHaveText(String(pending.length))

  await page.getByLabel('Status').selectOption('completed')
  await expect(card(toComplete)).toBeVisible()
  await expect(card(toCancel)).toHaveCount(0)
})

test('of two people at one booking the second reads that it has changed', async ({
  page,
  browser,
  book,
  signInAs,
}) => {
  const { reference } = await book()
  await signInAs(staff)
  await page.goto('/admin/dashboard')
  const card = page.getByRole('article', { name: reference })
  await expect(card).toBeVisible()

  const other = await browser.newPage()
  await signInAs(admin, other)
  await other.goto(page.url())
  await other
    .getByRole('article', { name: reference })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await expect(other.getByText('Booking status updated')).toBeVisible()
  await other.close()

  await card.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Failed to update booking status')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(
    'Admin has already changed this booking. It is now cancelled.',
  )
  await expect(card).toContainText('Cancelled')
})

test('a booking that was open in the CMS while it was moved is not moved back', async ({
  page,
  product,
  book,
  cms,
  signInAs,
}) => {
  const newDay = openDayFromNow(4)
  const { reference } = await book({ address: 'Flat 3\nHill Road' })
  const stored = async () =>
    (await cms.list('bookings')).find((booking) => booking.reference === reference)!
  const { id } = await stored()
  await signInAs(staff)
  await page.goto(`${product.cms}/cms/collections/bookings/${id}`)
  const address = page.getByLabel('Address', { exact: false }).first()
  await expect(address).toHaveValue(/Hill Road/)
  await cms.update('bookings', id, { date: newDay })

  await address.fill('Flat 4, Hill Road')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(staffMessages.status.changedMeanwhile).first()).toBeVisible()
  await expect(address).toHaveValue('Flat 4, Hill Road')
  expect(await stored()).toMatchObject({ date: newDay, address: 'Flat 3\nHill Road' })
})

test('staff see the mails of a booking, and send one again', async ({
  page,
  book,
  mailsAbout,
  signInAs,
}) => {
  const { reference } = await book({ phone: newPhone(), email: 'never@example.com' })
  await mailsAbout(`#${reference}`, 2)
  await signInAs(staff)
  await page.goto('/admin/dashboard')
  const card = page.getByRole('article', { name: reference })
  await expect(card.getByText('First order').first()).toBeVisible()
  await card.getByText('More').click()
  const mails = card.getByRole('region', { name: `Mails about ${reference}` })
  await expect(mails.getByText(/^Sent, /)).toHaveCount(2)

  await mails.getByRole('button', { name: 'Resend: Booking confirmation' }).click()
  await expect(page.getByText('It is sent once more, to never@example.com.')).toBeVisible()
  await expect(mails.getByRole('listitem')).toHaveCount(3)
  await mailsAbout(`Booking Confirmation #${reference}`, 2)
})

test('signing out ends the session on the server too', async ({ page, context, request }) => {
  await signIn(page, staff)
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  const cookies = await context.cookies()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/login/)

  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const again = await request.get('/admin/dashboard', { headers: { cookie }, maxRedirects: 0 })
  expect(again.status()).toBe(302)
})

test('an editor is told that the dashboard is not for them, and works in the CMS', async ({
  page,
  product,
  signInAs,
}) => {
  await signInAs(editor)
  await page.goto('/admin/dashboard')
  await expect(
    page.getByRole('heading', { name: 'This page is not for your account' }),
  ).toBeVisible()
  expect((await page.request.get('/admin/dashboard')).status()).toBe(403)

  await page.goto(`${product.cms}/cms`)
  await expect(page.getByRole('link', { name: 'Services' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bookings' })).toHaveCount(0)
})

test('strangers who guess do not keep out who has signed in here before', async ({
  page,
  cms,
  request,
}) => {
  const account = {
    email: `guessed-${randomUUID()}@saaf.example`,
    password: 'never used here',
    role: 'staff',
  }
  await cms.createAccount(account)
  await signIn(page, account)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()

  const guess = () =>
    request.post('/admin/login', { form: { email: account.email, password: 'a guess' } })
  // Behind a gateway it is known that all come from one address.
  const taken = runningProduct ? signInLimits.addressAndAccount : signInLimits.account
  const guesses = await Promise.all(Array.from({ length: taken + 2 }, guess))
  expect(guesses.filter((answer) => answer.status() === 401)).toHaveLength(taken)
  expect(guesses.filter((answer) => answer.status() === 429)).toHaveLength(2)
  expect((await guess()).status()).toBe(429)

  await signIn(page, { ...account, password: 'not remembered' })
  await expect(page.getByText('Invalid email or password.')).toBeVisible()
  await expect(page.getByText(staffMessages.signIn.help)).toBeVisible()
  await signIn(page, account)
  await expect(page.getByText('Login successful!')).toBeVisible()
})

/** Books for a caller after the session has ended; what is typed arrives all the same. */
const sessionEndsMeanwhile = (title: string) =>
  test(title, async ({ page, context, signInAs }) => {
    const name = unique('Caller')
    await signInAs(staff)
    await page.goto('/admin/bookings/new')
    await page.getByLabel('Full Name').fill(name)
    await page.getByLabel('Phone Number').fill(newPhone())
    await page.getByLabel('Pickup Address').fill('Flat 3\n“Sea Breeze”, Hill Road')
    await page.getByRole('radio', { name: 'Laundry' }).check()
    await page.getByLabel('Pickup Date').fill(openDayFromNow(3))
    await page.getByRole('radio', { name: '11AM-1PM' }).check()
    await context.clearCookies()
    await page.getByRole('button', { name: 'Book this pickup' }).click()

    await expect(page.getByText(staffMessages.signIn.ended)).toBeVisible()
    await page.getByLabel('Email').fill(staff.email)
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText(staffMessages.signIn.wrong)).toBeVisible()
    await page.getByLabel('Password').fill(staff.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText(staffMessages.signIn.kept)).toBeVisible()
    await expect(page.getByText(name)).toBeVisible()
    await page.getByRole('button', { name: 'Send it now' }).click()
    await expect(page).toHaveURL(/\/admin\/bookings\/[0-9A-F]{8}$/)
    await expect(page.getByText(name).first()).toBeVisible()
    await expect(page.getByText('“Sea Breeze”, Hill Road').first()).toBeVisible()
  })

sessionEndsMeanwhile('what was typed when the session had ended is sent after signing in again')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  sessionEndsMeanwhile('what was typed when the session had ended is sent there, too')
})

test('a note that was written when the session had ended is added after signing in', async ({
  page,
  context,
  book,
  signInAs,
}) => {
  const { reference } = await book()
  const note = unique('Ring twice')
  await signInAs(staff)
  await page.goto(`/admin/bookings/${reference}`)
  await page.getByLabel('Note for colleagues').fill(note)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText(staffMessages.signIn.ended)).toBeVisible()
  await expectForEveryone(page)
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(staffMessages.signIn.kept)).toBeVisible()
  await expectForEveryone(page)
  await page.getByRole('button', { name: 'Send it now' }).click()
  await expect(page.getByText(note)).toBeVisible()
})

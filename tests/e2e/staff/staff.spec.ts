import * as staffWords from '#business/words/staff.ts'
import { expectAccessible } from '#tests/e2e/accessibility.ts'
import {
  bookingItem,
  expect,
  openPage,
  randomPhone,
  test,
  withRandomSuffix,
} from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { readReceivedMails } from '#tests/servers/product.ts'

test('signs in, returns to the requested page, signs out, and mails a password reset link', async ({
  page,
  product,
}) => {
  await page.goto('/admin/dashboard?status=confirmed')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid email or password.')).toBeVisible()
  await expect(page.getByText(staffWords.signIn.help)).toBeVisible()
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/dashboard\?status=confirmed/)

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/login/)

  await page.getByRole('link', { name: 'Forgot password?' }).click()
  const emailSent = page.getByRole('heading', { name: 'Email sent' })
  await expect(async () => {
    // The page before has a field Email too, and hydration may lose the input.
    if (!(await emailSent.isVisible())) {
      await page.getByLabel('Email').fill(staff.email, { timeout: 3_000 })
      await page.getByRole('button', { name: 'Submit' }).click({ timeout: 3_000 })
    }
    await expect(emailSent).toBeVisible({ timeout: 5_000 })
  }).toPass()
  const findResetLink = async () => {
    const mails = await readReceivedMails(product)
    const mail = mails.find(({ text, html }) => `${text} ${html}`.includes('/cms/reset/'))
    return /https?:\/\/\S+?\/cms\/reset\/\w+/.exec(`${mail?.text} ${mail?.html}`)?.[0]
  }
  await expect.poll(findResetLink).toBeDefined()
  await page.goto((await findResetLink())!)
  await expect(page.getByLabel('New Password')).toBeVisible()
})

test('adds a note after sign-in when the session had expired', async ({
  page,
  context,
  book,
  signInAs,
}) => {
  const { reference } = await book()
  const note = withRandomSuffix('Ring twice')
  await signInAs(staff)
  await openPage(page, `/admin/bookings/${reference}`)
  await page.getByLabel('Note for colleagues').fill(note)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText(staffWords.signIn.ended)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(staffWords.signIn.formSaved)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send it now' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${reference}$`))
  await expect(page.getByText(note)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('confirms a booking, marks a step, takes both back, and cancels', async ({
    page,
    book,
    signInAs,
  }) => {
    const name = withRandomSuffix('Joseph')
    const { reference } = await book({ name })
    const line = bookingItem(page, name)
    const updated = page.getByText('Booking status updated')
    await signInAs(staff)
    await page.goto('/admin/dashboard?view=to-confirm')
    await line.getByRole('button', { name: 'Confirm' }).click()
    await expect(updated).toBeVisible()
    await expect(line).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(line).toContainText('Pending')

    await page.goto('/admin/dashboard')
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/bookings/${reference}$`))
    const steps = page.getByRole('region', { name: `Steps of ${reference}` })
    await steps.getByText('Another step').click()
    await steps.getByRole('button', { name: 'Picked up' }).click()
    await expect(page.getByText('Marked: picked up').first()).toBeVisible()
    await steps.getByRole('button', { name: 'Undo Picked up' }).click()
    await expect(page.getByText('Not marked any more: picked up').first()).toBeVisible()
    await expect(steps.getByRole('listitem')).toHaveCount(0)

    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Cancel this booking? Joseph won’t be emailed.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(updated).toBeVisible()
    await expect(page.getByRole('region', { name: `Booking ${reference}` })).toContainText(
      'Cancelled by',
    )
  })

  test('books after sign-in when the session had expired', async ({ page, context, signInAs }) => {
    const name = withRandomSuffix('Caller')
    await signInAs(staff)
    await page.goto('/admin/bookings/new')
    await page.getByLabel('Full Name').fill(name)
    await page.getByLabel('Phone Number').fill(randomPhone())
    await page.getByLabel('Pickup Address').fill('Flat 3\n“Sea Breeze”, Hill Road')
    await page.getByRole('radio', { name: 'Laundry' }).check()
    await page.getByLabel('Pickup Date').fill(openDayFromNow(3))
    await page.getByRole('radio', { name: '11AM-1PM' }).check()
    await context.clearCookies()
    await page.getByRole('button', { name: 'Book this pickup' }).click()

    await expect(page.getByText(staffWords.signIn.ended)).toBeVisible()
    await page.getByLabel('Email').fill(staff.email)
    await page.getByLabel('Password').fill(staff.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText(staffWords.signIn.formSaved)).toBeVisible()
    await expect(page.getByText(name)).toBeVisible()
    await page.getByRole('button', { name: 'Send it now' }).click()
    await expect(page).toHaveURL(/\/admin\/bookings\/[0-9A-F]{8}$/)
    await expect(page.getByText(name).first()).toBeVisible()
    await expect(page.getByText('“Sea Breeze”, Hill Road').first()).toBeVisible()
  })
})

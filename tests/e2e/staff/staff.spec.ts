import * as accountWords from '#business/words/staff/accounts.ts'
import * as unsentFormWords from '#business/words/staff/unsent-forms.ts'
import { expectAccessible } from '#tests/e2e/accessibility.ts'
import { expect, openPage, randomPhone, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { readReceivedMails } from '#tests/servers/product.ts'

test('signs in, returns to the requested page, signs out, and mails a password reset link', async ({
  page,
  product,
}) => {
  await page.goto('/admin/dashboard?status=confirmed')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Please enter both email and password')).toBeVisible()
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password').fill('wrong')
  const desktopSize = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Sign In' }).click()
  // A toast stays while the pointer is over it, and must not cover the button.
  await page.getByText('Login failed').hover()
  await page.getByRole('button', { name: 'Sign In' }).click({ trial: true, timeout: 2_000 })
  await page.setViewportSize(desktopSize)
  await expect(page.getByText('Invalid email or password.')).toBeVisible()
  await expect(page.getByText(accountWords.signIn.help)).toBeVisible()
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/dashboard\?status=confirmed/)

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/login/)

  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(staff.email)
  await page.getByRole('button', { name: 'Submit' }).click()
  const findResetLink = async () => {
    const mails = await readReceivedMails(product)
    const mail = mails.find(({ text, html }) => `${text} ${html}`.includes('/cms/reset/'))
    return /https?:\/\/\S+?\/cms\/reset\/\w+/.exec(`${mail?.text} ${mail?.html}`)?.[0]
  }
  await expect.poll(findResetLink).toBeDefined()
  await page.goto((await findResetLink())!)
  await expect(page.getByLabel('New Password')).toBeVisible()
})

test('confirms, completes and cancels bookings, and resends a mail', async ({
  page,
  book,
  expectMailsAbout,
  signInAs,
}) => {
  const { reference: toComplete } = await book({ phone: randomPhone(), email: 'never@example.com' })
  const { reference: toCancel } = await book()
  await expectMailsAbout(`#${toComplete}`, 2)
  await signInAs(staff)
  await openPage(page, '/admin/dashboard')
  const row = (reference: string) => page.getByRole('article', { name: reference })
  await expect(row(toComplete).getByText('First order')).toBeVisible()
  await row(toComplete).getByRole('link', { name: 'Asha Kulkarni', exact: true }).click()
  const mails = page.getByRole('region', { name: `Emails about ${toComplete}` })
  await expect(mails.getByText(/^Sent, /)).toHaveCount(2)
  await mails.getByRole('button', { name: 'Resend: Booking confirmation' }).click()
  await expect(page.getByText('It is being sent again to never@example.com.')).toBeVisible()
  await expect(mails.getByRole('listitem')).toHaveCount(3)
  await expectMailsAbout(`Booking Confirmation #${toComplete}`, 2)

  const unfiltered = await row(toComplete).elementHandle()
  await page.getByLabel('Status').selectOption('pending')
  await unfiltered.waitForElementState('hidden')
  await expect(page).toHaveURL(/status=pending/)
  await row(toComplete).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Booking status updated').first()).toBeVisible()
  await expect(row(toComplete)).toHaveCount(0)
  await row(toCancel).getByRole('button', { name: 'Cancel' }).click()
  await expect(row(toCancel)).toHaveCount(0)

  await page.getByLabel('Status').selectOption('all')
  await expect(row(toCancel)).toContainText('Cancelled')
  await expect(row(toCancel).getByRole('button')).toHaveCount(0)
  await row(toComplete).getByRole('button', { name: 'Complete', exact: true }).click()
  await expect(row(toComplete)).toContainText('Completed on')
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
  await expect(page.getByText(accountWords.signIn.ended)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(accountWords.signIn.formSaved)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send it now' }).click()
  await expect(page.getByText(unsentFormWords.unsent.unreachable)).toBeVisible()
  await expect(page.getByText(note)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${reference}$`))
  await expect(page.getByText(note)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

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

    await expect(page.getByText(accountWords.signIn.ended)).toBeVisible()
    await page.getByLabel('Email').fill(staff.email)
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText(accountWords.signIn.wrong)).toBeVisible()
    await page.getByLabel('Password').fill(staff.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText(accountWords.signIn.formSaved)).toBeVisible()
    await expect(page.getByText(name)).toBeVisible()
    await page.getByRole('button', { name: 'Send it now' }).click()
    await expect(page).toHaveURL(/\/admin\/bookings\/[0-9A-F]{8}$/)
    await expect(page.getByText(name).first()).toBeVisible()
    await expect(page.getByText('“Sea Breeze”, Hill Road').first()).toBeVisible()
  })
})

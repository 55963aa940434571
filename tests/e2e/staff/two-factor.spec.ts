import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import * as staffWords from '#business/words/staff.ts'
import { expectAccessible, expectNoViolations, resize } from '#tests/e2e/accessibility.ts'
import { signInToCms } from '#tests/e2e/cms-forms.ts'
import { expect, signIn, test } from '#tests/e2e/fixtures.ts'
import { admin } from '#tests/helpers/accounts/accounts.ts'
import { totpCode } from '#tests/helpers/accounts/totp-code.ts'

const newPassword = 'marigold awning ink'

const securitySection = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Two-factor authentication' }) })

async function changePassword(page: Page, ownPassword: string) {
  const ownPasswordField = page.getByLabel('Your own password')
  await expect(ownPasswordField).toHaveCount(0)
  await expect(async () => {
    // Clicks are lost before hydration and while the form processes input.
    const change = page.getByRole('button', { name: 'Change Password' })
    if (await change.isVisible()) await change.click({ timeout: 3_000 })
    await page.getByLabel('New Password').fill(newPassword, { timeout: 3_000 })
    await page.getByLabel('Confirm Password').fill(newPassword, { timeout: 3_000 })
    // The form loses a click that comes before it has sent the input. It sends a text once.
    if ((await ownPasswordField.inputValue({ timeout: 3_000 })) !== ownPassword) {
      await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        ownPasswordField.fill(ownPassword, { timeout: 3_000 }),
      ])
    }
    await Promise.all([
      page.waitForRequest((request) => request.method() === 'PATCH', { timeout: 10_000 }),
      page.getByRole('button', { name: 'Save' }).click({ timeout: 3_000 }),
    ])
  }).toPass()
  await expect(page.getByText(/[Uu]pdated successfully/).first()).toBeVisible()
  await expect(ownPasswordField).toHaveCount(0)
}

async function enableTwoFactor(page: Page, password: string) {
  const section = securitySection(page)
  await section.getByLabel('Your password').fill(password)
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByRole('img', { name: 'QR code' })).toBeVisible()
  const key = (await section.locator('code').textContent())!
  await section.getByLabel('Code').fill(totpCode(key))
  await section.getByLabel('Code').press('Enter')
  await expect(section.getByText('Two-factor authentication is on.')).toBeVisible()
  const codes = await section.getByRole('listitem').allTextContents()
  return { key, codes }
}

test('changes a password, turns two-factor on, and signs in to site and CMS with both', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const email = `staff-${randomUUID()}@saaf.example`
  const account = { email, password: 'lantern monsoon thread', role: 'staff' }
  const { id } = await cms.createAccount(account)
  await signInAs(account)
  await page.goto(`${product.cms}/cms/account`)
  await expect(page.locator('#field-role input')).toBeDisabled()
  const section = securitySection(page)
  await expect(section).toBeVisible()
  await expectNoViolations(page, '.account-security')
  await changePassword(page, account.password)
  const person = { email, password: newPassword }
  const { key, codes } = await enableTwoFactor(page, newPassword)
  expect(codes).toHaveLength(10)
  await expectNoViolations(page, '.account-security')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy codes' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const isPrinted = page.evaluate(
    () => new Promise((resolve) => (window.print = () => resolve(true))),
  )
  await page.getByRole('button', { name: 'Print codes' }).click()
  expect(await isPrinted).toBe(true)
  await page.emulateMedia({ media: 'print' })
  const printedLines = (await page.locator('body').innerText()).split('\n').filter(Boolean)
  expect(printedLines).toEqual([`Recovery codes for ${email} at localhost`, ...codes])
  await page.emulateMedia({ media: null })
  await resize(page, 390)
  const { x, width } = (await page.locator('.recovery-codes').boundingBox())!
  expect(x + width).toBeLessThanOrEqual(390)
  await resize(page, 1440)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, person)
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByLabel('Password')).toHaveValue(newPassword)
  await expectAccessible(page)
  await page.getByLabel('Code').fill('12345')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: staffWords.twoFactor.wrong }),
  ).toBeVisible()
  await page.getByLabel('Code').fill(totpCode(key, 1))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/admin/dashboard')

  // Leave the dashboard, which would keep requesting updates.
  await page.goto('/about')
  await page.context().clearCookies()
  await signInToCms(page, product.cms, person)
  await expect(page.getByLabel('Code')).toBeFocused()
  await expectNoViolations(page, '.login__form')
  await page.getByLabel('Code').fill(codes[0]!)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${product.cms}/cms`)
  await page.goto(`${product.cms}/cms/account`)
  await expect(section.getByText('Recovery codes left: 9.')).toBeVisible()
  await expectNoViolations(page, '.account-security')

  // For a person who has lost phone and codes.
  await signInAs(admin)
  await page.goto(`${product.cms}/cms/collections/users/${id}`)
  await expect(section.getByText(/Make sure that the request really comes from them/)).toBeVisible()
  await expectNoViolations(page, '.account-security')
  await section.getByLabel('Your password').fill(admin.password)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText(/^Off\./)).toBeVisible()
})

import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { totp } from '#business/accounts/two-factor.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Credentials } from '#tests/helpers/accounts/session-token.ts'
import { expect, expectAccessible, resize, signIn, test } from './fixtures.ts'

const texts = staffMessages.twoFactor

const account = (role: string) => ({
  email: `${role}-${randomUUID()}@saaf.example`,
  password: 'lantern monsoon thread',
  role,
})

const totpCode = (key: string, stepsFromNow = 0) =>
  new TOTP({ secret: key.replaceAll(' ', '') }).generate({
    timestamp: Date.now() + stepsFromNow * totp.stepSeconds * 1000,
  })

const securitySection = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Two-factor authentication' }) })

async function enableTwoFactor(page: Page, cms: string, { password }: Credentials) {
  await page.goto(`${cms}/cms/account`)
  const section = securitySection(page)
  await section.getByLabel('Your password').fill(password)
  const qrCode = section.getByRole('img', { name: 'QR code' })
  // Clicks before hydration are lost.
  await expect(async () => {
    if (await qrCode.isVisible()) return
    await section.getByRole('button', { name: 'Turn on' }).click({ timeout: 1000 })
    await expect(qrCode).toBeVisible({ timeout: 5000 })
  }).toPass()
  const key = (await section.locator('code').textContent())!
  await section.getByLabel('Code').fill(totpCode(key))
  await section.getByLabel('Code').press('Enter')
  await expect(section.getByText('Two-factor authentication is on.')).toBeVisible()
  const codes = await section.getByRole('listitem').allTextContents()
  return { key, codes }
}

async function signInAtCms(page: Page, cms: string, { email, password }: Credentials) {
  await page.goto(`${cms}/cms/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

async function expectNoViolations(page: Page, part: string) {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  expect(violations).toEqual([])
}

test('turns two-factor authentication on, signs in to site and CMS with it, and turns it off', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const admin = account('admin')
  await cms.createAccount(admin)
  await signInAs(admin)
  await page.goto(`${product.cms}/cms/account`)
  const section = securitySection(page)
  await expect(section).toBeVisible()
  await expectNoViolations(page, '.account-security')
  const { key, codes } = await enableTwoFactor(page, product.cms, admin)
  expect(codes).toHaveLength(10)
  await expectNoViolations(page, '.account-security')
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()
  await expectNoViolations(page, '.account-security')

  await page.context().clearCookies()
  await signIn(page, admin)
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByLabel('Password')).toHaveValue(admin.password)
  for (const width of [360, 768, 1440]) {
    await resize(page, width)
    await expectAccessible(page)
  }
  await page.getByLabel('Code').fill('12345')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert').filter({ hasText: texts.wrong })).toBeVisible()
  await page.getByLabel('Code').fill(totpCode(key, 1))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/admin/dashboard')

  // Leave the dashboard, which would keep requesting updates.
  await page.goto('/about')
  await page.context().clearCookies()
  await signInAtCms(page, product.cms, admin)
  await expect(page.getByLabel('Code')).toBeFocused()
  await expectNoViolations(page, '.login__form')
  await page.getByLabel('Code').fill(codes[0]!)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${product.cms}/cms`)

  await page.goto(`${product.cms}/cms/account`)
  await expect(section.getByText('Recovery codes left: 9.')).toBeVisible()
  await section.getByLabel('Your password').fill(admin.password)
  await section.getByLabel('Code').fill(codes[1]!)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText('Off. Turn it on')).toBeVisible()
})

test('signs in with a code without scripts, and lets an admin turn it off for a lost phone', async ({
  page,
  browser,
  product,
  cms,
  signInAs,
}) => {
  const staff = account('staff')
  const { id } = await cms.createAccount(staff)
  const elsewhere = await browser.newPage()
  await signInAs(staff, elsewhere)
  const { key } = await enableTwoFactor(elsewhere, product.cms, staff)

  // The form must not return the password.
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false })
  await signIn(withoutScripts, staff)
  await expect(withoutScripts.getByText(texts.passwordAgain)).toBeVisible()
  expect(await withoutScripts.content()).not.toContain(staff.password)
  await expect(withoutScripts.getByLabel('Email')).toHaveValue(staff.email)
  await withoutScripts.getByLabel('Password').fill(staff.password)
  await withoutScripts.getByLabel('Code').fill(totpCode(key, 1))
  await withoutScripts.getByRole('button', { name: 'Sign In' }).click()
  await withoutScripts.waitForURL('**/admin/dashboard')
  await withoutScripts.context().close()

  const admin = account('admin')
  await cms.createAccount(admin)
  await signInAs(admin)
  await page.goto(`${product.cms}/cms/collections/users/${id}`)
  const section = securitySection(page)
  await expect(section.getByText(/Make sure that the request really comes from them/)).toBeVisible()
  await expectNoViolations(page, '.account-security')
  await section.getByLabel('Your password').fill(admin.password)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText(/^Off\./)).toBeVisible()

  await elsewhere.context().clearCookies()
  await signInAtCms(elsewhere, product.cms, staff)
  await elsewhere.waitForURL(`${product.cms}/cms`)
  await elsewhere.context().close()
})

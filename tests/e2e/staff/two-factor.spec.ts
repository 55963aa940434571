import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import * as accountWords from '#business/words/staff/accounts.ts'
import { expectAccessible, expectNoViolations, resize } from '#tests/e2e/accessibility.ts'
import { signInToCms } from '#tests/e2e/cms-forms.ts'
import { expect, signIn, test } from '#tests/e2e/fixtures.ts'
import type { Credentials } from '#tests/helpers/accounts/session-token.ts'
import { totpCode } from '#tests/helpers/accounts/totp-code.ts'

const texts = accountWords.twoFactor

const newAccount = (role: string) => ({
  email: `${role}-${randomUUID()}@saaf.example`,
  password: 'lantern monsoon thread',
  role,
})

const securitySection = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Two-factor authentication' }) })

async function enableTwoFactor(page: Page, cmsUrl: string, { password }: Credentials) {
  await page.goto(`${cmsUrl}/cms/account`)
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

test('turns two-factor authentication on, signs in to site and CMS with it, and turns it off', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const admin = newAccount('admin')
  await cms.createAccount(admin)
  await signInAs(admin)
  await page.goto(`${product.cms}/cms/account`)
  const section = securitySection(page)
  await expect(section).toBeVisible()
  await expectNoViolations(page, '.account-security')
  const { key, codes } = await enableTwoFactor(page, product.cms, admin)
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
  expect(printedLines).toEqual([`Recovery codes for ${admin.email} at localhost`, ...codes])
  await page.emulateMedia({ media: null })
  await resize(page, 390)
  const { x, width } = (await page.locator('.recovery-codes').boundingBox())!
  expect(x + width).toBeLessThanOrEqual(390)
  await resize(page, 1440)
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
  await signInToCms(page, product.cms, admin)
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

test('signs in with a code without JavaScript, and lets an admin turn two-factor off for others', async ({
  page,
  browser,
  product,
  cms,
  signInAs,
}) => {
  const staff = newAccount('staff')
  const { id } = await cms.createAccount(staff)
  const staffPage = await browser.newPage()
  await signInAs(staff, staffPage)
  const { key } = await enableTwoFactor(staffPage, product.cms, staff)

  const pageWithoutScripts = await browser.newPage({ javaScriptEnabled: false })
  await signIn(pageWithoutScripts, staff)
  await expect(pageWithoutScripts.getByText(texts.passwordAgain)).toBeVisible()
  expect(await pageWithoutScripts.content()).not.toContain(staff.password)
  await expect(pageWithoutScripts.getByLabel('Email')).toHaveValue(staff.email)
  await pageWithoutScripts.getByLabel('Password').fill(staff.password)
  await pageWithoutScripts.getByLabel('Code').fill(totpCode(key, 1))
  await pageWithoutScripts.getByRole('button', { name: 'Sign In' }).click()
  await pageWithoutScripts.waitForURL('**/admin/dashboard')
  await pageWithoutScripts.context().close()

  const admin = newAccount('admin')
  await cms.createAccount(admin)
  await signInAs(admin)
  await page.goto(`${product.cms}/cms/collections/users/${id}`)
  const section = securitySection(page)
  await expect(section.getByText(/Make sure that the request really comes from them/)).toBeVisible()
  await expectNoViolations(page, '.account-security')
  await section.getByLabel('Your password').fill(admin.password)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText(/^Off\./)).toBeVisible()

  await staffPage.context().clearCookies()
  await signInToCms(staffPage, product.cms, staff)
  await staffPage.waitForURL(`${product.cms}/cms`)
  await staffPage.context().close()
})

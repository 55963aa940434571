import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { totp } from '#business/accounts/second-step.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Credentials } from '#tests/setup/session-token.ts'
import { expect, expectForEveryone, resize, signIn, test } from './fixtures.ts'

const say = staffMessages.secondStep

const account = (role: string) => ({
  email: `${role}-${randomUUID()}@saaf.example`,
  password: 'lantern monsoon thread',
  role,
})

/** What the app with this key shows, some steps of time from now. */
const codeOf = (key: string, stepsAway = 0) =>
  new TOTP({ secret: key.replaceAll(' ', '') }).generate({
    timestamp: Date.now() + stepsAway * totp.stepSeconds * 1000,
  })

const ownSecurity = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Second step' }) })

/** On the own account page: password, app, first code. Gives the key and the recovery codes. */
async function turnOn(page: Page, cms: string, { password }: Credentials) {
  await page.goto(`${cms}/cms/account`)
  const section = ownSecurity(page)
  await section.getByLabel('Your password').fill(password)
  const qrCode = section.getByRole('img', { name: 'QR code' })
  // A click that comes before the page is alive is lost.
  await expect(async () => {
    if (await qrCode.isVisible()) return
    await section.getByRole('button', { name: 'Turn on' }).click({ timeout: 1000 })
    await expect(qrCode).toBeVisible({ timeout: 5000 })
  }).toPass()
  const key = (await section.locator('code').textContent())!
  await section.getByLabel('Code').fill(codeOf(key))
  await section.getByLabel('Code').press('Enter')
  await expect(section.getByText('It is on.')).toBeVisible()
  const codes = await section.getByRole('listitem').allTextContents()
  return { key, codes }
}

async function signInAtCms(page: Page, cms: string, { email, password }: Credentials) {
  await page.goto(`${cms}/cms/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** What axe finds in a part of the CMS that is ours. */
async function expectUsable(page: Page, part: string) {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  expect(violations).toEqual([])
}

test('an admin turns the second step on, signs in with it at both doors, and turns it off', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const admin = account('admin')
  await cms.createAccount(admin)
  await signInAs(admin)
  await page.goto(`${product.cms}/cms/account`)
  const section = ownSecurity(page)
  await expect(section).toBeVisible()
  await expectUsable(page, '.account-security')
  const { key, codes } = await turnOn(page, product.cms, admin)
  expect(codes).toHaveLength(10)
  await expectUsable(page, '.account-security')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()
  await expectUsable(page, '.account-security')

  // At the site.
  await page.context().clearCookies()
  await signIn(page, admin)
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByLabel('Password')).toHaveValue(admin.password)
  for (const width of [360, 768, 1440]) {
    await resize(page, width)
    await expectForEveryone(page)
  }
  await page.getByLabel('Code').fill('12345')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert').filter({ hasText: say.wrong })).toBeVisible()
  await page.getByLabel('Code').fill(codeOf(key, 1))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/admin/dashboard')

  // A dashboard that is open would go on asking for news.
  await page.goto('/about')
  // At the CMS, without the phone.
  await page.context().clearCookies()
  await signInAtCms(page, product.cms, admin)
  await expect(page.getByLabel('Code')).toBeFocused()
  await expectUsable(page, '.login__form')
  await page.getByLabel('Code').fill(codes[0]!)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${product.cms}/cms`)

  await page.goto(`${product.cms}/cms/account`)
  await expect(section.getByText('Recovery codes left: 9.')).toBeVisible()
  await section.getByLabel('Your password').fill(admin.password)
  await section.getByLabel('Code').fill(codes[1]!)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText('Off. Turned on')).toBeVisible()
})

test('whoever signs in with a code without scripts, and then loses the phone, is let in by an admin', async ({
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
  const { key } = await turnOn(elsewhere, product.cms, staff)

  // Password and code are asked for together, and no password is sent back.
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false })
  await signIn(withoutScripts, staff)
  await expect(withoutScripts.getByText(say.passwordAgain)).toBeVisible()
  expect(await withoutScripts.content()).not.toContain(staff.password)
  await expect(withoutScripts.getByLabel('Email')).toHaveValue(staff.email)
  await withoutScripts.getByLabel('Password').fill(staff.password)
  await withoutScripts.getByLabel('Code').fill(codeOf(key, 1))
  await withoutScripts.getByRole('button', { name: 'Sign In' }).click()
  await withoutScripts.waitForURL('**/admin/dashboard')
  await withoutScripts.context().close()

  const admin = account('admin')
  await cms.createAccount(admin)
  await signInAs(admin)
  await page.goto(`${product.cms}/cms/collections/users/${id}`)
  const section = ownSecurity(page)
  await expect(section.getByText(/Make sure that it is them/)).toBeVisible()
  await expectUsable(page, '.account-security')
  await section.getByLabel('Your password').fill(admin.password)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText(/^Off\./)).toBeVisible()

  await elsewhere.context().clearCookies()
  await signInAtCms(elsewhere, product.cms, staff)
  await elsewhere.waitForURL(`${product.cms}/cms`)
  await elsewhere.context().close()
})

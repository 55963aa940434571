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
  // A click that comes before the page is alive is lost.
  await expect(async () => {
    await section.getByRole('button', { name: 'Turn on' }).click({ timeout: 1000 })
    await expect(section.getByRole('img', { name: 'QR code' })).toBeVisible({ timeout: 5000 })
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
  const { key, codes } = await turnOn(page, product.cms, admin)
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()

  // At the site.
  await page.context().clearCookies()
  await signIn(page, admin)
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByLabel('Password')).toHaveValue(admin.password)
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
  await page.getByLabel('Code').fill('000 000')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(say.wrong)).toBeVisible()
  await page.getByLabel('Code').fill(codes[0]!)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${product.cms}/cms`)

  await page.goto(`${product.cms}/cms/account`)
  const section = ownSecurity(page)
  await expect(section.getByText('Recovery codes left: 9.')).toBeVisible()
  await section.getByLabel('Your password').fill(admin.password)
  await section.getByLabel('Code').fill(codes[1]!)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText('Off. Turned on')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the site asks for password and code together, and sends no password back', async ({
    page,
    browser,
    product,
    cms,
    signInAs,
  }) => {
    const admin = account('admin')
    await cms.createAccount(admin)
    const withScripts = await browser.newPage({ javaScriptEnabled: true })
    await signInAs(admin, withScripts)
    const { key } = await turnOn(withScripts, product.cms, admin)
    await withScripts.context().close()

    await signIn(page, admin)
    await expect(page.getByText(say.passwordAgain)).toBeVisible()
    expect(await page.content()).not.toContain(admin.password)
    await expect(page.getByLabel('Email')).toHaveValue(admin.email)
    await page.getByLabel('Password').fill(admin.password)
    await page.getByLabel('Code').fill(codeOf(key, 1))
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('**/admin/dashboard')
  })
})

test('who has lost phone and codes is let in by an admin', async ({
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
  await turnOn(elsewhere, product.cms, staff)

  const admin = account('admin')
  await cms.createAccount(admin)
  await signInAs(admin)
  await page.goto(`${product.cms}/cms/collections/users/${id}`)
  const section = ownSecurity(page)
  await expect(section.getByText(/Make sure that it is them/)).toBeVisible()
  await expectUsable(page, '.account-security')
  await section.getByLabel('Your password').fill('a wrong password')
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText('This password is not right.')).toBeVisible()
  await section.getByLabel('Your password').fill(admin.password)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText(/^Off\./)).toBeVisible()

  await elsewhere.context().clearCookies()
  await signInAtCms(elsewhere, product.cms, staff)
  await elsewhere.waitForURL(`${product.cms}/cms`)
  await elsewhere.context().close()
})

test('what asks for the second step can be used by everyone', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const admin = account('admin')
  await cms.createAccount(admin)
  await signInAs(admin)
  await page.goto(`${product.cms}/cms/account`)
  await expect(ownSecurity(page)).toBeVisible()
  await expectUsable(page, '.account-security')
  await turnOn(page, product.cms, admin)
  await expectUsable(page, '.account-security')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expectUsable(page, '.account-security')

  await page.context().clearCookies()
  await signInAtCms(page, product.cms, admin)
  await expect(page.getByLabel('Code')).toBeFocused()
  await expectUsable(page, '.login__form')

  await signIn(page, admin)
  await expect(page.getByLabel('Code')).toBeFocused()
  for (const width of [360, 768, 1440]) {
    await resize(page, width)
    await expectForEveryone(page)
  }
})

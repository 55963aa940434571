import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { admin } from '#tests/setup/accounts.ts'
import { sessionToken } from '#tests/setup/session-token.ts'
import { expect, test } from './fixtures.ts'

const password = 'lantern monsoon thread'

const menuOf = (page: Page) => page.getByRole('navigation')
const frontDesk = ['Bookings', 'Messages', 'Sent mail']

async function openCms(page: Page, { cms }: { cms: string }) {
  await page.goto(`${cms}/cms`)
  await expect(menuOf(page).getByRole('link', { name: 'Branches', exact: true })).toBeVisible()
}

async function expectInMenu(page: Page, names: string[], count: 0 | 1) {
  for (const name of names) {
    await expect(menuOf(page).getByRole('link', { name, exact: true }), name).toHaveCount(count)
  }
}

/** A new account of a role; the tests here run beside others that have theirs. */
const account = (role: string) => ({
  email: `${role}-${randomUUID()}@saaf.example`,
  password,
  role,
})

test('an editor finds pages and content in the CMS, and neither the front desk nor accounts', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const editor = account('editor')
  await cms.createAccount(editor)
  await signInAs(editor)
  await openCms(page, product)
  await expectInMenu(page, ['Home page', 'Business and opening hours', 'Branches', 'Pictures'], 1)
  await expectInMenu(page, [...frontDesk, 'Accounts'], 0)

  for (const slug of ['bookings', 'contact-messages', 'emails', 'users']) {
    await page.goto(`${product.cms}/cms/collections/${slug}`)
    await expect(page.getByRole('heading', { name: 'Nothing found' }), slug).toBeVisible()
  }

  await page.goto(`${product.cms}/cms/account`)
  await expect(page.getByLabel('Email')).toHaveValue(editor.email)
  await expect(page.locator('#field-role input')).toBeDisabled()
})

test('an editor changes the password by the present one, and is told what is refused', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const editor = account('editor')
  await cms.createAccount(editor)
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/account`)
  const own = page.getByLabel('Your own password')
  await expect(page.getByLabel('Email')).toHaveValue(editor.email)
  await expect(own).toHaveCount(0)

  const save = async (newPassword: string, ownPassword: string, said: RegExp) => {
    // A refusal closes the fields of the new password.
    await expect(async () => {
      const change = page.getByRole('button', { name: 'Change Password' })
      if (await change.isVisible()) await change.click({ timeout: 3_000 })
      await page.getByLabel('New Password').fill(newPassword, { timeout: 3_000 })
      await page.getByLabel('Confirm Password').fill(newPassword, { timeout: 3_000 })
      await own.fill(ownPassword, { timeout: 3_000 })
      // A click that comes while the form still takes in what was typed is lost.
      await page.getByRole('button', { name: 'Save' }).click({ timeout: 3_000 })
      await expect(page.getByText(said).first()).toBeVisible({ timeout: 3_000 })
    }).toPass()
  }
  const better = 'marigold awning ink'
  await save('password12345', password, /hard to guess/)
  await save(better, 'not this one', /This password is not right/)
  await save(better, password, /Updated successfully|updated successfully/)
  await expect(own).toHaveCount(0)
  expect(await sessionToken(product.cms, { ...editor, password: better })).toBeTruthy()
})

test('staff find the front desk in the CMS, and content to read', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const staff = account('staff')
  await cms.createAccount(staff)
  await signInAs(staff)
  await openCms(page, product)
  await expectInMenu(page, [...frontDesk, 'Home page', 'Branches'], 1)
  await expectInMenu(page, ['Accounts'], 0)

  await page.goto(`${product.cms}/cms/globals/home-page`)
  await expect(page.locator('.doc-controls')).toBeVisible()
  await expect(page.getByRole('button', { name: /Save|Publish/ })).toHaveCount(0)
  await expect(page.locator('#field-hero__heading')).toBeDisabled()

  await page.goto(`${product.cms}/cms/collections/services/create`)
  await expect(page.getByRole('heading', { name: /Unauthorized|Nothing found/ })).toBeVisible()
})

test('an admin finds everything', async ({ page, product, signInAs }) => {
  await signInAs(admin)
  await openCms(page, product)
  await expectInMenu(page, [...frontDesk, 'Home page', 'Branches', 'Accounts'], 1)
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { admin } from '#tests/setup/accounts.ts'
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
  await cms.create('users', editor)
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

test('an editor is told why a password is refused', async ({ page, product, cms, signInAs }) => {
  const editor = account('editor')
  await cms.create('users', editor)
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/account`)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByLabel('New Password').fill('password12345')
  await page.getByLabel('Confirm Password').fill('password12345')
  // A click that comes while the form still takes in what was typed is lost.
  await expect(async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/hard to guess/).first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
})

test('staff find the front desk in the CMS, and content to read', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const staff = account('staff')
  await cms.create('users', staff)
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

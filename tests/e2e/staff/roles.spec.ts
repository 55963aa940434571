import { randomUUID } from 'node:crypto'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { fetchSessionToken } from '#tests/helpers/accounts/session-token.ts'

const password = 'lantern monsoon thread'

test('denies an editor the dashboard, and changes their password in the CMS', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const editor = { email: `editor-${randomUUID()}@saaf.example`, password, role: 'editor' }
  await cms.createAccount(editor)
  await signInAs(editor)
  await page.goto('/admin/dashboard')
  await expect(
    page.getByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeVisible()

  await page.goto(`${product.cms}/cms/account`)
  const ownPasswordField = page.getByLabel('Your own password')
  await expect(page.getByLabel('Email')).toHaveValue(editor.email)
  await expect(page.locator('#field-role input')).toBeDisabled()
  const menu = page.getByRole('navigation')
  await expect(menu.getByRole('link', { name: 'Services', exact: true })).toHaveCount(1)
  await expect(menu.getByRole('link', { name: 'Bookings', exact: true })).toHaveCount(0)
  await expect(ownPasswordField).toHaveCount(0)

  const newPassword = 'marigold awning ink'
  const save = async (ownPassword: string, message: RegExp) => {
    // A failed save closes the password fields.
    await expect(async () => {
      const changeButton = page.getByRole('button', { name: 'Change Password' })
      if (await changeButton.isVisible()) await changeButton.click({ timeout: 3_000 })
      await page.getByLabel('New Password').fill(newPassword, { timeout: 3_000 })
      await page.getByLabel('Confirm Password').fill(newPassword, { timeout: 3_000 })
      await ownPasswordField.fill(ownPassword, { timeout: 3_000 })
      // Clicks are lost while the form processes input.
      await page.getByRole('button', { name: 'Save' }).click({ timeout: 3_000 })
      await expect(page.getByText(message).first()).toBeVisible({ timeout: 15_000 })
    }).toPass()
  }
  await save('not this one', /This password is wrong/)
  await save(password, /[Uu]pdated successfully/)
  await expect(ownPasswordField).toHaveCount(0)
  expect(await fetchSessionToken(product.cms, { ...editor, password: newPassword })).toBeTruthy()
})

import { expect, type Page, type Response } from '@playwright/test'
import type { Credentials } from '#tests/helpers/accounts/session-token.ts'

export const savedAsDraft = (page: Page) => page.getByText('Last saved less than a minute ago')

export async function signInToCms(page: Page, cmsUrl: string, { email, password }: Credentials) {
  await page.goto(`${cmsUrl}/cms/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Drags by the handle, again if the list moved under the pointer and stored nothing. */
export async function dragRow(page: Page, name: string, ontoName: string) {
  const row = (ofName: string) => page.getByRole('row', { name: ofName })
  const handle = row(name).locator('.sort-row')
  const dragOnce = async () => {
    await handle.scrollIntoViewIfNeeded()
    const to = (await row(ontoName).locator('.sort-row').boundingBox())!
    await handle.hover()
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 10 })
    // It makes room.
    await expect(row(ontoName)).not.toHaveCSS('transform', 'none', { timeout: 5_000 })
    const [reordered] = await Promise.all([
      page.waitForResponse(/\/api\/reorder/, { timeout: 5_000 }),
      page.mouse.up(),
    ])
    return reordered
  }
  let reordered: Response | undefined
  await expect(async () => {
    await page.mouse.up()
    reordered = await dragOnce()
    // While a row moves, the pointer may be over another one.
    const [moved, onto] = await Promise.all(
      [row(name), row(ontoName)].map((each) => each.boundingBox()),
    )
    expect(moved!.y).toBeLessThan(onto!.y)
  }).toPass()
  expect(reordered?.status(), await reordered?.text()).toBe(200)
}

/** Clicks are lost while the form stores a draft, and the message soon disappears. */
export async function publish(page: Page, message: string | RegExp = /successfully/i) {
  const button = page.getByRole('button', { name: 'Publish changes' })
  await expect(async () => {
    await Promise.all([
      expect(page.getByText(message).first()).toBeVisible({ timeout: 10_000 }),
      button.click({ timeout: 5_000 }).catch(() => {}),
    ])
  }).toPass()
}

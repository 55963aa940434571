import * as staffMessages from '#business/words/staff-messages.ts'
import { editor, staff } from '#tests/setup/accounts.ts'
import { expect, expectForEveryone, resize, test } from './fixtures.ts'

/** Confirms a booking on the plain dashboard, and opens the activity from there. */
const journey = (title: string) =>
  test(title, async ({ page, book, signInAs }) => {
    const { reference } = await book()
    await signInAs(staff)
    await page.goto('/admin/dashboard?status=pending')
    const card = page.getByRole('article', { name: reference })
    await card.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(staffMessages.status.updated).first()).toBeVisible()

    await page.goto('/admin/dashboard')
    await page.getByRole('link', { name: 'Activity' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
    const today = page.getByRole('region', { name: 'Today' })
    const line = today.getByRole('listitem').filter({ hasText: reference })
    await expect(line).toHaveCount(1)
    await expect(line).toContainText(`confirmed booking ${reference}`)
    await expect(line).toContainText('dashboard')
    const who = await line.getByRole('strong').textContent()

    await page.getByLabel('Person').selectOption(who)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/[?&]by=/)
    await expect(line).toHaveCount(1)
    await expect(page.getByLabel('Person')).toHaveValue(who!)

    await page.getByLabel('Day', { exact: true }).fill('2001-01-01')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByText(staffMessages.activity.nothing)).toBeVisible()
    await page.getByRole('link', { name: 'Show everything' }).click()
    await expect(page).toHaveURL(/\/admin\/activity$/)

    await line.getByRole('link', { name: reference }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/bookings/${reference}$`))
  })

journey('what staff do is read under Activity, by day and by person')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  journey('what staff do is read under Activity there, too')
})

test('the activity reads well on any screen, and is for booking staff', async ({
  page,
  book,
  signInAs,
}) => {
  const { reference } = await book()
  await signInAs(staff)
  await page.goto(`/admin/bookings/${reference}`)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText(staffMessages.status.updated).first()).toBeVisible()
  for (const width of [360, 768, 1440]) {
    await resize(page, width)
    await page.goto('/admin/activity')
    await expect(page.getByRole('link', { name: `booking ${reference}` })).toBeVisible()
    await expectForEveryone(page)
  }
  await page.goto('/admin/activity?date=2026-02-30')
  await expect(page.getByText(staffMessages.activity.unreadableAddress)).toBeVisible()
  await signInAs(editor)
  await page.goto('/admin/activity')
  await expect(
    page.getByRole('heading', { name: 'This page is not for your account' }),
  ).toBeVisible()
})

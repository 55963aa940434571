import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { admin, editor, staff } from '#tests/setup/accounts.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import {
  confirmBooking,
  expect,
  expectForEveryone,
  fillWizard,
  newPhone,
  test,
} from './fixtures.ts'

async function lookUp(page: Page, number: string) {
  await page.getByLabel('Phone Number').fill(number)
  await page.getByRole('button', { name: 'Look up' }).click()
}

test('an admin hands out what is kept about a customer, and erases it', async ({
  page,
  signInAs,
}) => {
  const phone = newPhone()
  const digits = phone.replace(' ', '')
  const customer = { name: 'Farida Erasable', phone, email: 'farida@erasable.example' }
  await fillWizard(page, customer)
  const reference = await confirmBooking(page)
  await page.goto('/contact')
  await page.getByLabel('Name', { exact: true }).fill(customer.name)
  await page.getByLabel('Email', { exact: true }).fill(customer.email)
  await page.getByLabel('Phone (optional)').fill(`+91 ${phone}`)
  await page.getByLabel('Subject').fill('My saris')
  await page.getByLabel('Message', { exact: true }).fill('Are they ready?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()

  await signInAs(admin)
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await expectForEveryone(page)

  await lookUp(page, '12345')
  await expect(page.getByRole('alert')).toContainText('valid 10-digit phone number')
  await lookUp(page, newPhone())
  await expect(page.getByText('Nothing is kept about this phone number.')).toBeVisible()

  await lookUp(page, phone)
  const kept = (term: string) => page.locator('dl > div').filter({ hasText: term })
  await expect(kept('Bookings').locator('dd').first()).toHaveText('1')
  await expect(kept('Messages').locator('dd').first()).toHaveText('1')
  await expect(kept('Mails').locator('dd').first()).toHaveText('3')
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).not.toContain(digits.slice(5))
  await expectForEveryone(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^customer-\d{4}-\d\d-\d\d\.json$/)
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as object
  expect(file).toMatchObject({
    phone: digits,
    bookings: [{ reference, name: customer.name, email: customer.email, status: 'pending' }],
    messages: [{ subject: 'My saris', message: 'Are they ready?' }],
  })

  await page.getByRole('button', { name: 'Erase' }).click()
  const question = page.getByRole('heading', { name: `Erase what is kept about ${phone}?` })
  await expect(question).toBeFocused()
  await expectForEveryone(page)
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Nothing was erased')).toBeVisible()
  await expect(page.getByText(/A pickup is still to come, on .+ Cancel it first\./)).toBeVisible()

  await page.goto('/admin/dashboard')
  const card = page.getByRole('article', { name: reference })
  await card.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toContainText('Cancelled')
  await page.goto('/admin/customers')
  await lookUp(page, digits)
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Personal details erased')).toBeVisible()
  await lookUp(page, phone)
  await expect(page.getByText('Nothing is kept about this phone number.')).toBeVisible()

  await page.goto('/admin/dashboard')
  await expect(card).toContainText('Personal details removed')
  await expect(card).not.toContainText(customer.name)
  await expect(card.getByRole('link')).toHaveCount(0)
  expect(await page.content()).not.toContain(customer.email)
  await expectForEveryone(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an admin looks up, thinks again and keeps everything', async ({
    page,
    fillTimeOver,
    signInAs,
  }) => {
    const phone = newPhone()
    await page.goto('/booking')
    await page.getByRole('radio', { name: 'Laundry' }).check()
    await page.getByLabel('Pickup Date').fill(openDayFromNow(3))
    await page.getByRole('radio', { name: '11AM-1PM' }).check()
    await page.getByLabel('Full Name').fill('Kept Customer')
    await page.getByLabel('Phone Number').fill(phone)
    await page.getByLabel('Pickup Address').fill('Flat 3')
    const note = page.getByText('By confirming you agree that we keep these details')
    await expect(note).toBeVisible()
    await expect(note.getByRole('link', { name: 'How we keep them' })).toHaveAttribute(
      'href',
      '/privacy',
    )
    await fillTimeOver()
    await confirmBooking(page)

    await signInAs(admin)
    await page.goto('/admin/customers')
    await lookUp(page, phone)
    await page.getByRole('button', { name: 'Erase' }).click()
    await page.getByRole('link', { name: 'Keep everything' }).click()
    await lookUp(page, phone)
    await expect(page.locator('dl > div').filter({ hasText: 'Bookings' })).toContainText('1')
  })
})

for (const [who, account] of Object.entries({ staff, editor })) {
  test(`${who} cannot reach what is kept about customers`, async ({ page, book, signInAs }) => {
    const customer = { name: 'Farida Kept', phone: newPhone() }
    await book(customer)
    await signInAs(account)
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Customers' })).toHaveCount(0)
    const answer = await page.goto('/admin/customers')
    expect(answer?.status()).toBe(403)
    const { origin } = new URL(page.url())
    for (const path of ['/admin/customers', '/admin/customers/download']) {
      for (const act of ['look', 'erase']) {
        const refused = await page.request.post(path, {
          form: { phone: customer.phone, act },
          headers: { Origin: origin },
        })
        expect(refused.status(), path).toBe(403)
        expect(await refused.text()).not.toContain(customer.name)
      }
    }
  })
}

test('a visitor is asked to sign in before seeing what is kept', async ({ page }) => {
  await page.goto('/admin/customers')
  await expect(page).toHaveURL(/\/admin\/login/)
  const answer = await page.request.post('/admin/customers/download', {
    form: { phone: newPhone() },
    headers: { Origin: new URL(page.url()).origin },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(302)
})

test('before confirming, a visitor reads what is agreed to, and where it is explained', async ({
  page,
  context,
}) => {
  await fillWizard(page, { name: 'Careful Reader' })
  const note = page.getByText('By confirming you agree that we keep these details')
  await expect(note).toBeVisible()
  const [privacy] = await Promise.all([
    context.waitForEvent('page'),
    note.getByRole('link', { name: 'How we keep them' }).click(),
  ])
  await expect(privacy.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Review Your Booking' })).toBeVisible()

  await page.goto('/contact')
  await expect(page.getByRole('link', { name: 'How we keep it' })).toHaveAttribute(
    'href',
    '/privacy',
  )
})

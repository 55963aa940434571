import { readFile } from 'node:fs/promises'
import { expectAccessible } from '#tests/e2e/accessibility.ts'
import { expect, openPage, randomPhone, test, yesterday } from '#tests/e2e/fixtures.ts'
import { admin } from '#tests/helpers/accounts/accounts.ts'

test('downloads and erases the data of a customer', async ({ page, book, database, signInAs }) => {
  const phone = randomPhone()
  const customer = { name: 'Farida Erasable', phone, email: 'farida@erasable.example' }
  const { reference } = await book(customer)
  await database.movePickup(reference, yesterday(), '11AM-1PM')
  const lookUp = async (number: string) => {
    await page.getByLabel('Phone Number').fill(number)
    await page.getByRole('button', { name: 'Look up' }).click()
  }

  await signInAs(admin)
  await openPage(page, '/admin/dashboard')
  await page.getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await expectAccessible(page)
  await lookUp('12345')
  await expect(page.getByRole('alert')).toContainText('valid 10-digit phone number')

  await lookUp(phone)
  const bookings = page.locator('dl > div').filter({ hasText: 'Bookings' })
  await expect(bookings.locator('dd').first()).toHaveText('1')
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).not.toContain(phone.slice(6))
  await expectAccessible(page)
  const download = async (format: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download as ${format}` }).click(),
    ])
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  const json = await download('JSON')
  expect(json.name).toMatch(/^customer-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(json.text)).toMatchObject({ bookings: [{ reference, name: customer.name }] })
  const document = await download('text')
  expect(document.name).toMatch(/^customer-\d{4}-\d\d-\d\d\.txt$/)
  expect(document.text).toContain(`Name: ${customer.name}`)

  await page.getByRole('button', { name: 'Erase' }).click()
  const confirmation = page.getByRole('heading', { name: `Erase the data about ${phone}?` })
  await expect(confirmation).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Keep everything' }).click()
  await lookUp(phone)
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(page.getByText('Personal details erased')).toBeVisible()
  await lookUp(phone)
  await expect(page.getByText('No data found for this phone number.')).toBeVisible()

  await openPage(page, '/admin/dashboard')
  const row = page.getByRole('article', { name: reference })
  await expect(row).toContainText('Personal details erased')
  await expect(row).not.toContainText(customer.name)
  await expectAccessible(page)
})

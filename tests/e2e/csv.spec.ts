import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { bookingColumns } from '#business/bookings/booking-columns.ts'
import { admin, staff } from '#tests/setup/accounts.ts'
import { expect, newPhone, test, unique } from './fixtures.ts'

// Bookings as files: for a spreadsheet, and from the site before this one.

test('what a view lists is had as a file, and no name in it is a formula', async ({
  page,
  book,
  signInAs,
}) => {
  const name = unique('=आशा, "Asha"')
  const { reference } = await book({ name })
  await signInAs(staff)
  await page.goto(`/admin/dashboard?q=${reference}`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV of these bookings' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^bookings-.*\.csv$/)
  const rows = parse(await readFile(await file.path()), { columns: true, bom: true })
  expect(rows).toMatchObject([{ reference, name: `'${name}`, status: 'pending' }])
})

test('an admin tries a file of old bookings, then brings it in', async ({
  page,
  product,
  signInAs,
}) => {
  const name = unique('Customer of old')
  const line = {
    ...{ id: randomUUID(), name, phone: newPhone(), email: 'old@example.com' },
    ...{ address: 'Hill Road', date: '2019-02-28', time: '11AM-1PM', service_type: 'laundry' },
    ...{ items: '', instructions: '', status: 'completed', created_at: '2019-02-27T04:05:06Z' },
  }
  const unreadable = { ...line, id: randomUUID(), phone: '12345' }
  const csv = stringify([line, unreadable], { header: true, columns: [...bookingColumns] })
  const reference = line.id.slice(0, 8).toUpperCase()

  await signInAs(admin)
  await page.goto(`${product.cms}/cms/collections/bookings`)
  const imports = page.getByRole('group').filter({ hasText: 'Bring in the bookings' })
  await expect(async () => {
    await imports.getByText('Bring in the bookings').click()
    await expect(imports.getByLabel('CSV file')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await imports.getByRole('button', { name: 'Try it' }).click()
  await expect(imports.getByText('Please choose the file first.')).toBeVisible()
  const chosen = { name: 'bookings.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await imports.getByLabel('CSV file').setInputFiles(chosen)
  await imports.getByRole('button', { name: 'Try it' }).click()
  await expect(imports.getByText('Nothing is stored yet. To be stored: 1.')).toBeVisible()
  await expect(imports.getByText('Line 3, phone: ')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: reference })).toHaveCount(0)

  await imports.getByRole('button', { name: 'Import' }).click()
  await expect(imports.getByText('Stored: 1. Here already: 0. Cannot be read: 1.')).toBeVisible()

  await page.goto(`${product.site}/admin/bookings/${reference}`)
  await expect(page.getByText(name).first()).toBeVisible()
})

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { bookingColumns } from '#business/bookings/csv/booking-columns.ts'
import { guardText } from '#business/bookings/csv/spreadsheet-text.ts'
import { expect, openPage, randomPhone, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { admin, staff } from '#tests/helpers/accounts/accounts.ts'

test('exports the listed bookings as CSV and escapes formulas', async ({
  page,
  book,
  signInAs,
}) => {
  const name = withRandomSuffix('=आशा, "Asha"')
  const { reference } = await book({ name })
  await signInAs(staff)
  await openPage(page, `/admin/dashboard?q=${reference}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV of these bookings' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^bookings-.*\.csv$/)
  const rows = parse(await readFile(await download.path()), { columns: true, bom: true })
  expect(rows).toMatchObject([
    { reference: guardText(reference), name: `'${name}`, status: 'pending' },
  ])
})

test('previews a CSV file of bookings, then imports it', async ({ page, product, signInAs }) => {
  const name = withRandomSuffix('Old customer')
  const row = {
    id: randomUUID(),
    name,
    phone: randomPhone(),
    email: 'old@example.com',
    address: 'Hill Road',
    date: '2019-02-28',
    time: '11AM-1PM',
    service_type: 'laundry',
    items: '',
    instructions: '',
    status: 'completed',
    created_at: '2019-02-27T04:05:06Z',
  }
  const invalidRow = { ...row, id: randomUUID(), phone: '12345' }
  const csv = stringify([row, invalidRow], { header: true, columns: [...bookingColumns] })
  const reference = row.id.slice(0, 8).toUpperCase()

  await signInAs(admin)
  await page.goto(`${product.cms}/cms/collections/bookings`)
  const importPanel = page
    .getByRole('group')
    .filter({ hasText: 'Import bookings from your old site' })
  await expect(async () => {
    await importPanel.getByText('Import bookings from your old site').click()
    await expect(importPanel.getByLabel('CSV file')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await importPanel.getByRole('button', { name: 'Check file' }).click()
  await expect(importPanel.getByText('Please choose a file first.')).toBeVisible()
  const file = { name: 'bookings.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await importPanel.getByLabel('CSV file').setInputFiles(file)
  await importPanel.getByRole('button', { name: 'Check file' }).click()
  await expect(
    importPanel.getByText('Nothing is stored yet. 1 to import, 0 already here, 1 unreadable.'),
  ).toBeVisible()
  await expect(importPanel.getByText('Line 3, phone: ')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: reference })).toHaveCount(0)

  await importPanel.getByRole('button', { name: 'Import' }).click()
  await expect(importPanel.getByText('1 imported, 0 already here, 1 unreadable.')).toBeVisible()

  await page.goto(`${product.site}/admin/bookings/${reference}`)
  await expect(page.getByText(name).first()).toBeVisible()
})

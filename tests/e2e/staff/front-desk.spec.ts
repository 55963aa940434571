import { randomUUID } from 'node:crypto'
import { stringify } from 'csv-stringify/sync'
import { bookingColumns } from '#business/bookings/csv/booking-columns.ts'
import { formatInstant } from '#business/pickups/english-dates.ts'
import type { BookingEvent } from '#payload-types.ts'
import { expectNoViolations } from '#tests/e2e/accessibility.ts'
import { sendContactMessage } from '#tests/e2e/contact-form.ts'
import { expect, randomPhone, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { admin, staff } from '#tests/helpers/accounts/accounts.ts'

test.use({ timezoneId: 'America/New_York' })

test('shows messages and events of a booking in the CMS, answers a message, and imports a CSV file', async ({
  page,
  product,
  book,
  cms,
  signInAs,
}) => {
  const subject = withRandomSuffix('A sari')
  await sendContactMessage(page, { 'Phone (optional)': '98765 43210', Subject: subject })

  await signInAs(staff)
  await page.goto(`${product.cms}/cms/collections/contact-messages`)
  const row = page.getByRole('row').filter({ hasText: subject })
  await expect(row.getByRole('cell', { name: 'No', exact: true })).toBeVisible()
  const message = (await cms.list('contact-messages')).find(
    (message) => message.subject === subject,
  )!
  const received = formatInstant(message.createdAt as string)
  await expect(row).toContainText(received)

  await row.getByRole('link').click()
  const article = page.getByRole('article', { name: subject })
  await expect(article).toContainText(`${message.name as string} <${message.email as string}>`)
  await expect(article).toContainText(received)
  await expect(article.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    `mailto:${message.email as string}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
  )
  await expect(article.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  )
  await page.getByLabel('Answered').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/successfully/i).first()).toBeVisible()
  await expect
    .poll(async () => (await cms.list('contact-messages')).find(({ id }) => id === message.id))
    .toMatchObject({ handled: true, subject, email: message.email, message: message.message })

  await page.goto(`/admin/messages/${message.id}`)
  await expect(article).toContainText('How much for six?')
  await expectNoViolations(page)
  await page.getByLabel('Answer by email').fill('Yes, by Thursday.')
  await page.getByRole('button', { name: 'Send to meera@example.com' }).click()
  await expect(page.getByText('Answer on its way')).toBeVisible()
  await expect(article).toContainText('Yes, by Thursday.')

  const { reference } = await book()
  const { id } = await cms.findBooking(reference)
  await cms.update('bookings', id, { status: 'confirmed' })
  const events = (await cms.list('booking-events')) as unknown as BookingEvent[]
  const [booked, confirmed] = events
    .filter(({ booking }) => booking === id)
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
  await signInAs(admin)
  await page.goto(`${product.cms}/cms/collections/bookings/${id}`)
  const eventLines = page.getByRole('listitem').filter({ hasText: / by / })
  await expect(eventLines).toHaveText([
    `${formatInstant(booked!.createdAt)} Booked online by the customer`,
    `${formatInstant(confirmed!.createdAt)} Confirmed by ${confirmed!.actor} (CMS)`,
  ])

  const old = {
    ...{ id: randomUUID(), name: 'Old customer', phone: randomPhone(), email: 'old@example.com' },
    ...{ address: 'Hill Road', date: '2019-02-28', time: '11AM-1PM', service_type: 'laundry' },
    ...{ items: '', instructions: '', status: 'completed', created_at: '2019-02-27T04:05:06Z' },
  }
  const invalid = { ...old, id: randomUUID(), phone: '12345' }
  const csv = stringify([old, invalid], { header: true, columns: [...bookingColumns] })
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
  await importPanel.getByRole('button', { name: 'Import' }).click()
  await expect(importPanel.getByText('1 imported, 0 already here, 1 unreadable.')).toBeVisible()
})

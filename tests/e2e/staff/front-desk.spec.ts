import { formatInstant } from '#business/pickups/english-dates.ts'
import type { BookingEvent } from '#payload-types.ts'
import { expectNoHorizontalScroll } from '#tests/e2e/accessibility.ts'
import { sendContactMessage } from '#tests/e2e/contact-form.ts'
import { expect, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { admin, staff } from '#tests/helpers/accounts/accounts.ts'

test.use({ timezoneId: 'America/New_York' })

test('shows a whole message, and the events of a booking with actor, time and channel', async ({
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
})

test('fits the CMS on a phone', async ({ page, product, cms, signInAs }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(admin)
  const [branch] = await cms.list('branches')
  for (const path of [
    '',
    '/globals/business-info',
    '/globals/home-page',
    '/globals/home-page/versions',
    '/collections/branches',
    `/collections/branches/${branch!.id}`,
    '/collections/bookings',
    '/collections/offers',
  ]) {
    await page.goto(`${product.cms}/cms${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The page is wider while Payload's menu closes.
    await expect(() => expectNoHorizontalScroll(page), path).toPass({ timeout: 30_000 })
  }
})

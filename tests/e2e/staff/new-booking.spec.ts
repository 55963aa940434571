import { formatLongDate } from '#business/pickups/english-dates.ts'
import { draft } from '#business/words/staff.ts'
import { expectNoViolations } from '#tests/e2e/accessibility.ts'
import { expect, openPage, randomPhone, test } from '#tests/e2e/fixtures.ts'
import { staff } from '#tests/helpers/accounts/accounts.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

test('books for a caller on one screen, then reschedules and corrects the booking', async ({
  page,
  book,
  expectMailsAbout,
  signInAs,
}) => {
  const phone = randomPhone()
  const { reference: first } = await book({
    ...{ name: 'Asha Kulkarni', phone, email: 'asha@example.com', address: 'Flat 3, Juhu' },
    ...{ date: openDayFromNow(3), time: '11AM-1PM' },
  })
  await signInAs(staff)
  await openPage(page, '/admin/dashboard')
  await page.getByRole('link', { name: 'New booking' }).click()
  await expect(page.getByLabel('Phone Number')).toBeFocused()
  await page.getByLabel('Phone Number').pressSequentially(phone)
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Kulkarni')
  await expect(page.getByLabel('Pickup Address')).toHaveValue('Flat 3, Juhu')
  await expect(page.getByRole('radio', { name: 'Laundry' })).toBeChecked()
  const known = page.getByRole('status').filter({ hasText: 'Asha Kulkarni' }).first()
  await expect(known).toContainText('1 booking, on')
  await expect(known).toContainText('Filled in from the booking of')
  await expect(known.getByRole('link', { name: first })).toBeVisible()
  await expectNoViolations(page)
  // Another number clears prefilled fields, not edited ones.
  await page.getByLabel('Pickup Address').fill('Flat 9, Powai')
  await page.getByLabel('Phone Number').fill(randomPhone())
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  await expect(page.getByText('New customer')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Laundry' })).not.toBeChecked()
  await expect(page.getByLabel('Pickup Address')).toHaveValue('Flat 9, Powai')
  await page.getByLabel('Phone Number').fill('4000 1998')
  await page.getByLabel('Full Name').focus()
  await expect(page.getByText('Looks like a Mumbai landline')).toBeVisible()
  await page.getByLabel('Phone Number').fill(phone)
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Kulkarni')
  await page.getByRole('button', { name: 'Book and confirm' }).click()
  await expect(page.getByRole('alert').first()).toContainText('2 things need your attention')
  await page.getByRole('radio', { name: 'Shoe Cleaning' }).check()
  await page.getByLabel('Pickup Date').fill(openDayFromNow(3))
  await page.getByRole('radio', { name: '11AM-1PM' }).check()
  const warning = page.getByText(/Asha Kulkarni already has a pickup in this slot/)
  await expect(warning).toContainText(`(${first})`)
  await page.getByRole('button', { name: 'Book anyway and confirm' }).click()
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9A-F]{8}$/)
  const reference = page.url().slice(-8)
  const record = page.getByRole('region', { name: `Booking ${reference}` })
  await expect(record).toContainText('Booked by')
  await expect(record).toContainText('Confirmed by')
  await expect(record).toContainText('Other bookings from this phone · 1')

  await openPage(page, '/admin/dashboard?view=duplicates')
  const duplicate = page.getByRole('article', { name: reference })
  await expect(duplicate.getByRole('button', { name: 'Not a duplicate' })).toBeVisible()
  await expectNoViolations(page)
  await page.goBack()

  await record.getByRole('link', { name: 'Customer' }).click()
  await page.getByLabel('Preferences').fill('No starch')
  await page.getByRole('button', { name: 'Save preferences' }).click()
  await expect(page.getByText('Preferences saved').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Bookings' }).getByRole('listitem')).toHaveCount(2)
  await expectNoViolations(page)
  await page.getByRole('link', { name: `Back to ${reference}` }).click()

  await record.getByRole('link', { name: 'Edit booking' }).click()
  await expect(page).toHaveURL(/\/change$/)
  await expectNoViolations(page)
  const day = openDayFromNow(5)
  await page.getByLabel('Pickup Address').fill('Flat 9, Powai')
  await page.getByLabel('Pickup Date').fill(day)
  await page.getByRole('radio', { name: '3PM-5PM' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Booking changed').first()).toBeVisible()
  await expect(record).toContainText('Flat 9, Powai')
  await expect(record).toContainText(`${formatLongDate(day)}, 3PM-5PM`)
  await expect(record).toContainText('Rescheduled by')

  await expectMailsAbout(`Booking Confirmation #${first}`, 1)
  await openPage(page, `/admin/bookings/${first}`)
  const mails = page.getByRole('region', { name: `Emails about ${first}` })
  await mails.getByRole('button', { name: 'Resend: Booking confirmation' }).click()
  await expect(page.getByText('It is being sent again to asha@example.com.')).toBeVisible()
  await expect(mails.getByRole('listitem')).toHaveCount(3)
})

test('keeps the draft of a caller until it is booked or discarded', async ({ page, signInAs }) => {
  const [phone, other] = [randomPhone(), randomPhone()]
  const notice = page.getByRole('status').filter({ hasText: 'not booked yet' })
  const [name, number] = [page.getByLabel('Full Name'), page.getByLabel('Phone Number')]
  await signInAs(staff)
  await openPage(page, '/admin/bookings/new')
  await number.fill(phone)
  await name.fill('Asha Kulkarni')
  await page.getByLabel('Pickup Address').fill('Flat 3, Juhu')
  await page.getByRole('radio', { name: 'Laundry' }).check()
  await page.getByLabel('Pickup Date').fill(openDayFromNow(3))
  await page.getByRole('radio', { name: '11AM-1PM' }).check()
  await page.getByLabel('Language').selectOption('hi')
  await expect(notice).toBeHidden()
  await page.getByRole('link', { name: /^Messages/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()

  await openPage(page, `/admin/bookings/new?phone=${other}`)
  await expect(number).toHaveValue(new RegExp(other.slice(-5)))
  await expect(name).toHaveValue('')
  await expect(notice).toBeHidden()

  await openPage(page, '/admin/bookings/new')
  await expect(notice).toContainText('Asha Kulkarni')
  await expect(name).toHaveValue('Asha Kulkarni')
  await expect(page.getByLabel('Pickup Address')).toHaveValue('Flat 3, Juhu')
  await expect(page.getByRole('radio', { name: '11AM-1PM' })).toBeChecked()
  await expect(page.getByLabel('Language')).toHaveValue('hi')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Book this pickup' }).click()
  await expect(page).toHaveURL(/\/admin\/bookings\/[0-9A-F]{8}$/)
  await openPage(page, '/admin/bookings/new')
  await expect(name).toHaveValue('')
  await expect(notice).toBeHidden()

  await number.fill(phone)
  await expect(name).toHaveValue('Asha Kulkarni')
  await page.reload()
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: draft.discard }).click()
  await expect(notice).toBeHidden()
  await expect(number).toHaveValue('')
  await page.reload()
  await expect(number).toHaveValue('')
  await expect(notice).toBeHidden()
})

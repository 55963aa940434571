import { bookingHref, serviceAreaHref } from '#business/content/site-pages.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import * as english from '#business/words/en.ts'
import { confirmBooking, expect, randomPhone, test } from '#tests/e2e/fixtures.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

const laundryLink = bookingHref({ title: 'Laundry Services', bookedAs: 'laundry' }, english)

test('changes steps on the server and shows errors when scripts fail to load', async ({
  page,
  passFillTime,
  expectMailsAbout,
}) => {
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort('connectionreset'))
  const next = page.getByRole('button', { name: 'Continue' })
  const back = page.getByRole('button', { name: 'Back' })
  const laundry = page.getByRole('radio', { name: 'Laundry' })
  const express = page.getByRole('checkbox', { name: 'Express' })
  await page.goto(laundryLink)
  await expect(page.getByText('Booking: Laundry Services')).toBeVisible()
  await back.click()
  await expect(laundry).toBeChecked()
  await next.click()
  await expect(page.getByRole('heading', { name: 'Schedule Pickup' })).toBeVisible()

  await page.goto('/booking')
  await expect(next).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeHidden()
  await next.click()
  await expect(
    page.getByRole('link', { name: 'Please select a service type to continue.' }),
  ).toBeVisible()
  await laundry.check()
  await express.check()
  await next.click()

  await expect(page.getByRole('heading', { name: 'Schedule Pickup' })).toBeVisible()
  await page.getByRole('radio', { name: formatLongDate(openDayFromNow(3)) }).check()
  await next.click()
  await expect(
    page.getByRole('link', { name: 'Please select a preferred time slot.' }),
  ).toBeVisible()
  await page.getByRole('radio', { name: '1PM-3PM' }).check()
  await back.click()
  await expect(laundry).toBeChecked()
  await expect(express).toBeChecked()
  await next.click()
  await next.click()

  await page.getByLabel('Full Name').fill('No Assets')
  await page.getByLabel('Phone Number').fill(randomPhone())
  await page.getByLabel('Pickup Address').fill('Powai')
  await page.getByLabel('Pickup Address').press('Tab')
  await page.getByLabel('Full Name').press('Enter')
  const review = page.locator('dl').first()
  for (const words of ['Laundry', 'ExpressYes', '1PM-3PM', 'No Assets'])
    await expect(review).toContainText(words)
  await page.getByRole('button', { name: 'Change service' }).click()
  await page.getByRole('radio', { name: 'Shoe Cleaning' }).check()
  for (let step = 0; step < 3; step += 1) await next.click()
  await expect(review).toContainText('Shoe Cleaning')
  await passFillTime()
  await expectMailsAbout(await confirmBooking(page), 1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('books express in one form after errors, names the return day, and reschedules', async ({
    page,
    passFillTime,
    expectMailsAbout,
  }) => {
    const express = page.getByRole('checkbox', { name: 'Express' })
    await page.goto(laundryLink)
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule a Pickup' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Laundry' })).toBeChecked()
    await page.goto('/booking')
    await express.check()
    await page.getByLabel('Full Name').fill('Rohit Script')
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    await expect(page.getByRole('alert')).toContainText('5 things need your attention')
    await expect(page.getByLabel('Full Name')).toHaveValue('Rohit Script')
    await expect(express).toBeChecked()
    await page.getByRole('radio', { name: 'Dry Cleaning' }).check()
    await page.getByLabel('Pickup Date').fill(openDayFromNow(3))
    await page.getByRole('radio', { name: '5PM-7PM' }).check()
    await page.getByLabel('Phone Number').fill('9876543210')
    await page.getByLabel('Pickup Address').fill('Powai')
    for (const [name, href] of [
      ['Do we come to you?', serviceAreaHref],
      ['Privacy (opens in a new tab)', '/privacy'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('target', '_blank')
    }
    await passFillTime()
    await expectMailsAbout(await confirmBooking(page), 1)
    const booked = page.getByRole('heading', { level: 1, name: 'Booked' })
    await expect(booked).toBeFocused()
    await expect(page.getByText('You gave no email')).toBeVisible()
    const returned = page.getByRole('listitem').filter({ hasText: /By .+, evening/ })
    await expect(returned).toBeVisible()

    const newDay = openDayFromNow(4)
    await page.getByRole('link', { name: 'View, reschedule' }).click()
    await expect(page.locator('dl').first()).toContainText('ExpressYes')
    await page.getByRole('link', { name: 'Reschedule' }).click()
    const next = page.getByRole('button', { name: 'Continue' })
    await page.getByRole('radio', { name: formatLongDate(newDay) }).check()
    await next.click()
    await expect(page.getByRole('alert')).toHaveText(english.pickupFields.timeRequired)
    await expect(page.getByLabel('Pickup Date')).toHaveValue(newDay)
    await page.getByRole('radio', { name: '1PM-3PM' }).check()
    await next.click()
    await page.getByRole('button', { name: 'Reschedule' }).click()
    await expect(page.getByLabel('Your claim tag')).toContainText(
      `${formatLongDate(newDay)}, 1PM-3PM`,
    )
  })
})

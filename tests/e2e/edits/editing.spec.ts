import type { Page } from '@playwright/test'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import * as messages from '#business/words/messages.ts'
import { businessInfo } from '#cms/content/samples/en/business-info.ts'
import { expectNoHorizontalScroll, expectNoViolations, resize } from '#tests/e2e/accessibility.ts'
import type { CmsClient } from '#tests/e2e/cms-client.ts'
import { dragRow, publish, savedAsDraft, signInToCms } from '#tests/e2e/cms-forms.ts'
import { expect, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { admin, editor } from '#tests/helpers/accounts/accounts.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { readReceivedMails } from '#tests/servers/product.ts'

/** Replaces any draft. Applies `changes` to every weekday. */
async function publishHours(cms: CmsClient, changes: { closesAt?: string } = {}) {
  const weeklyHours = businessInfo.weeklyHours.map((hours) => ({ ...hours, ...changes }))
  await cms.removeDocumentLocks()
  await cms.updateGlobal('business-info', { weeklyHours, holidays: businessInfo.holidays })
}

test('changes hours, adds a holiday, and previews the text for visitors', async ({
  page,
  product,
  cms,
}) => {
  await publishHours(cms)
  const holiday = openDayFromNow(30)
  const dates = page.getByLabel('Date')
  const holidayCount = businessInfo.holidays?.length ?? 0
  await signInToCms(page, product.cms, editor)
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  await expect(page.getByText(/bookings to confirm|unsent emails|backup/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Change opening hours' }).click()
  await page.getByRole('button', { name: 'Copy Monday to all days' }).click()
  await expect(page.getByText('Monday to Sunday')).toBeVisible()

  await page.getByRole('button', { name: 'Add Holiday' }).click()
  await dates.nth(holidayCount).fill(holiday)
  await page.getByLabel('Holiday name').nth(holidayCount).fill('Diwali')
  await expect(page.getByText(`${formatLongDate(holiday)}: Diwali`)).toBeVisible()

  await page.getByLabel('Sunday: opens').fill('11:15')
  await expect(page.getByText('Sunday 11:15 AM to')).toBeVisible()
  await page.getByLabel('Sunday: closes').fill('09:00')
  const closesTooEarly = 'Sunday: the closing time must be later than the opening time.'
  await expect(page.getByText(closesTooEarly)).toBeVisible()
  await publish(page, 'The following field is invalid')
  expect(await (await page.request.get('/')).text()).not.toContain('11:15 AM')
  await page.getByLabel('Sunday: closes').fill('17:30')
  await expect(page.getByText(closesTooEarly)).toHaveCount(0)
  await publish(page)
  await expect
    .poll(async () => (await page.request.get('/')).text())
    .toContain('11:15 AM to 5:30 PM')
})

test('shows open work on the CMS start page and links to it', async ({
  page,
  product,
  book,
  cms,
  signInAs,
}) => {
  await book()
  const pending = (await cms.list('bookings')).filter(({ status }) => status === 'pending')
  await signInAs(admin)
  await page.goto(`${product.cms}/cms`)
  const today = page.getByRole('region', { name: 'Today' })
  const toConfirm = today.getByRole('link', { name: /bookings to confirm/ })
  await expect(toConfirm).toContainText(String(pending.length))
  for (const name of [/pickups left today/, /unanswered messages/, /unsent emails/]) {
    await expect(today.getByRole('link', { name })).toContainText(/\d/)
  }
  await expect(today.getByText(/There is no backup yet|Last backup .* ago/)).toBeVisible()
  await toConfirm.click()
  await expect(page).toHaveURL(/\/admin\/dashboard\?status=pending/)
  await page.getByRole('link', { name: 'CMS', exact: true }).click()
  await expect(today).toBeVisible()
})

/** The CMS repairs Payload's markup shortly after rendering. */
const expectNoViolationsOnceRepaired = (page: Page) =>
  expect(() => expectNoViolations(page)).toPass({ timeout: 30_000 })

test('breaks no accessibility rules in forms, lists, the trash and search results', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const title = withRandomSuffix('Thrown away')
  const { id } = await cms.saveDraft('services', { title })
  await cms.update('services', id, { deletedAt: new Date().toISOString() })
  await signInAs(editor)
  for (const [path, text] of [
    ['/globals/home-page', 'Top of the page'],
    ['/globals/about-page', 'Top of the page'],
    ['/globals/mail-texts', 'WhatsApp to the customer'],
    ['/globals/business-info', 'Holidays'],
    ['/collections/services', 'Dry Cleaning'],
    ['/collections/media', 'scooter.png'],
    ['/collections/services/trash', title],
    ['?find=clean', 'Where it appears'],
  ] as const) {
    await page.goto(`${product.cms}/cms${path}`)
    await expect(page.getByText(text).first()).toBeVisible()
    await expectNoViolationsOnceRepaired(page)
  }
})

test('lists drafts and recent changes, and fits a narrow screen', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  await publishHours(cms)
  await signInAs(editor)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product.cms}/cms/globals/home-page`)
  await page.getByLabel('Heading').first().fill(withRandomSuffix('Clean by Thursday'))
  await expect(savedAsDraft(page)).toBeVisible()
  await expectNoViolationsOnceRepaired(page)
  await expectNoHorizontalScroll(page)

  await page.goto(`${product.cms}/cms`)
  const drafts = page.getByRole('region', { name: 'Your drafts' })
  await expect(drafts.getByRole('link', { name: 'Home page' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recent changes' })).toBeVisible()
  await expectNoViolations(page)
  await expectNoHorizontalScroll(page)

  await page.goto(`${product.cms}/cms/collections/services`)
  await expect(page.getByRole('link', { name: 'Dry Cleaning' })).toBeVisible()
  await expectNoViolationsOnceRepaired(page)
  await page.goto(`${product.cms}/cms/globals/business-info`)
  const copySunday = page.getByRole('button', { name: 'Copy Sunday to all days' })
  await copySunday.scrollIntoViewIfNeeded()
  await expect(copySunday).toBeInViewport({ ratio: 1 })
  await expectNoHorizontalScroll(page)
  await cms.removeDocumentLocks()
})

test('copies the business hours to a branch, and discards an abandoned new branch', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  await publishHours(cms, { closesAt: '17:45' })
  const branchCount = (await cms.list('branches')).length
  await signInAs(editor)
  await page.goto(`${product.cms}/cms`)
  await page.getByRole('link', { name: 'Add a branch' }).click()
  await expect(page.locator('#field-name')).toBeVisible()
  await expect.poll(async () => (await cms.list('branches')).length).toBe(branchCount + 1)
  await page.locator('.step-nav').getByRole('link', { name: 'Branches' }).click()
  await expect.poll(async () => (await cms.list('branches')).length).toBe(branchCount)

  await page.goto(`${product.cms}/cms/collections/branches?limit=100`)
  await page.getByRole('link', { name: 'Juhu' }).click()
  await expect(page.getByText('This branch uses the hours of the business.')).toBeVisible()
  await page.getByRole('button', { name: 'Set own hours' }).click()
  await expect(page.getByLabel('Sunday: closes')).toHaveValue('17:45')
  await page.getByLabel('Monday: closed').check()
  await publish(page)
  const formUrl = page.url()
  await expect(async () => {
    await page.goto('/locations')
    const juhu = page.getByRole('listitem').filter({ hasText: 'Gulmohar Road' }).first()
    expect(await juhu.innerText()).toMatch(/Monday\s*Closed/)
  }).toPass()
  await page.goto(formUrl)
  await page.getByRole('button', { name: 'Use the hours of the business' }).click()
  await expect(page.getByText('This branch uses the hours of the business.')).toBeVisible()
  await publish(page)
})

test('keeps what is typed in two fields while an earlier change is stored', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const { id } = await cms.saveDraft('testimonials', { name: 'A', location: 'Juhu', text: 'Good.' })
  let continueSaving = () => {}
  const isContinued = new Promise<void>((resolve) => (continueSaving = resolve))
  await page.route(/autosave=true/, async (route) => {
    await isContinued
    await route.continue()
  })
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/collections/testimonials/${id}`)
  const name = page.getByLabel('Name')
  const location = page.getByLabel('Location')
  const firstSave = page.waitForRequest(/autosave=true/)
  await name.fill('Asha')
  await firstSave
  await name.fill('Asha Kulkarni')
  await location.fill('Bandra')
  const secondSave = page.waitForRequest((request) => {
    return /autosave=true/.test(request.url()) && /Bandra/.test(request.postData() ?? '')
  })
  continueSaving()
  await (await secondSave).response()
  await page.reload()
  await expect(name).toHaveValue('Asha Kulkarni')
  await expect(location).toHaveValue('Bandra')
  await cms.removeDocumentLocks()
  await cms.delete('testimonials', id)
})

test('keeps what is typed in a row that was stored while still empty', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const holidayCount = businessInfo.holidays?.length ?? 0
  const date = page.getByLabel('Date').nth(holidayCount)
  await publishHours(cms)
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/globals/business-info`)
  let continueSaving = () => {}
  const isContinued = new Promise<void>((resolve) => (continueSaving = resolve))
  const firstSave = page.waitForRequest(/autosave=true/)
  await page.route(/autosave=true/, async (route) => {
    await isContinued
    await route.continue()
  })
  await page.route(/globals\/business-info$/, async (route) => {
    if (route.request().method() === 'POST') await firstSave
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add Holiday' }).click()
  await date.fill('2027-03-22')
  await page.getByLabel('Holiday name').nth(holidayCount).fill('Holi')
  const secondSave = page.waitForRequest((request) => {
    return /autosave=true/.test(request.url()) && /Holi"/.test(request.postData() ?? '')
  })
  continueSaving()
  await (await secondSave).response()
  await expect(page.getByText('Monday, 22 March 2027: Holi')).toBeVisible()
  await page.reload()
  await expect(date).toHaveValue('2027-03-22')
  await cms.removeDocumentLocks()
  await publishHours(cms)
})

test('rejects an offer that ends before it begins, and publishes it once corrected', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const words = 'Half price on curtains'
  // Before the offer of the sample content.
  const { id } = await cms.saveDraft('offers', { _order: '9z' })
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/collections/offers/${id}`)
  await page.getByLabel('Offer text').fill(words)
  await page.getByLabel('From').fill('2020-01-03T09:00')
  await page.getByLabel('Until').fill('2020-01-02T09:00')
  await publish(page, messages.content.offerEndsBeforeItBegins)
  await page.getByLabel('Until').fill(`${openDayFromNow(3)}T09:00`)
  await publish(page)
  await expect.poll(async () => (await page.request.get('/')).text()).toContain(words)
  await cms.removeDocumentLocks()
  await cms.delete('offers', id)
})

test('inserts a placeholder at the cursor, names a mistyped one, and tries out the mail', async ({
  page,
  product,
  signInAs,
}) => {
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/globals/mail-texts`)
  const mail = page.locator('#field-confirmed')
  const introduction = mail.getByLabel('Introduction')
  await introduction.fill('Dear , see you on {dat}.')
  await expect(mail.getByText('“{dat}” is unknown. Did you mean {date}?')).toBeVisible()
  await publish(page, 'The following field is invalid')

  await introduction.fill('Dear , see you.')
  await introduction.evaluate((input: HTMLTextAreaElement) => input.setSelectionRange(5, 5))
  await mail.getByRole('button', { name: '{name}' }).first().click()
  await expect(introduction).toHaveValue('Dear {name}, see you.')
  await expect(introduction).toBeFocused()
  await page.keyboard.type('ji')
  await expect(introduction).toHaveValue('Dear {name}ji, see you.')

  await mail.getByText('See this email').click()
  await expect(mail.getByText('Booking Confirmed #3F9A1C07')).toBeVisible()
  const filled = 'Dear Asha Kulkarniji, see you.'
  await expect(mail.frameLocator('iframe').getByText(filled)).toBeVisible()
  await mail.getByText('As plain text').click()
  await expect(mail.locator('pre')).toContainText(filled)
  await mail.getByRole('button', { name: 'Send it to me' }).click()
  await expect(mail.getByText(`Sent to ${editor.email}.`)).toBeVisible()
  const received = await readReceivedMails(product)
  const tests = received.filter(({ subject }) => subject === 'Test: Booking Confirmed #3F9A1C07')
  expect(tests).toMatchObject([{ to: [{ address: editor.email }] }])
  await resize(page, 390)
  await expectNoHorizontalScroll(page)

  // Payload renders fields when they come into view.
  const whatsapp = page.locator('#field-whatsapp')
  const message = whatsapp.getByRole('textbox', { name: 'Confirmed' })
  await expect(async () => {
    await whatsapp.scrollIntoViewIfNeeded()
    await expect(message).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await message.fill('{name}, see you at {time}.')
  await expect(whatsapp.getByText('Asha Kulkarni, see you at 11AM-1PM.')).toBeVisible()
})

test('titles a new entry by its kind', async ({ page, product, signInAs }) => {
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/collections/offers/create`)
  await expect(page.getByRole('heading', { name: 'Untitled offer' })).toBeVisible()
})

test('says why a published testimonial and a branch on the map are not shown', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const { id } = await cms.saveDraft('testimonials', {
    name: 'Meera',
    location: 'Juhu',
    text: 'Good.',
  })
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/collections/testimonials/${id}`)
  await publish(page)
  await expect(page.getByText(/^Published, not shown: it is number 7/)).toBeVisible()
  await page.goto(`${product.cms}/cms/collections/testimonials`)
  await expect(page.getByRole('columnheader', { name: 'Shown on the site' })).toBeVisible()
  const answer = (name: string) => page.getByRole('row', { name }).locator('.cell-isShown')
  await expect(answer('Meera Kulkarni')).toHaveText('Yes')
  await expect(answer('Meera Juhu')).toHaveText(/^No: it is number 7/)
  await dragRow(page, 'Meera Juhu', 'Meera Kulkarni')
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('Good.')
  await page.reload()
  await expect(page.locator('tbody').getByRole('row').first()).toContainText('Juhu')
  await expect(answer('Meera Juhu')).toHaveText('Yes')
  await cms.removeDocumentLocks()
  await cms.delete('testimonials', id)

  await page.goto(`${product.cms}/cms/collections/branches/create`)
  await expect(page.getByText('this branch is missing from the map')).toBeVisible()
  await page.getByLabel('Latitude').fill('19.1')
  await page.getByLabel('Longitude').fill('72.8')
  await expect(page.getByText('this branch is missing from the map')).toBeHidden()
})

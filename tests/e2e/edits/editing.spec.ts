import { formatLongDate } from '#business/pickups/english-dates.ts'
import { hindi } from '#business/words/hi.ts'
import { businessInfo } from '#cms/content/samples/en.ts'
import { dragRow, publish, signInToCms } from '#tests/e2e/cms-forms.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { editor } from '#tests/helpers/accounts/accounts.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

const holidayCount = businessInfo.holidays!.length

test('changes hours, adds a holiday, and gives a branch its own hours', async ({
  page,
  product,
  cms,
}) => {
  const holiday = openDayFromNow(30)
  await signInToCms(page, product.cms, editor)
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
  await expect(page.getByText(/bookings to confirm|unsent emails|backup/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Change opening hours' }).click()
  await page.getByRole('button', { name: 'Copy Monday to all days' }).click()
  await expect(page.getByText('Monday to Sunday')).toBeVisible()

  await page.getByRole('button', { name: 'Add Holiday' }).click()
  await page.getByLabel('Date').nth(holidayCount).fill(holiday)
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
    .poll(async () => (await page.request.get('/', { headers: { Connection: 'close' } })).text())
    .toContain('11:15 AM to 5:30 PM')

  const branchCount = (await cms.list('branches')).length
  await page.goto(`${product.cms}/cms`)
  await page.getByRole('link', { name: 'Add a branch' }).click()
  await expect(page.getByRole('heading', { name: 'Untitled branch' })).toBeVisible()
  await expect.poll(async () => (await cms.list('branches')).length).toBe(branchCount + 1)
  await page.locator('.step-nav').getByRole('link', { name: 'Branches' }).click()
  await expect.poll(async () => (await cms.list('branches')).length).toBe(branchCount)

  await page.getByRole('link', { name: 'Juhu' }).click()
  const missingFromMap = page.getByText('this branch is missing from the map')
  await expect(page.getByText('This branch uses the hours of the business.')).toBeVisible()
  await page.getByLabel('Latitude').fill('')
  await expect(missingFromMap).toBeVisible()
  await page.getByLabel('Latitude').fill('19.1')
  await expect(missingFromMap).toBeHidden()
  await page.getByRole('button', { name: 'Set own hours' }).click()
  await expect(page.getByLabel('Sunday: closes')).toHaveValue('17:30')
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
})

test('keeps what is typed in a new row and another field while an earlier change is stored', async ({
  page,
  product,
  signInAs,
}) => {
  const date = page.getByLabel('Date').nth(holidayCount)
  const names = page.getByLabel('Holiday name')
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/globals/business-info`)
  let continueSaving = () => {}
  const isContinued = new Promise<void>((resolve) => (continueSaving = resolve))
  const firstSave = page.waitForRequest(/autosave=true/)
  await page.route(/autosave=true/, async (route) => {
    await isContinued
    await route.continue()
  })
  // Stores the row while it is still empty.
  await page.route(/globals\/business-info$/, async (route) => {
    if (route.request().method() === 'POST') await firstSave
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add Holiday' }).click()
  await names.first().fill('A')
  await firstSave
  await names.first().fill('A feast')
  await date.fill('2027-03-22')
  await names.nth(holidayCount).fill('Holi')
  const secondSave = page.waitForRequest((request) => {
    return /autosave=true/.test(request.url()) && /Holi"/.test(request.postData() ?? '')
  })
  const shown = await names.first().evaluateHandle((input: HTMLInputElement) => {
    const values = new Set<string>()
    const read = () => {
      values.add(input.value)
      requestAnimationFrame(read)
    }
    read()
    return values
  })
  continueSaving()
  await (await secondSave).response()
  await expect(page.getByText('Monday, 22 March 2027: Holi')).toBeVisible()
  expect(await shown.evaluate((values) => [...values])).toEqual(['A feast'])
  await page.reload()
  await expect(date).toHaveValue('2027-03-22')
  await expect(names.first()).toHaveValue('A feast')
})

test('inserts a placeholder at the cursor, and tries out the texts in English and Hindi', async ({
  page,
  product,
  signInAs,
}) => {
  const whatsapp = page.locator('#field-whatsapp')
  // Payload renders fields when they come into view.
  const scrollToWhatsapp = () =>
    expect(async () => {
      await whatsapp.scrollIntoViewIfNeeded()
      await expect(whatsapp.locator('.filled-text').first()).toBeVisible({ timeout: 2_000 })
    }).toPass()
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/globals/mail-texts`)
  const mail = page.locator('#field-confirmed')
  const introduction = mail.getByLabel('Introduction')
  await introduction.fill('Dear , see you on {dat}.')
  await expect(mail.getByText('“{dat}” is unknown. Did you mean {date}?')).toBeVisible()

  await introduction.fill('Dear , see you.')
  await introduction.evaluate((input: HTMLTextAreaElement) => input.setSelectionRange(5, 5))
  await mail.getByRole('button', { name: '{name}' }).first().click()
  await expect(introduction).toHaveValue('Dear {name}, see you.')
  await expect(introduction).toBeFocused()
  await page.keyboard.type('ji')
  await expect(introduction).toHaveValue('Dear {name}ji, see you.')

  await mail.getByText('See this email').click()
  await expect(mail.getByText('Pickup Confirmed #3F9A1C07')).toBeVisible()
  const filled = 'Dear Asha Kulkarniji, see you.'
  await expect(mail.frameLocator('iframe').getByText(filled)).toBeVisible()
  await mail.getByText('As plain text').click()
  await expect(mail.locator('pre')).toContainText(filled)
  await mail.getByRole('button', { name: 'Send it to me' }).click()
  await expect(mail.getByText(`Sent to ${editor.email}.`)).toBeVisible()

  await scrollToWhatsapp()
  await whatsapp.getByRole('textbox', { name: 'Confirmed' }).fill('{name}, see you at {time}.')
  await expect(whatsapp.getByText('Asha Kulkarni, see you at 11AM-1PM.')).toBeVisible()

  await page.goto(`${product.cms}/cms/globals/mail-texts?locale=hi`)
  await expect(page.locator('#field-confirmation__introduction')).toHaveAttribute(
    'placeholder',
    hindi.defaultTexts.mails.confirmation.introduction,
  )
  await mail.getByText('See this email').click()
  const subject = `${hindi.defaultTexts.mails.confirmed.subject} #3F9A1C07`
  await expect(mail.getByText(subject)).toBeVisible()
  await scrollToWhatsapp()
  await expect(whatsapp.locator('.filled-text').first()).toContainText(
    hindi.defaultTexts.whatsapp.pending.split('{')[0]!,
  )
})

test('says why a published testimonial is not shown, and shows it once moved up', async ({
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
})

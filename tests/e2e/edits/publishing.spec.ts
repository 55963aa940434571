import type { Locator, Page } from '@playwright/test'
import { formatInstant, formatInstantDate } from '#business/pickups/english-dates.ts'
import { instantAt } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import { publish, savedAsDraft } from '#tests/e2e/cms-forms.ts'
import { fillContactForm } from '#tests/e2e/contact-form.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { editor } from '#tests/helpers/accounts/accounts.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'

async function openSchedule(page: Page): Promise<Locator> {
  await page.locator('.form-submit .popup-button').click()
  await page.locator('#schedule-publish').click()
  return page.getByRole('dialog')
}

test('previews a draft next to its form and by link, and blocks its forms', async ({
  page,
  browser,
  product,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/globals/home-page`)
  await page.getByRole('button', { name: 'Live Preview' }).click()
  const previewFrame = page.frameLocator('iframe')
  await expect(previewFrame.getByText('Preview with drafts.')).toBeVisible()

  const heading = 'Pressed by moonlight'
  await page.getByLabel('Heading').first().fill(heading)
  await expect(previewFrame.getByRole('heading', { name: heading })).toBeVisible()
  await expect(savedAsDraft(page)).toBeVisible()

  await page.getByRole('button', { name: 'Responsive' }).click()
  await page.getByRole('button', { name: 'Phone', exact: true }).last().click()
  await expect.poll(() => previewFrame.locator('html').evaluate(() => window.innerWidth)).toBe(360)

  const [previewPage] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('link', { name: 'Preview', exact: true })
      .or(page.locator('#preview-button'))
      .click(),
  ])
  const previewUrl = previewPage.url()
  expect(previewUrl).toContain('?preview=')

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(previewUrl)
  await expect(guest.getByRole('heading', { name: heading })).toBeVisible()
  await guest.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(guest.getByText('Preview with drafts.')).toBeVisible()
  expect(guest.url()).toContain('/contact?preview=')
  await fillContactForm(guest, {})
  const blocked = guest.waitForEvent('console', (message) => message.text().includes('form-action'))
  const posts: string[] = []
  guest.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await guest.getByRole('button', { name: 'Send Message' }).click({ noWaitAfter: true })
  await blocked
  expect(posts).toEqual([])
  expect(guest.url()).toContain('/contact?preview=')
  expect(await (await guest.request.get('/')).text()).not.toContain(heading)
  await guest.context().close()
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('schedules a change in Mumbai time, and refuses to publish it early', async ({
    page,
    product,
    cms,
    signInAs,
  }) => {
    const date = openDayFromNow(20)
    const opening = instantAt(date, '09:00')
    const moment = formatInstant(opening)
    await signInAs(editor)
    await page.goto(`${product.cms}/cms/globals/booking-page`)
    await page.getByLabel('Terms note').fill('Scheduled words.')
    await expect(savedAsDraft(page)).toBeVisible()
    const drawer = await openSchedule(page)
    await drawer.getByText('Publish', { exact: true }).click()
    await drawer.locator('.react-datepicker__input-container input').fill(`${date} 9:00 AM`)
    await page.keyboard.press('Tab')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(drawer.getByRole('row').nth(1)).toContainText('9:00 AM')
    await page.keyboard.press('Escape')

    await publish(page, staffWords.content.scheduledForLater(formatInstantDate(opening)))
    expect((await cms.readGlobal('booking-page')).termsNote).not.toBe('Scheduled words.')

    await page.goto(`${product.cms}/cms`)
    const drafts = page.getByRole('region', { name: 'Your drafts' })
    await expect(drafts.getByRole('link', { name: 'Schedule Pickup page' })).toBeVisible()
    const scheduled = page
      .getByRole('listitem')
      .filter({ hasText: `will be published on ${moment}` })
    await scheduled.getByRole('link', { name: 'Schedule Pickup page' }).click()
    await openSchedule(page)
    await drawer.locator('.schedule-publish__delete').click()
    await expect(drawer.getByText('No upcoming events scheduled.')).toBeVisible()
    await page.keyboard.press('Escape')
    await publish(page)
    await expect
      .poll(async () => (await cms.readGlobal('booking-page')).termsNote)
      .toBe('Scheduled words.')
  })

  test('lists versions with author and Mumbai time, and restores one as a draft', async ({
    page,
    product,
    cms,
    signInAs,
  }) => {
    const { story } = (await cms.readGlobal('about-page')) as { story: { heading: string } }
    await cms.updateGlobal('about-page', { story: { ...story, heading: 'Another beginning' } })
    const { updatedAt } = await cms.readGlobal('about-page')
    await signInAs(editor)
    const versions = `${product.cms}/cms/globals/about-page/versions`
    await page.goto(versions)
    const [newest, previous] = [1, 2].map((row) => page.getByRole('row').nth(row)) as [
      Locator,
      Locator,
    ]
    await expect(newest.getByRole('link')).toHaveText(formatInstant(updatedAt as string))
    await expect(newest).toContainText('Currently Published')
    const moment = await previous.getByRole('link').innerText()
    await newest.getByRole('link').click()
    await expect(page.getByText('Another beginning')).toBeVisible()
    await expect(page.getByText('Admin', { exact: true })).toBeVisible()
    await page.goto(versions)
    await previous.getByRole('link').click()
    await page.getByRole('button', { name: 'Restore as a draft' }).click()
    await expect(page.getByRole('dialog')).toContainText(moment)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Restored as a draft.')).toBeVisible()
    await expect(page.locator('#field-story__heading')).toHaveValue(story.heading)
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled()
    expect(await cms.readGlobal('about-page')).toMatchObject({
      _status: 'published',
      story: { heading: 'Another beginning' },
    })
    await publish(page)
    await expect
      .poll(() => cms.readGlobal('about-page'))
      .toMatchObject({ story: { heading: story.heading } })
  })
})

import type { Page } from '@playwright/test'
import { pageNames, sitePages } from '#business/site-pages'
import { admin, editor } from '../setup/accounts'
import { Cms, cmsUrl } from './cms'
import { expect, test } from './fixtures'

/** What the marketing team does in the CMS, with its own hands. Runs with the other journeys that edit what visitors read. */
test.beforeEach(async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
})

const collections = ['branches', 'services', 'testimonials', 'team-members']
const globals = ['business-info', 'site-layout', ...pageNames.map((name) => `${name}-page`)]

/** What follows starts from what is published, without the drafts that were left here. */
test.afterAll(async ({ request }) => {
  const cms = await Cms.signIn(request)
  await cms.takeOverAll()
  for (const collection of collections) {
    for (const entry of await cms.list(collection)) {
      if (entry._status === 'published') await cms.update(collection, entry.id, entry)
      else await cms.delete(collection, entry.id)
    }
  }
  for (const slug of globals) await cms.updateGlobal(slug, await cms.readGlobal(slug))
})

async function openCms(page: Page, account: { email: string; password: string }) {
  await page.goto(`${cmsUrl}/cms`)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
}

/** A change is kept as a draft a moment after the last key. */
const keptAsDraft = (page: Page) => page.getByText('Last saved less than a minute ago')

const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/successfully/i).first()).toBeVisible()
}

test('an editor changes the Sunday hours, and reads beforehand what the site will say', async ({
  page,
}) => {
  await openCms(page, editor)
  await page.getByRole('link', { name: 'Change opening hours' }).click()
  await page.getByLabel('Sunday: opens').fill('11:15')
  await expect(page.getByText('Sunday 11:15 AM to')).toBeVisible()

  await page.getByLabel('Sunday: closes').fill('09:00')
  const refusal = 'Sunday: the closing time must be later than the opening time.'
  await expect(page.getByText(refusal)).toBeVisible()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('The following field is invalid')).toBeVisible()
  expect(await (await page.request.get('/')).text()).not.toContain('11:15 AM')

  await page.getByLabel('Sunday: closes').fill('17:30')
  await expect(page.getByText(refusal)).toHaveCount(0)
  await publish(page)
  await expect
    .poll(async () => (await page.request.get('/')).text(), { timeout: 1_000 })
    .toContain('11:15 AM to 5:30 PM')
})

test('the start page says what waits, to each what they may do', async ({ page, browser, cms }) => {
  const waiting = (await cms.list('bookings')).filter(({ status }) => status === 'pending')
  await openCms(page, admin)
  const today = page.getByRole('region', { name: 'Today' })
  const toConfirm = today.getByRole('link', { name: /bookings to confirm/ })
  await expect(toConfirm).toContainText(String(waiting.length))
  for (const what of [/pickups today/, /unread messages/, /unsent mails/]) {
    await expect(today.getByRole('link', { name: what })).toContainText(/\d/)
  }
  await toConfirm.click()
  await expect(page).toHaveURL(/\/admin\/dashboard\?status=pending/)
  await page.getByRole('link', { name: 'Open the CMS' }).click()
  await expect(today).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await openCms(other, editor)
  await expect(other.getByRole('link', { name: 'Change opening hours' })).toBeVisible()
  await expect(other.getByText(/bookings to confirm|unsent mails/)).toHaveCount(0)
  await other.context().close()
})

test('one day is copied to all, a holiday stands there once', async ({ page }) => {
  await openCms(page, editor)
  await page.goto(`${cmsUrl}/cms/globals/business-info`)
  await page.getByLabel('Sunday: closed').check()
  await page.getByRole('button', { name: 'Copy Monday to all days' }).click()
  await expect(page.getByText('Monday to Sunday')).toBeVisible()

  const dates = page.getByLabel('Date')
  const before = await dates.count()
  await page.getByRole('button', { name: 'Add Holiday' }).click()
  await expect(dates).toHaveCount(before + 1)
  await dates.last().fill('2027-11-08')
  await page.getByLabel('What is celebrated').last().fill('Diwali')
  await expect(page.getByText('Monday, 8 November 2027: Diwali')).toBeVisible()
  await dates.first().fill('2027-11-08')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('8 November 2027 stands here twice').first()).toBeVisible()
})

test('a branch sets its own hours, starting from those of the business', async ({ page }) => {
  await openCms(page, editor)
  await page.goto(`${cmsUrl}/cms/collections/branches?limit=100`)
  await page.getByRole('link', { name: 'Juhu' }).click()
  await expect(page.getByText('This branch keeps the hours of the business.')).toBeVisible()
  await page.getByRole('button', { name: 'Set own hours' }).click()
  await expect(page.getByLabel('Sunday: closes')).toHaveValue('17:30')
  await page.getByLabel('Monday: closed').check()
  await publish(page)
  await page.goto('/locations')
  const juhu = page.getByRole('listitem').filter({ hasText: 'Gulmohar Road' }).first()
  await expect(juhu).toContainText(/Monday\s*Closed/)
  await page.goBack()
  await page.getByRole('button', { name: 'Keep the hours of the business' }).click()
  await expect(page.getByText('This branch keeps the hours of the business.')).toBeVisible()
  await publish(page)
})

test('the page beside the form follows the typing, and only there', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await openCms(page, editor)
  await page.goto(`${cmsUrl}/cms/globals/home-page`)
  await page.getByRole('button', { name: 'Live Preview' }).click()
  const beside = page.frameLocator('iframe')
  await expect(beside.getByText('Preview with drafts.')).toBeVisible()

  const words = 'Pressed by moonlight'
  await page.getByLabel('Heading').first().fill(words)
  await expect(beside.getByRole('heading', { name: words })).toBeVisible({ timeout: 3_000 })
  await expect(keptAsDraft(page)).toBeVisible()

  for (const [name, width] of [
    ['Phone', 360],
    ['Tablet', 768],
    ['Desktop', 1440],
  ] as const) {
    await page.getByRole('button', { name: /Responsive|Phone|Tablet/ }).click()
    await page.getByRole('button', { name, exact: true }).last().click()
    await expect.poll(() => beside.locator('html').evaluate(() => window.innerWidth)).toBe(width)
  }

  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('link', { name: 'Preview', exact: true })
      .or(page.locator('#preview-button'))
      .click(),
  ])
  const address = opened.url()
  expect(address).toContain('?preview=')

  // A colleague who was sent the link, without an account.
  const stranger = await (await browser.newContext()).newPage()
  const answer = await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: words })).toBeVisible()
  expect(answer!.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  await stranger.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(stranger.getByText('Preview with drafts.')).toBeVisible()
  expect(stranger.url()).toContain('/about?preview=')

  for (const path of ['/', '/?preview=', '/?preview=made.up', address.slice(0, -1)]) {
    const page = await (await stranger.request.get(path)).text()
    expect(page, path).not.toContain(words)
    expect(page, path).not.toContain('Preview with drafts.')
  }
  await stranger.context().close()
})

test('a preview sends no form', async ({ page, cms }) => {
  await openCms(page, admin)
  await page.goto(`${cmsUrl}/cms/globals/contact-page`)
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('#preview-button').click(),
  ])
  const before = (await cms.list('contact-messages')).length
  await opened.getByLabel('Name').fill('Nobody')
  await opened.getByLabel('Email').fill('nobody@example.com')
  await opened.getByLabel('Subject').fill('Not sent')
  await opened.getByLabel('Message').fill('From a preview')
  // The browser refuses to leave for the answer, and so never arrives.
  await opened.getByRole('button', { name: 'Send Message' }).click({ noWaitAfter: true })
  await opened.waitForTimeout(1_000)
  expect(opened.url()).toContain('/contact?preview=')
  expect(await cms.list('contact-messages')).toHaveLength(before)
})

test('a change is planned for a time in Mumbai', async ({ page }) => {
  await openCms(page, editor)
  await page.goto(`${cmsUrl}/cms/globals/booking-page`)
  await page.getByLabel('Terms note').fill('Planned words.')
  await expect(keptAsDraft(page)).toBeVisible()
  await page
    .locator('.doc-controls')
    .getByRole('button', { name: /menu|more|dropdown/i })
    .or(page.locator('.form-submit .popup-button'))
    .first()
    .click()
  await page.getByText('Schedule publish').first().click()
  const drawer = page.locator('.schedule-publish')
  await drawer.locator('.react-datepicker__input-container input').fill('01/26/2027 9:00 AM')
  await page.keyboard.press('Enter')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByText(/January 26(th)?,? 2027,? (at )?0?9:00/i)).toBeVisible()
})

test('who comes second reads who is editing already', async ({ page, browser, cms }) => {
  await openCms(page, editor)
  await page.goto(`${cmsUrl}/cms/globals/about-page`)
  // A form counts as being edited from the first change ten seconds after it was opened.
  await expect
    .poll(
      async () => {
        await page.getByLabel('Heading').first().pressSequentially('.')
        const locks = await cms.list('payload-locked-documents')
        return locks.map(({ globalSlug }) => globalSlug)
      },
      { timeout: 20_000, intervals: [1_000] },
    )
    .toContain('about-page')

  const second = await (await browser.newContext()).newPage()
  await openCms(second, admin)
  await second.goto(`${cmsUrl}/cms/globals/about-page`)
  await expect(second.getByText(/currently editing/i)).toBeVisible()
  await expect(second.getByText(editor.email)).toBeVisible()
  await second.context().close()
})

test('a draft in which everything is still empty can be looked at', async ({ page, cms }) => {
  await cms.takeOverAll()
  for (const collection of collections) {
    await cms.saveDraft(collection, {})
    const [first] = await cms.list(collection)
    await cms.saveDraft(`${collection}/${first!.id}`, emptied(first) as object)
  }
  for (const slug of globals) {
    await cms.saveDraft(`globals/${slug}`, emptied(await cms.readGlobal(slug)) as object)
  }

  await openCms(page, editor)
  await page.goto(`${cmsUrl}/cms/globals/home-page`)
  const address = new URL((await page.locator('#preview-button').getAttribute('href'))!)
  for (const path of [...Object.values(sitePages).map(({ path }) => path), '/no-such']) {
    address.pathname = path
    const answer = await page.goto(address.href)
    expect(answer?.status(), path).toBe(path === '/no-such' ? 404 : 200)
    await expect(page.getByText('Preview with drafts.')).toBeVisible()
  }
})

/** Content of the same shape in which nobody has written a word: lists have one row, which is empty too. */
function emptied(content: unknown): unknown {
  if (Array.isArray(content)) return [{}]
  if (typeof content !== 'object' || content === null) return null
  const written = Object.entries(content).filter(([name]) => !['id', '_status'].includes(name))
  return Object.fromEntries(written.map(([name, value]) => [name, emptied(value)]))
}

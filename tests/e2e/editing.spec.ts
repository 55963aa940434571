import type { Page } from '@playwright/test'
import { pageNames, sitePages } from '#business/content/site-pages.ts'
import { formatLongDate, formatMoment, instantAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import { businessInfo } from '#cms/content/samples/business-info.ts'
import { admin, editor } from '#tests/setup/accounts.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import type { Cms, Credentials } from './cms.ts'
import { expect, test } from './fixtures.ts'

// What the marketing team does in the CMS, with its own hands.

test.use({ ownProduct: 'editing' })

const collections = ['branches', 'services', 'prices', 'offers', 'testimonials', 'team-members']
const globals = ['business-info', 'site-layout', ...pageNames.map((name) => `${name}-page`)]

/** Publishes what is published anew, without the drafts that have been left. */
async function dropDrafts(cms: Cms) {
  await cms.takeOverAll()
  for (const collection of collections) {
    for (const entry of await cms.list(collection)) {
      if (entry._status === 'published') await cms.update(collection, entry.id, entry)
      else await cms.delete(collection, entry.id)
    }
  }
  for (const slug of globals) await cms.updateGlobal(slug, await cms.readGlobal(slug))
}

async function openCms(page: Page, cmsUrl: string, account: Credentials) {
  await page.goto(`${cmsUrl}/cms`)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
}

/** Publishes the hours and holidays of the sample business, with some changes every day, whatever draft there is. */
async function publishHours(cms: Cms, changes: { closesAt?: string } = {}) {
  const weeklyHours = businessInfo.weeklyHours.map((hours) => ({ ...hours, ...changes }))
  await cms.updateGlobal('business-info', { weeklyHours, holidays: businessInfo.holidays })
}

/** A change is kept as a draft a moment after the last key. */
const keptAsDraft = (page: Page) => page.getByText('Last saved less than a minute ago')

/**
 * Publishes until the CMS answers: a click that comes while the form still stores the draft is lost, and one that comes after
 * the answer may find it in its way.
 */
async function publish(page: Page, answer: string | RegExp = /successfully/i) {
  await expect(async () => {
    const button = page.getByRole('button', { name: 'Publish changes' })
    await button.click({ timeout: 5_000 }).catch(() => {})
    await expect(page.getByText(answer).first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

test('an editor changes the Sunday hours, and reads beforehand what the site will say', async ({
  page,
  product,
  cms,
}) => {
  await publishHours(cms)
  await openCms(page, product.cms, editor)
  await page.getByRole('link', { name: 'Change opening hours' }).click()
  await page.getByLabel('Sunday: opens').fill('11:15')
  await expect(page.getByText('Sunday 11:15 AM to')).toBeVisible()

  await page.getByLabel('Sunday: closes').fill('09:00')
  const refusal = 'Sunday: the closing time must be later than the opening time.'
  await expect(page.getByText(refusal)).toBeVisible()
  await publish(page, 'The following field is invalid')
  expect(await (await page.request.get('/')).text()).not.toContain('11:15 AM')

  await page.getByLabel('Sunday: closes').fill('17:30')
  await expect(page.getByText(refusal)).toHaveCount(0)
  await publish(page)
  await expect
    .poll(async () => (await page.request.get('/')).text())
    .toContain('11:15 AM to 5:30 PM')
})

test('the start page says what waits, to each what they may do', async ({
  page,
  browser,
  product,
  book,
  cms,
  signInAs,
}) => {
  await book()
  const waiting = (await cms.list('bookings')).filter(({ status }) => status === 'pending')
  await signInAs(admin)
  await page.goto(`${product.cms}/cms`)
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
  await signInAs(editor, other)
  await other.goto(`${product.cms}/cms`)
  await expect(other.getByRole('link', { name: 'Change opening hours' })).toBeVisible()
  await expect(other.getByText(/bookings to confirm|unsent mails/)).toHaveCount(0)
  await other.context().close()
})

test('one day is copied to all, a holiday stands there once', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  await publishHours(cms)
  const day = openDayFromNow(30)
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/globals/business-info`)
  await page.getByLabel('Sunday: closed').check()
  await page.getByRole('button', { name: 'Copy Monday to all days' }).click()
  await expect(page.getByText('Monday to Sunday')).toBeVisible()

  const dates = page.getByLabel('Date')
  const before = await dates.count()
  await page.getByRole('button', { name: 'Add Holiday' }).click()
  await expect(dates).toHaveCount(before + 1)
  const rows = page.locator('#field-holidays')
  const fold = rows.getByRole('button', { name: 'Toggle block' })
  // What is done while the CMS still answers to the new row is lost: nobody types that soon.
  await expect(async () => {
    if (!(await dates.last().isVisible())) await fold.last().click()
    await dates.last().fill(day, { timeout: 5_000 })
    await page.getByLabel('What is celebrated').last().fill('Diwali')
    await expect
      .poll(async () => (await cms.readDraft('business-info')).holidays, { timeout: 5_000 })
      .toContainEqual(expect.objectContaining({ date: day, label: 'Diwali' }))
  }).toPass()
  await expect(page.getByText(`${formatLongDate(day)}: Diwali`)).toBeVisible()
  await expect(dates.first()).toBeHidden()
  await fold.first().click()
  await dates.first().fill(day)
  await publish(page, messages.hours.holidayTwice(formatLongDate(day)))

  // Over, and so behind those to come once it is published.
  await dates.first().fill('2020-01-26')
  await expect(rows.getByText('Sunday, 26 January 2020: Republic Day (over)')).toBeVisible()
  await publish(page)
  await expect
    .poll(async () =>
      ((await cms.readGlobal('business-info')).holidays as { date: string }[]).at(-1),
    )
    .toMatchObject({ date: '2020-01-26' })
})

test('a branch sets its own hours, starting from those of the business', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  await publishHours(cms, { closesAt: '17:45' })
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/collections/branches?limit=100`)
  await page.getByRole('link', { name: 'Juhu' }).click()
  await expect(page.getByText('This branch keeps the hours of the business.')).toBeVisible()
  await page.getByRole('button', { name: 'Set own hours' }).click()
  await expect(page.getByLabel('Sunday: closes')).toHaveValue('17:45')
  await page.getByLabel('Monday: closed').check()
  await publish(page)
  const form = page.url()
  await expect(async () => {
    await page.goto('/locations')
    const juhu = page.getByRole('listitem').filter({ hasText: 'Gulmohar Road' }).first()
    expect(await juhu.innerText()).toMatch(/Monday\s*Closed/)
  }).toPass()
  await page.goto(form)
  await page.getByRole('button', { name: 'Keep the hours of the business' }).click()
  await expect(page.getByText('This branch keeps the hours of the business.')).toBeVisible()
  await publish(page)
})

test('the page beside the form follows the typing, and only there', async ({
  page,
  browser,
  product,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/globals/home-page`)
  await page.getByRole('button', { name: 'Live Preview' }).click()
  const beside = page.frameLocator('iframe')
  await expect(beside.getByText('Preview with drafts.')).toBeVisible()

  const words = 'Pressed by moonlight'
  await page.getByLabel('Heading').first().fill(words)
  await expect(beside.getByRole('heading', { name: words })).toBeVisible()
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

test('a preview sends no form', async ({ page, product, cms, signInAs }) => {
  await signInAs(admin)
  await page.goto(`${product.cms}/cms/globals/contact-page`)
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('#preview-button').click(),
  ])
  const before = (await cms.list('contact-messages')).length
  await opened.getByLabel('Name').fill('Nobody')
  await opened.getByLabel('Email').fill('nobody@example.com')
  await opened.getByLabel('Subject').fill('Not sent')
  await opened.getByLabel('Message').fill('From a preview')
  const refusal = opened.waitForEvent('console', (said) => said.text().includes('form-action'))
  const sent: string[] = []
  opened.on('request', (request) => sent.push(request.url()))
  await opened.getByRole('button', { name: 'Send Message' }).click({ noWaitAfter: true })
  await refusal
  expect(sent).toEqual([])
  expect(opened.url()).toContain('/contact?preview=')
  expect(await cms.list('contact-messages')).toHaveLength(before)
})

test.describe('far from Mumbai', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a change is planned for a time in Mumbai, and nothing of it goes out unasked', async ({
    page,
    product,
    cms,
    signInAs,
  }) => {
    const date = openDayFromNow(20)
    const moment = formatMoment(instantAt(date, '09:00'))
    await signInAs(editor)
    await page.goto(`${product.cms}/cms/globals/booking-page`)
    await page.locator('.form-submit .popup-button').click()
    await page.getByText('Schedule publish').click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByLabel('Publish the draft')).toBeChecked()
    await drawer.getByRole('button', { name: 'Schedule' }).click()
    await expect(drawer.getByText(messages.content.planInFuture)).toBeVisible()
    await drawer.getByLabel('When, as the clocks show it in Mumbai').fill(`${date}T09:00`)
    await drawer.getByRole('button', { name: 'Schedule' }).click()
    await expect(drawer.getByRole('listitem')).toContainText(moment)
    await page.keyboard.press('Escape')

    const note = page.getByText(`Planned: the draft is published on ${moment}.`)
    await expect(note).toBeVisible()
    await page.getByLabel('Terms note').fill('Planned words.')
    await expect(keptAsDraft(page)).toBeVisible()
    const question = page.getByRole('dialog').filter({ hasText: 'although a change is planned' })
    await publish(page, 'although a change is planned')
    await expect(question).toContainText(moment)
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect((await cms.readGlobal('booking-page')).termsNote).not.toBe('Planned words.')

    await page.goto(`${product.cms}/cms`)
    const planned = page.getByRole('listitem').filter({ hasText: `is published on ${moment}` })
    await planned.getByRole('link', { name: 'Schedule Pickup page' }).click()
    await expect(note).toBeVisible()
    await page.locator('.form-submit .popup-button').click()
    await page.getByText('Schedule publish').click()
    await drawer.getByRole('button', { name: `Do not do it on ${moment}` }).click()
    await expect(drawer.getByText('Nothing yet.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(note).toHaveCount(0)
    await publish(page)
    await expect
      .poll(async () => (await cms.readGlobal('booking-page')).termsNote)
      .toBe('Planned words.')
  })

  test('versions say in the time of Mumbai who changed what, and come back as drafts', async ({
    page,
    product,
    cms,
    signInAs,
  }) => {
    const { story } = (await cms.readGlobal('about-page')) as { story: { heading: string } }
    await cms.updateGlobal('about-page', { story: { ...story, heading: 'Another beginning' } })
    const { updatedAt } = await cms.readGlobal('about-page')
    await signInAs(editor)
    await page.goto(`${product.cms}/cms/globals/about-page/versions`)
    const newest = page.getByRole('main').getByRole('listitem').first()
    await expect(newest.getByRole('link')).toHaveText(formatMoment(updatedAt as string))
    await expect(newest).toContainText('On the site')
    await expect(newest).toContainText('Admin changed Story: Heading.')

    const before = page.getByRole('main').getByRole('listitem').nth(1)
    const moment = await before.getByRole('link').innerText()
    await before.getByRole('link').click()
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

test('whoever opens a new branch and leaves it without a word leaves nothing', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  const before = (await cms.list('branches')).length
  await signInAs(editor)
  await page.goto(`${product.cms}/cms`)
  await page.getByRole('link', { name: 'Open a branch' }).click()
  await expect(page.getByLabel('Name')).toBeVisible()
  await expect.poll(async () => (await cms.list('branches')).length).toBe(before + 1)
  await page.locator('.step-nav').getByRole('link', { name: 'Branches' }).click()
  await expect.poll(async () => (await cms.list('branches')).length).toBe(before)
})

test('an offer is made for a while of the clocks in Mumbai, and ends by itself', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/collections/offers/create`)
  await page.getByLabel('Words').fill('Half price on curtains')
  await page.getByLabel('Until').fill('2020-01-02T09:00')
  await page.getByLabel('From').fill('2020-01-03T09:00')
  await publish(page, messages.content.offerEndsBeforeItBegins)
  await page.getByLabel('From').fill('2020-01-01T09:00')
  await page.getByLabel('Until').fill(`${openDayFromNow(3)}T09:00`)
  await page.getByLabel('Order').fill('1')
  await publish(page)
  const home = async () => (await page.request.get('/')).text()
  await expect.poll(home).toContain('Half price on curtains')
  expect(await home()).not.toContain('10% off your first order')

  await page.getByLabel('Until').fill('2020-01-02T09:00')
  await publish(page)
  await expect.poll(home).toContain('10% off your first order')
  expect(await home()).not.toContain('Half price on curtains')
  await cms.takeOverAll()
  const [offer] = await cms.list('offers')
  await cms.delete('offers', offer!.id)
})

test('the preview opens where what is edited stands', async ({ page, product, cms, signInAs }) => {
  await signInAs(editor)
  const service = (await cms.list('services')).at(-1)!
  await page.goto(`${product.cms}/cms/collections/services/${service.id}`)
  const preview = page.locator('#preview-button')
  await expect(preview).toHaveAttribute('href', new RegExp(`#${service.slug as string}$`))
  await page.goto((await preview.getAttribute('href'))!)
  await expect(page.getByRole('heading', { name: service.title as string })).toBeInViewport()
})

test('who comes second reads who is editing already', async ({
  page,
  browser,
  product,
  cms,
  signInAs,
}) => {
  await cms.takeOverAll()
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/globals/about-page`)
  // A form counts as being edited from the first change ten seconds after it was opened.
  await expect
    .poll(
      async () => {
        await page.getByLabel('Heading').first().pressSequentially('.')
        const locks = await cms.list('payload-locked-documents')
        return locks.map(({ globalSlug }) => globalSlug)
      },
      { intervals: [1_000] },
    )
    .toContain('about-page')

  const second = await (await browser.newContext()).newPage()
  await signInAs(admin, second)
  await second.goto(`${product.cms}/cms/globals/about-page`)
  await expect(second.getByText(/currently editing/i)).toBeVisible()
  await expect(second.getByText(editor.email, { exact: true })).toBeVisible()
  await second.context().close()
})

test('a draft in which everything is still empty can be looked at', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  await cms.takeOverAll()
  for (const collection of collections) {
    await cms.saveDraft(collection, {})
    const [first] = await cms.list(collection)
    await cms.saveDraft(`${collection}/${first!.id}`, emptied(first) as object)
  }
  for (const slug of globals) {
    await cms.saveDraft(`globals/${slug}`, emptied(await cms.readGlobal(slug)) as object)
  }

  await signInAs(editor)
  await page.goto(`${product.cms}/cms/globals/home-page`)
  const address = new URL((await page.locator('#preview-button').getAttribute('href'))!)
  for (const path of [...Object.values(sitePages).map(({ path }) => path), '/no-such']) {
    address.pathname = path
    const answer = await page.goto(address.href)
    expect(answer?.status(), path).toBe(path === '/no-such' ? 404 : 200)
    await expect(page.getByText('Preview with drafts.')).toBeVisible()
  }
  await dropDrafts(cms)
})

/** Content of the same shape in which nobody has written a word: lists have one row, which is empty too. */
function emptied(content: unknown): unknown {
  if (Array.isArray(content)) return [{}]
  if (typeof content !== 'object' || content === null) return null
  const written = Object.entries(content).filter(([name]) => !['id', '_status'].includes(name))
  return Object.fromEntries(written.map(([name, value]) => [name, emptied(value)]))
}

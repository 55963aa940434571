import { pageNames, sitePages } from '#business/content/site-pages.ts'
import { formatMoment, instantAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import { admin, editor } from '#tests/setup/accounts.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import { type Cms, collections } from './cms.ts'
import { expect, test } from './fixtures.ts'
import { keptAsDraft, publish } from './forms-of-cms.ts'

// From a draft to the site: what it will look like, when it comes, and the way back.

test.use({ ownProduct: 'publishing' })

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

test('the preview opens where what is edited stands', async ({ page, product, cms, signInAs }) => {
  await signInAs(editor)
  const service = (await cms.list('services')).at(-1)!
  await page.goto(`${product.cms}/cms/collections/services/${service.id}`)
  const preview = page.locator('#preview-button')
  await expect(preview).toHaveAttribute('href', new RegExp(`#${service.slug as string}$`))
  await page.goto((await preview.getAttribute('href'))!)
  await expect(page.getByRole('heading', { name: service.title as string })).toBeInViewport()
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

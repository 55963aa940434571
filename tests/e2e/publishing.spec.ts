import { pageNames, sitePages } from '#business/content/site-pages.ts'
import { formatMoment, instantAt } from '#business/pickups/local-time.ts'
import * as messages from '#business/words/messages.ts'
import { editor } from '#tests/setup/accounts.ts'
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

test('a draft is looked at beside its form and by a link, and is sent nowhere', async ({
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

  await page.getByRole('button', { name: 'Responsive' }).click()
  await page.getByRole('button', { name: 'Phone', exact: true }).last().click()
  await expect.poll(() => beside.locator('html').evaluate(() => window.innerWidth)).toBe(360)

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
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: words })).toBeVisible()
  await stranger.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(stranger.getByText('Preview with drafts.')).toBeVisible()
  expect(stranger.url()).toContain('/contact?preview=')
  await stranger.getByLabel('Name').fill('Nobody')
  await stranger.getByLabel('Email').fill('nobody@example.com')
  await stranger.getByLabel('Subject').fill('Not sent')
  await stranger.getByLabel('Message').fill('From a preview')
  const refusal = stranger.waitForEvent('console', (said) => said.text().includes('form-action'))
  const sent: string[] = []
  stranger.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await stranger.getByRole('button', { name: 'Send Message' }).click({ noWaitAfter: true })
  await refusal
  expect(sent).toEqual([])
  expect(stranger.url()).toContain('/contact?preview=')
  expect(await (await stranger.request.get('/')).text()).not.toContain(words)
  await stranger.context().close()
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

test('a preview opens where what is edited stands, also where everything is still empty', async ({
  page,
  product,
  cms,
  signInAs,
}) => {
  await signInAs(editor)
  const service = (await cms.list('services')).at(-1)!
  await page.goto(`${product.cms}/cms/collections/services/${service.id}`)
  const preview = page.locator('#preview-button')
  await expect(preview).toHaveAttribute('href', new RegExp(`#${service.slug as string}$`))
  const address = new URL((await preview.getAttribute('href'))!)
  await page.goto(address.href)
  await expect(page.getByRole('heading', { name: service.title as string })).toBeInViewport()

  await cms.takeOverAll()
  for (const collection of collections) {
    await cms.saveDraft(collection, {})
    const [first] = await cms.list(collection)
    await cms.saveDraft(`${collection}/${first!.id}`, emptied(first) as object)
  }
  for (const slug of globals) {
    await cms.saveDraft(`globals/${slug}`, emptied(await cms.readGlobal(slug)) as object)
  }

  address.hash = ''
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

import type { Locator } from '@playwright/test'
import { expectNoHorizontalScroll, resize } from '#tests/e2e/accessibility.ts'
import { editorialCollections } from '#tests/e2e/cms-client.ts'
import {
  bookingItem,
  expect,
  openPage,
  randomPhone,
  test,
  tomorrow,
  withRandomSuffix,
} from '#tests/e2e/fixtures.ts'
import { admin, editor, staff } from '#tests/helpers/accounts/accounts.ts'

const widths = [360, 768, 1440]

test('fits views and bookings at every width', async ({ page, book, signInAs }) => {
  const name = `${withRandomSuffix('Lakshmi')} ${'Venkataraman'.repeat(7)}`.slice(0, 100)
  const phone = randomPhone()
  const { reference } = await book({ name, phone, address: 'Palais Royale'.repeat(20) })
  // A long name wraps. The height below is the height of a row with a short name.
  const short = await book({ name: 'Asha' })
  await signInAs(staff)
  for (const view of ['', '?view=to-confirm']) {
    await openPage(page, `/admin/dashboard${view}`)
    const line = bookingItem(page, name)
    for (const width of widths) {
      await resize(page, width)
      await expectNoHorizontalScroll(page)
      if (view === '') continue
      const row = page.getByRole('article', { name: short.reference })
      const { height } = (await row.boundingBox())!
      expect(height, `${view} at ${width} px`).toBeLessThanOrEqual(width < 768 ? 92 : 46)
    }
    await line.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('region', { name: `Booking ${reference}` })).toBeVisible()
    for (const width of widths) {
      await resize(page, width)
      await expectNoHorizontalScroll(page)
    }
  }
  await openPage(page, `/admin/bookings/new?${new URLSearchParams({ phone })}`)
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  for (const width of widths) {
    await resize(page, width)
    await expectNoHorizontalScroll(page)
  }
})

test('shows places whole at 360 px, and moves no tab for an alert', async ({
  page,
  book,
  database,
  signInAs,
}) => {
  const name = withRandomSuffix('Rohini')
  const pickup = { phone: randomPhone(), address: 'Yari Road, Andheri West, Mumbai 400053' }
  await book({ name, ...pickup })
  await book({ name, ...pickup })
  const { reference } = await book({ name: 'Asha' })
  await database.movePickup(reference, '2020-02-29', '9AM-11AM')
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(staff)
  await openPage(page, '/admin/dashboard?view=to-confirm')
  const alerts = page.getByRole('list', { name: 'Needs attention' }).getByRole('link')
  expect(await alerts.count()).toBeGreaterThan(1)
  await alerts.last().scrollIntoViewIfNeeded()
  await expect(alerts.last()).toBeInViewport({ ratio: 1 })
  const place = bookingItem(page, name).first().getByText('Andheri West', { exact: true })
  await place.scrollIntoViewIfNeeded()
  await expect(place).toBeInViewport({ ratio: 1 })
  const newBooking = page.getByRole('link', { name: 'New booking' })
  await expect(newBooking.getByText('New')).toBeInViewport({ ratio: 1 })
  expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThan(60)
})

test('keeps the toolbar in two lines and in place in every view', async ({ page, signInAs }) => {
  await signInAs(staff)
  for (const width of [768, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const places: unknown[] = []
    for (const view of ['all', 'today', 'to-confirm', 'to-return', 'day&date=2199-12-25']) {
      await openPage(page, `/admin/dashboard?view=${view}&service=shoes&bill=unpaid`)
      const tabs = page.getByRole('navigation', { name: 'Views' })
      // As with many bookings.
      await tabs
        .locator('span')
        .evaluateAll((counts) => counts.forEach((count) => (count.textContent = '12345')))
      const tools = [
        page.getByLabel('Search bookings'),
        page.getByRole('button', { name: 'Filter' }),
        page.getByRole('link', { name: 'Run sheet of' }),
      ]
      const boxes = await Promise.all([tabs, ...tools].map((each) => each.boundingBox()))
      places.push(boxes.map((box) => box && [box.x, box.y, box.height]))
      expect(boxes[3]!.y - boxes[0]!.y).toBeLessThan(60)
      await expectNoHorizontalScroll(page)
    }
    expect(new Set(places.map((place) => JSON.stringify(place))).size, `${width} px`).toBe(1)
  }
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

test('fits every view of an editor on a phone', async ({ page, product, cms, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(editor)
  const expectToFit = async (path: string, heading: string | RegExp = /./) => {
    await page.goto(`${product.cms}/cms${path}`)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await test.step(path, () => expectNoHorizontalScroll(page))
  }
  await expectToFit('', 'Recent changes')
  await expectToFit('/account', 'Payload Settings')
  for (const slug of [...editorialCollections, 'media']) {
    const list = `/collections/${slug}`
    const [entry] = await cms.list(slug)
    await expectToFit(list)
    await expect(page.locator('tbody').getByRole('link').first()).toBeInViewport({ ratio: 1 })
    await expectToFit(`${list}/${entry!.id}`)
    if (slug !== 'media') await expectToFit(`${list}/${entry!.id}/versions`)
    if (slug !== 'branches') await expectToFit(`${list}/trash`)
  }
  for (const slug of ['business-info', 'home-page', 'services-page', 'site-layout', 'mail-texts']) {
    await expectToFit(`/globals/${slug}`)
  }
  await cms.removeDocumentLocks()
})

test('keeps the names of a list in view while it scrolls sideways', async ({
  page,
  product,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/collections/prices`)
  const name = page.locator('tbody').getByRole('link').first()
  await expect(name).toBeVisible()
  await page.locator('.table').evaluate((table) => table.scrollTo(table.scrollWidth, 0))
  await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 })
  await expect(name).toBeInViewport({ ratio: 1 })
})

test('fits the other staff pages at every width', async ({ page, book, database, signInAs }) => {
  const { reference, managePath } = await book()
  await database.setDelivery(reference, tomorrow(), '5PM-7PM')
  await signInAs(admin)
  for (const path of [
    ...['/admin/activity', '/admin/insights', '/admin/messages', '/admin/customers'],
    `/admin/bookings/${reference}/bill`,
    `/admin/bookings/${reference}/delivery`,
    `/admin/bookings/${reference}/customer`,
    `${managePath}/delivery`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [320, ...widths]) {
      await resize(page, width)
      await test.step(`${path} at ${width} px`, () => expectNoHorizontalScroll(page))
    }
  }
})

test('covers nothing with toasts on wide screens, and no button on phones', async ({
  page,
  book,
  signInAs,
}) => {
  const names = ['Anil', 'Bina', 'Chand', 'Dev'].map(withRandomSuffix)
  for (const name of names) await book({ name, date: tomorrow() })
  const select = (name: string) => page.getByLabel(`Select ${name}`).check()
  // Toasts stay while the page is hidden.
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(staff.email)
  await page.getByLabel('Password').fill('wrong')
  const signInButton = page.getByRole('button', { name: 'Sign In' })
  await signInButton.click()
  await expect(page.getByText('Login failed')).toBeVisible()
  await expect.poll(() => isOnTop(signInButton)).toBe(true)

  await signInAs(staff)
  await openPage(page, '/admin/dashboard?view=to-confirm')
  for (const name of names.slice(0, 2)) await select(name)
  await page.getByRole('button', { name: 'Confirm 2', exact: true }).click()
  const toast = page.getByRole('listitem').filter({ hasText: '2 of 2 confirmed.' })
  await expect(toast).toBeVisible()
  for (const name of names.slice(2)) await select(name)
  for (const width of widths) {
    await resize(page, width)
    for (const act of ['Confirm 2', 'Cancel 2']) {
      await expect.poll(() => isOnTop(page.getByText(act, { exact: true }))).toBe(true)
    }
    if (width >= 768) expect(await countCovered(toast), `at ${width} px`).toBe(0)
  }
  await page.getByText('Cancel 2', { exact: true }).click()
  const answer = page.getByRole('button', { name: 'Cancel 2 bookings' })
  await expect.poll(() => isOnTop(answer)).toBe(true)
  await expect(toast).toBeVisible()
})

/** Counts what could be pressed without the toast, also in part. */
const countCovered = (toast: Locator) =>
  toast.evaluate((element) => {
    const box = element.getBoundingClientRect()
    element.style.visibility = 'hidden'
    const covered = new Set<Element>()
    for (let x = box.left; x <= box.right; x += 4) {
      for (let y = box.top; y <= box.bottom; y += 4) {
        const below = document.elementFromPoint(x, y)?.closest('a, button, input, select, summary')
        if (below && !element.contains(below)) covered.add(below)
      }
    }
    element.style.visibility = ''
    return covered.size
  })

/** False while a toast covers it. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const upper = document.elementFromPoint(left + width / 2, top + height / 2)
    return upper !== null && (element.contains(upper) || upper.contains(element))
  })

import type { Page } from '@playwright/test'
import { pageNames, sitePages } from '#business/content/site-pages.ts'
import { weekdayValues } from '#business/pickups/opening-hours.ts'
import { resize } from '#tests/e2e/accessibility.ts'
import { type CmsClient, editorialCollections } from '#tests/e2e/cms-client.ts'
import { expect, test, waitForText } from '#tests/e2e/fixtures.ts'

test.use({ resetsProduct: true })

const pages = Object.values(sitePages).map(({ path }) => path)
const widths = [320, 768, 1440]

const pageGlobals = pageNames.map((page) => `${page}-page`)

async function expectPagesToFit(page: Page, expectOnPage = async (_path: string) => {}) {
  for (const path of pages) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectOnPage(path)
    for (const width of widths) {
      await resize(page, width)
      const overflow = await findOverflow(page)
      expect.soft(overflow, `${path} at ${width} px`).toEqual([])
      if (overflow.length > 0) await attachScreenshot(page, `${path.slice(1) || 'home'}-${width}`)
    }
  }
}

async function attachScreenshot(page: Page, name: string) {
  const body = await page.screenshot({ fullPage: true })
  await test.info().attach(name, { body, contentType: 'image/png' })
}

function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        // Visually hidden elements are 1 px wide.
        element.clientWidth > 1 &&
        getComputedStyle(element).display !== 'inline' &&
        !element.closest('.carousel, .sr-only, svg'),
    )
    const root = document.documentElement
    return [
      ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120)),
      ...(root.scrollWidth > root.clientWidth ? ['the page scrolls sideways'] : []),
    ]
  })
}

function replaceTexts(content: unknown, texts: Record<string, string>): unknown {
  if (Array.isArray(content)) return content.map((entry) => replaceTexts(entry, texts))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([field, value]) => [
      field,
      typeof value === 'string' ? (texts[field] ?? value) : replaceTexts(value, texts),
    ]),
  )
}

async function replaceAllTexts(cms: CmsClient, texts: Record<string, string>) {
  for (const slug of pageGlobals) {
    // Search titles are not visible on pages.
    const { search, ...page } = await cms.readGlobal(slug)
    await cms.updateGlobal(slug, { ...(replaceTexts(page, texts) as object), search })
  }
  for (const collection of editorialCollections) {
    for (const entry of await cms.list(collection)) {
      await cms.update(collection, entry.id, replaceTexts(entry, texts) as object)
    }
  }
}

test('shows edited hours on every page, and fits twelve branches', async ({ page, cms }) => {
  const branches = await cms.list('branches')
  await cms.updateGlobal('business-info', {
    weeklyHours: weekdayValues.map((day) => ({
      day,
      closed: day === 'sunday',
      opensAt: '10:30',
      closesAt: '18:45',
    })),
  })
  for (let number = branches.length + 1; number <= 12; number += 1) {
    await cms.create('branches', {
      name: `Branch ${number}`,
      slug: `branch-${number}`,
      phone: '022 4000 1991',
      address: branches[0]!.address,
    })
  }
  await waitForText(page.request, '/locations', 'Branch 12')
  await expectPagesToFit(page, async (path) => {
    const hours = page.locator('dl').filter({ hasText: 'Monday to Saturday' })
    expect(await hours.count(), `${path} shows the hours`).toBeGreaterThan(0)
    for (const text of await hours.allInnerTexts()) {
      expect(text.replace(/\s+/g, ' '), path).toMatch(
        /^Monday to Saturday 10:30 AM to 6:45 PM Sunday Closed$/,
      )
    }
  })
})

test('wraps texts of maximum length in any script', async ({ page, cms }) => {
  const unbroken = 'Handembroideredweddingsherwanisandlehengas'
  const text = (length: number) =>
    `${unbroken} आपके कपड़ों की देखभाल, घर से घर तक, `.repeat(12).slice(0, length).trim()
  await replaceAllTexts(cms, {
    heading: text(60),
    text: text(120),
    caption: text(120),
    title: text(60),
    description: text(400),
    name: text(80),
    role: text(80),
    location: text(80),
    item: text(60),
    unit: text(30),
    words: text(80),
    street: text(200),
    phone: '+91 22 4000 1998 ext. 12345',
    consent: `By ${text(197)}`,
    privacyLink: `How ${text(56)}`,
  })
  await cms.updateGlobal('business-info', {
    name: text(60),
    email: `${'long'.repeat(15)}@${'example.'.repeat(6)}saaf.example`,
    claims: { customers: '10,000,000+', garments: '100,000,000+' },
  })
  for (const path of ['/booking', '/contact']) {
    for (const start of ['By', 'How']) {
      await waitForText(page.request, path, `${start} ${unbroken}`)
    }
  }
  await waitForText(page.request, '/contact', 'long'.repeat(15))
  await expectPagesToFit(page)
})

test('renders complete pages for a business with almost no content', async ({ page, cms }) => {
  const home = await cms.readGlobal('home-page')
  await cms.updateGlobal('home-page', {
    ...home,
    hero: { heading: 'Saaf', text: null, picture: null },
    gallery: [],
  })
  for (const collection of ['testimonials', 'team-members', 'services']) {
    const [firstEntry, ...others] = await cms.list(collection)
    for (const { id } of others) await cms.delete(collection, id)
    if (collection === 'services')
      await cms.update(collection, firstEntry!.id, { picture: null, items: [] })
    else await cms.delete(collection, firstEntry!.id)
  }
  for (const collection of ['prices', 'offers']) {
    for (const { id } of await cms.list(collection)) await cms.delete(collection, id)
  }
  for (const { id, mainBranch } of await cms.list('branches')) {
    if (mainBranch)
      await cms.update('branches', id, { mapPoint: { latitude: null, longitude: null } })
    else await cms.delete('branches', id)
  }
  await cms.updateGlobal('business-info', {
    name: 'Saaf',
    socialLinks: [],
    holidays: [],
    whatsapp: null,
    mapPoint: { latitude: null, longitude: null },
    claims: { customers: null, garments: null, rating: null, reviews: null },
  })
  await expect.poll(async () => (await page.request.get('/')).text()).not.toContain('Instagram')
  await expectPagesToFit(page)

  await page.goto('/')
  await expect(page.locator('iframe, [aria-roledescription=carousel]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Get directions' })).toBeVisible()
  expect(await (await page.request.get('/booking')).text()).not.toContain('Price list')
  await expect(page.locator('script[type="application/ld+json"]')).not.toContainText(
    'aggregateRating',
  )
})

import type { Page } from '@playwright/test'
import { pageNames, sitePages } from '#business/content/site-pages.ts'
import { localYearAt } from '#business/pickups/local-time.ts'
import { weekdayValues } from '#business/pickups/opening-hours.ts'
import { businessInfo } from '#cms/content/samples/business-info.ts'
import { type Cms, collections } from './cms.ts'
import { expect, resize, test, waitUntilShown } from './fixtures.ts'

test.use({ ownProduct: 'content' })

const pages = Object.values(sitePages).map(({ path }) => path)
const widths = [320, 768, 1440]

const pageGlobals = pageNames.map((page) => `${page}-page`)

async function expectNothingBreaks(page: Page) {
  for (const path of pages) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const width of widths) {
      await resize(page, width)
      const stickingOut = await partsThatStickOut(page)
      expect.soft(stickingOut, `${path} at ${width} px`).toEqual([])
      if (stickingOut.length > 0) await takePicture(page, `${path.slice(1) || 'home'}-${width}`)
    }
  }
}

async function takePicture(page: Page, name: string) {
  const body = await page.screenshot({ fullPage: true })
  await test.info().attach(name, { body, contentType: 'image/png' })
}

/** Texts that are wider than their box, and whatever makes the page scroll sideways. */
function partsThatStickOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        // Hidden for the eye, an element is one pixel wide.
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

/** The same content with other words in the fields of these names. */
function reworded(content: unknown, words: Record<string, string>): unknown {
  if (Array.isArray(content)) return content.map((entry) => reworded(entry, words))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([field, value]) => [
      field,
      typeof value === 'string' ? (words[field] ?? value) : reworded(value, words),
    ]),
  )
}

async function rewordEverything(cms: Cms, words: Record<string, string>) {
  for (const slug of pageGlobals) {
    // Search titles are no part of the page.
    const { search, ...page } = await cms.readGlobal(slug)
    await cms.updateGlobal(slug, { ...(reworded(page, words) as object), search })
  }
  for (const collection of collections) {
    for (const entry of await cms.list(collection)) {
      await cms.update(collection, entry.id, reworded(entry, words) as object)
    }
  }
}

test('hours, locations and years agree on every page and with what search engines are told', async ({
  page,
  cms,
}) => {
  const before = await cms.list('branches')
  const year = localYearAt(new Date())
  await cms.updateGlobal('business-info', { weeklyHours: businessInfo.weeklyHours })
  await waitUntilShown(page.request, '/', '9:00 AM to 8:00 PM')
  await cms.updateGlobal('business-info', {
    foundedYear: year - 21,
    weeklyHours: weekdayValues.map((day) => ({
      day,
      closed: day === 'sunday',
      opensAt: '10:30',
      closesAt: '18:45',
    })),
  })
  await cms.create('branches', {
    name: 'Thane West',
    slug: 'thane-west',
    phone: '022 4000 1992',
    address: before[0]!.address,
    order: 90,
  })
  await waitUntilShown(page.request, '/locations', 'Thane West')

  for (const path of pages) {
    await page.goto(path)
    const hours = page.locator('dl').filter({ hasText: 'Monday to Saturday' })
    expect(await hours.count(), `${path} shows the hours`).toBeGreaterThan(0)
    for (const text of await hours.allInnerTexts()) {
      expect(text.replace(/\s+/g, ' '), path).toMatch(
        /^Monday to Saturday 10:30 AM to 6:45 PM Sunday Closed$/,
      )
    }
    expect(await page.content(), path).not.toContain('8:00 PM')

    const said = await page.locator('script[type="application/ld+json"]').textContent()
    const nodes = (JSON.parse(said!) as { '@graph': Record<string, unknown>[] })['@graph']
    const shops = nodes.filter((node) => node['@type'] === 'DryCleaningOrLaundry')
    // The business itself, and each of its branches.
    expect(shops).toHaveLength(1 + before.length + 1)
    for (const shop of shops) {
      expect(shop.openingHoursSpecification, path).toMatchObject(
        weekdayValues.map((day) =>
          day === 'sunday'
            ? { opens: '00:00', closes: '00:00' }
            : { opens: '10:30', closes: '18:45' },
        ),
      )
    }
    expect(shops[0]!.foundingDate, path).toBe(String(year - 21))
  }

  await page.goto('/locations')
  await expect(page.getByText(`${before.length + 1} locations in all.`)).toBeVisible()
  await expect(page.getByText('Main branch')).toHaveCount(1)
  await page.goto('/contact')
  await expect(page.getByRole('heading', { name: 'Thane West' })).toBeVisible()
  await page.goto('/about')
  await expect(page.getByRole('listitem').filter({ hasText: 'years in business' })).toContainText(
    '20+',
  )
})

test('twelve branches stand side by side', async ({ page, cms }) => {
  const { length, 0: first } = await cms.list('branches')
  for (let number = length + 1; number <= 12; number += 1) {
    await cms.create('branches', {
      name: `Branch ${number}`,
      slug: `branch-${number}`,
      phone: '022 4000 1991',
      address: first!.address,
      order: 100 + number,
    })
  }
  await waitUntilShown(page.request, '/locations', 'Branch 12')
  await page.goto('/locations')
  await expect(page.getByText('12 locations in all.')).toBeVisible()
  await expectNothingBreaks(page)
})

test('texts in Devanagari are set like any other', async ({ page, cms }) => {
  const line = 'आपके कपड़ों की देखभाल, घर से घर तक'
  await rewordEverything(cms, {
    heading: line,
    text: `${line}. कपड़े सुबह ले जाते हैं और दो दिन में धुले, सूखे और इस्त्री किए हुए लौटाते हैं.`,
    caption: 'हर कपड़े पर एक नंबर',
    title: 'ड्राई क्लीनिंग और धुलाई सेवा',
    description: 'साड़ी, शेरवानी और सूट, एक-एक करके साफ किए जाते हैं.',
    name: 'प्रकाश सावंत, अंधेरी पश्चिम',
    role: 'संस्थापक',
    location: 'वांद्रे पश्चिम',
    consent: 'भेजकर आप सहमत हैं',
    privacyLink: 'हम इसे कैसे रखते हैं',
  })
  await waitUntilShown(page.request, '/booking', line)
  for (const path of ['/booking', '/contact']) {
    await waitUntilShown(page.request, path, 'भेजकर आप सहमत हैं')
    await waitUntilShown(page.request, path, 'हम इसे कैसे रखते हैं')
  }
  await waitUntilShown(page.request, '/locations', 'प्रकाश सावंत')
  await expectNothingBreaks(page)
})

test('texts of the greatest length break into lines', async ({ page, cms }) => {
  const unbroken = 'Handembroideredweddingsherwanisandlehengas'
  const words = (length: number) =>
    `${unbroken} cleaned one at a time, `.repeat(12).slice(0, length).trim()
  await rewordEverything(cms, {
    heading: words(60),
    text: words(120),
    caption: words(120),
    title: words(60),
    description: words(400),
    name: words(80),
    role: words(80),
    location: words(80),
    item: words(60),
    unit: words(30),
    words: words(80),
    street: words(200),
    phone: '+91 22 4000 1998 ext. 12345',
    consent: words(200),
    privacyLink: words(60),
  })
  await cms.updateGlobal('business-info', {
    name: words(60),
    email: `${'long'.repeat(15)}@${'example.'.repeat(6)}saaf.example`,
    claims: { customers: '10,000,000+', garments: '100,000,000+' },
  })
  await waitUntilShown(page.request, '/booking', unbroken)
  await expectNothingBreaks(page)
})

test('a business with next to nothing entered has pages without holes', async ({ page, cms }) => {
  const home = await cms.readGlobal('home-page')
  await cms.updateGlobal('home-page', {
    ...home,
    hero: { heading: 'Saaf', text: null, picture: null },
    gallery: [],
  })
  for (const collection of ['testimonials', 'team-members', 'services']) {
    const [kept, ...others] = await cms.list(collection)
    for (const { id } of others) await cms.delete(collection, id)
    if (collection === 'services')
      await cms.update(collection, kept!.id, { picture: null, items: [] })
    else await cms.delete(collection, kept!.id)
  }
  for (const list of ['prices', 'offers']) {
    for (const { id } of await cms.list(list)) await cms.delete(list, id)
  }
  for (const { id, mainBranch } of await cms.list('branches')) {
    if (!mainBranch) await cms.delete('branches', id)
    else await cms.update('branches', id, { mapPoint: { latitude: null, longitude: null } })
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
  await expectNothingBreaks(page)

  await page.goto('/')
  await expect(page.locator('iframe, [aria-roledescription=carousel]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Get directions' })).toBeVisible()
  expect(await (await page.request.get('/booking')).text()).not.toContain('What it costs')
  await expect(page.locator('script[type="application/ld+json"]')).not.toContainText(
    'aggregateRating',
  )
})

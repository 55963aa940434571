import { bookingHref } from '#business/content/site-pages.ts'
import { yearsInBusiness } from '#business/content/years-in-business.ts'
import * as english from '#business/words/en.ts'
import { businessInfo } from '#cms/content/samples/en.ts'
import { expectAccessible, resize } from '#tests/e2e/accessibility.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'

const pathsWithScripts = ['/contact', '/booking', '/admin/login']

// tests/measures/site-widths.spec.ts tests other widths and languages.
test(
  'renders every part of each page on a phone, accessibly, and contacts no other host',
  {
    tag: '@phone',
  },
  async ({ page, baseURL }) => {
    const externalRequests: string[] = []
    await page.route(
      (url) => url.hostname !== 'localhost',
      (route) => {
        externalRequests.push(route.request().url())
        return route.abort()
      },
    )
    const visit = (path: string) =>
      test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectAccessible(page)
        if (path !== '/admin/login') {
          const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
          await expect(privacy).toHaveAttribute('href', '/privacy')
        }
        if (pathsWithScripts.includes(path)) return
        // JSON-LD is data, not a script.
        await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
      })
    const expectMap = async () => {
      const map = page.getByRole('img', { name: /^Map of .*Andheri West.*Colaba/ })
      await map.scrollIntoViewIfNeeded()
      await expect(map).toBeVisible()
    }
    const inMain = (selector: string) => page.locator(`main ${selector}`)
    const section = (heading: string) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })

    await visit('/')
    await expect(page.getByRole('link', { name: 'Schedule Pickup Now' })).toHaveAttribute(
      'href',
      '/booking',
    )
    await expect(inMain('[aria-roledescription=slide]')).toHaveCount(8)
    await expect(section('Why Choose').getByRole('heading', { level: 3 })).toHaveCount(3)
    await expect(section('What we clean').getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(page.getByRole('link', { name: 'View All Services' })).toBeVisible()
    await expect(inMain('a[href="/booking"]').filter({ hasText: 'Book Now' })).toHaveCount(1)
    await expect(section('Find Us').locator('address')).toContainText('Andheri West')
    await expect(inMain('blockquote')).toHaveCount(3)
    await expect(inMain('figure').getByRole('link', { name: 'Google review' })).toHaveCount(3)
    await expectMap()
    const reviewsOnHome = await inMain('blockquote').allTextContents()

    await visit('/about')
    const years = yearsInBusiness(businessInfo.foundedYear, new Date())!
    for (const stat of [years, '10K+', '100K+']) {
      await expect(inMain('li').filter({ hasText: stat })).not.toHaveCount(0)
    }
    await expect(page.getByRole('heading', { name: 'Quality Excellence' })).toBeVisible()
    await expect(section('The people').getByRole('heading', { level: 3 })).toHaveCount(4)

    await visit('/services')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/services`)
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
    await expect(inMain('ul > li:has(> div h2)')).toHaveCount(7)
    await expect(inMain('a:text-is("Book Now")')).toHaveCount(1)
    const guarantee = section('If something goes wrong')
    await expect(guarantee.getByRole('heading', { level: 3 })).toHaveText([
      'Damage and loss',
      'Insurance',
      'Complaints',
    ])
    await expect(guarantee).toContainText(businessInfo.email!)

    await visit('/locations')
    await expect(inMain('address')).toHaveCount(6)
    await expect(page.getByText('Main branch')).toHaveCount(1)
    await expectMap()

    await visit('/contact')
    for (const card of ['Phone', 'Email', 'Address', 'Hours']) {
      await expect(page.getByRole('heading', { level: 2, name: card, exact: true })).toBeVisible()
    }
    await expectMap()
    await expect(section('Call a shop').getByRole('link')).toHaveCount(6)
    await expect(inMain('blockquote')).toHaveCount(3)
    for (const review of await inMain('blockquote').allTextContents()) {
      expect(reviewsOnHome).not.toContain(review)
    }

    await visit('/privacy')
    const retention = 'For 24 months after your pickup'
    await expect(page.getByRole('complementary', { name: 'In short' })).toContainText(retention)
    await expect(section('How long we keep your details')).toContainText(retention)
    await expect(section('The details we keep').getByRole('listitem').first()).toContainText(
      'phone number',
    )
    await expect(section('Your rights').getByRole('listitem')).toHaveCount(5)
    await expect(inMain('p:has-text("Data Protection Board of India")')).toHaveCount(1)
    expect(await page.locator('main').textContent()).not.toMatch(/[{}]/)

    await visit('/no-such-page')
    await visit('/booking')
    await expect(
      page.getByRole('link', { name: 'Lost the link to your booking?' }),
    ).toHaveAttribute('href', '/booking/find')
    await visit('/admin/login')
    expect(externalRequests).toEqual([])
  },
)

test('has on Home a menu and a gallery for the keyboard, a bottom bar, and prefetching', async ({
  page,
}) => {
  const mainLink = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Language' })).toBeFocused()
  await page.keyboard.press('Enter')
  const languages = page.getByRole('navigation', { name: 'Language' })
  await expect(languages.getByRole('link', { name: 'मराठी' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(mainLink('About')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(mainLink('About')).toBeHidden()

  const bar = page.getByRole('navigation', { name: 'Book or call' })
  await expect(page.getByRole('link', { name: 'Schedule Pickup Now' })).toBeInViewport()
  await expect(bar).toBeHidden()
  await page.getByRole('heading', { name: 'Why Choose' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()

  await resize(page, 1440)
  const gallery = page.getByRole('list', { name: 'Gallery, 8 slides' })
  await gallery.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => gallery.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100)
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  expect(await gallery.evaluate((list) => getComputedStyle(list).scrollBehavior)).toBe('auto')
  await expectAccessible(page)

  const prefetch = page.waitForRequest(
    (request) =>
      new URL(request.url()).pathname === '/about' && Boolean(request.headers()['sec-purpose']),
  )
  await mainLink('About').hover()
  await prefetch
})

test('answers a pincode on Home, and shows the printed branches and the street map', async ({
  page,
}) => {
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ body: 'Streets', contentType: 'text/html' }),
  )
  await page.goto('/')
  await page.getByLabel('Pincode').fill('400053')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page).toHaveURL(/\/\?pincode=400053#service-area$/)
  const answer = page.getByRole('status')
  await expect(answer).toHaveText('Yes, Andheri West collects there · Book a pickup')
  await expect(answer).toBeInViewport()
  await expect(answer.getByRole('link')).toHaveAttribute('href', '/booking?pincode=400053')
  await page.goto('/locations')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').locator('address')).toHaveCount(6)
  for (const hours of await page.getByRole('main').locator('dl').all()) {
    await expect(hours).toBeVisible()
  }
  for (const text of ['Menu', 'Schedule Pickup', 'Directions', 'Quick Links']) {
    await expect(page.getByText(text, { exact: true }).first()).toBeHidden()
  }
  await page.emulateMedia({ media: null })

  await expect(page.getByRole('img', { name: /^Map of / })).toBeVisible()
  await page.getByRole('link', { name: /Show on the map.*Powai/ }).click()
  await expect(page.locator('#pin-powai')).toBeInViewport()
  await page.getByText(/^Street map/).click()
  await expect(page.frameLocator('iframe').getByText('Streets')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Map of / })).toBeHidden()
})

test('leads from a missing page to a service, its price, and a form prefilled from links', async ({
  page,
}) => {
  await page.goto('/no-such-page')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$/)
  const cardOf = (service: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: service }) })
  await expect(cardOf('Laundry Services')).toContainText('from ₹79 a kg')
  await expect(cardOf('Express Service')).toContainText('from ₹149 a shirt')
  await expect(cardOf('Express Service')).toContainText('Back in 1 working day')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Express Service', exact: true }).click()
  await expect(page).toHaveURL(/\/services#express-service$/)
  await expect(cardOf('Express Service')).toContainText('from ₹149 a shirt')
  const dryCleaning = page.getByRole('table', { name: 'Dry Cleaning' })
  await expect(dryCleaning.getByRole('row', { name: 'Silk sari' })).toContainText(
    'from ₹299 a piece',
  )
  await page.getByRole('link', { name: 'Book Express Service' }).click()
  const linkedService = main.getByText('Booking: Express Service').filter({ visible: true })
  await expect(linkedService).toBeInViewport()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(linkedService).toBeInViewport()
  await expect(page.getByRole('radio', { name: 'Both Services' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Express' })).toBeChecked()
  await expect(page.getByLabel('Items Description')).toHaveValue('')
  await page.getByText('Price list').click()
  await expect(
    page.getByRole('table', { name: 'Laundry' }).getByRole('row', { name: 'Wash and fold' }),
  ).toContainText('from ₹79 a kg')

  await page.goto(bookingHref({ title: 'Laundry Services', bookedAs: 'laundry' }, english))
  // The first step's heading says it too.
  const linkedLaundry = page.getByText('Booking: Laundry Services').filter({ visible: true })
  const next = page.getByRole('button', { name: 'Continue' })
  await expect(page.getByRole('heading', { name: 'Schedule Pickup' })).toBeVisible()
  await expect(linkedLaundry).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: 'Laundry' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Express' })).not.toBeChecked()
  await next.click()
  await expect(linkedLaundry).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('radio', { name: 'Shoe Cleaning' }).check()
  await next.click()
  await expect(page.getByRole('heading', { name: 'Schedule Pickup' })).toBeFocused()
  await expect(linkedLaundry).toHaveCount(0)
})

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

function waitForAnimations(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const { activeViewTransition } = document as { activeViewTransition?: ViewTransition | null }
    await activeViewTransition?.finished
    // Scroll-driven animations never finish.
    const animations = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(animations.map(({ finished }) => finished))
    // Sonner removes a toast some time after its animation.
    while (document.querySelector('[data-sonner-toast][data-removed=true]')) {
      await new Promise(requestAnimationFrame)
    }
  })
}

/** Waits first: Chromium reports an error if the window changes during a view transition. */
export async function resize(page: Page, width: number) {
  await waitForAnimations(page)
  await page.setViewportSize({ width, height: 800 })
}

/** Checks WCAG 2.2 AA, best practices for visitors, and that the page does not scroll sideways. */
export async function expectAccessible(page: Page) {
  await waitForAnimations(page)
  const isForStaff = /^\/(admin|cms)/.test(new URL(page.url()).pathname)
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const { violations } = await axe(page)
    .withTags(isForStaff ? tags : [...tags, 'best-practice'])
    .analyze()
  expect(violations).toEqual([])
  await expectNoHorizontalScroll(page)
}

export async function expectNoViolations(page: Page, selector = 'html') {
  await waitForAnimations(page)
  const { violations } = await axe(page).include(selector).analyze()
  expect(violations).toEqual([])
}

function axe(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      // Otherwise axe opens a page each time for cross-origin frames, which are only maps.
      .setLegacyMode()
  )
}

export async function expectNoHorizontalScroll(page: Page) {
  const hiddenWidth = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(hiddenWidth).toBe(0)
}

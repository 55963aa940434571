import { defineConfig, devices } from '@playwright/test'
import type { OwnProduct } from '#tests/e2e/fixtures.ts'
import { launchOptions } from '#tests/setup/browser.ts'
import { runningProduct } from '#tests/systems/running-product.ts'

// They edit what the others read.
const edits = ['content.spec.ts', 'editing.spec.ts', 'publishing.spec.ts', 'pickups.spec.ts']

/**
 * Few journeys, in a real browser, on the production build. Each worker has a product of its own, a copy of one that
 * was prepared before (tests/systems/product.ts); a file of journeys that edit content has one for itself.
 */
export default defineConfig<object, OwnProduct>({
  testDir: 'tests/e2e',
  globalSetup: './tests/systems/shared-products.ts',
  globalTimeout: 30 * 60_000,
  // A journey waits for what it expects; how long that may take on a busy machine is no part of it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // All meet at the one that is running.
  workers: runningProduct ? 1 : 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    // A trace costs a quarter of the time. Of a journey that fails it is had by `npm run test:e2e -- --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
    // The certificate of a gateway that is tried is known to nobody.
    ignoreHTTPSErrors: Boolean(runningProduct),
  },
  projects: [
    // First, because they are the longest: each file is one journey after the other.
    {
      name: 'edits',
      use: { viewport: { width: 1440, height: 900 } },
      testMatch: edits,
      fullyParallel: false,
      // Payload may lose what a journey typed (payload #17676). One that passes at the second try is listed as flaky.
      retries: 1,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: edits,
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 5'], viewport: { width: 360, height: 800 } },
      testMatch: ['booking*.spec.ts', 'contact.spec.ts', 'pages.spec.ts'],
      grepInvert: /@keyboard|@desktop/,
    },
  ],
})

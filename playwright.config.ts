import { defineConfig, devices } from '@playwright/test'
import type { TestOptions } from '#tests/e2e/fixtures.ts'
import { launchOptions } from '#tests/helpers/browser.ts'
import { runningProductUrl } from '#tests/servers/running-product.ts'

// These tests edit shared content.
const edits = 'edits/*.spec.ts'

/** Each worker has its own product from the production build. */
export default defineConfig<TestOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/setup/shared-products.ts',
  globalTimeout: 30 * 60_000,
  // A busy machine may be slow.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // All share the running product.
  workers: runningProductUrl ? 1 : 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    // Traces cost a quarter of the time. Use `npm run test:e2e -- --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
    // The gateway has a self-signed certificate.
    ignoreHTTPSErrors: Boolean(runningProductUrl),
  },
  projects: [
    // Longest first.
    {
      name: 'edits',
      use: { viewport: { width: 1440, height: 900 }, resetsProduct: true },
      testMatch: edits,
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
      grep: /@phone/,
    },
  ],
})

import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './tests/setup/browser'

// Chosen once, by the process that reads this first; its workers inherit them.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))

/**
 * Few journeys, in a real browser, on the production build that `npm start` runs, with a database, a mail server and
 * a DATA_DIR of their own (tests/setup/product.ts). The browser is Debian's Chromium where there is one, else
 * Playwright's own, which `npm test` installs.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/setup/product.ts',
  globalTimeout: 15 * 60_000,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    trace: 'retain-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: ['content.spec.ts', 'editing.spec.ts', 'pickups.spec.ts'],
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 5'], viewport: { width: 360, height: 800 } },
      testMatch: ['booking.spec.ts', 'contact.spec.ts', 'pages.spec.ts'],
      grepInvert: /@keyboard/,
    },
    // These edit what the others read, so they come after them, one file after the other.
    { name: 'pickups', testMatch: 'pickups.spec.ts', dependencies: ['desktop', 'phone'] },
    { name: 'editing', testMatch: 'editing.spec.ts', dependencies: ['pickups'] },
    { name: 'edits', testMatch: 'content.spec.ts', dependencies: ['editing'] },
  ],
})

import { defineConfig, devices } from '@playwright/test'
import journeys from '#playwright.config.ts'
import type { TestOptions } from '#tests/e2e/fixtures.ts'

/** Counts presses and measures widths. Part of `npm run test:full`. */
export default defineConfig<TestOptions>({
  ...journeys,
  globalSetup: '../setup/shared-products.ts',
  testDir: '.',
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 5'], viewport: { width: 360, height: 800 } },
      grep: /@phone/,
    },
  ],
})

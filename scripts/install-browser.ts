import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runToEnd } from '#scripts/launch/child-process.ts'
import { launchOptions } from '#tests/setup/browser.ts'

if (!existsSync(launchOptions.executablePath ?? chromium.executablePath())) {
  console.log('There is no Chromium on this machine; installing the one that Playwright brings.')
  process.exitCode = await runToEnd([
    'node_modules/playwright/cli.js',
    'install',
    '--with-deps',
    'chromium',
  ])
}

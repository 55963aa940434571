import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runNode } from '#scripts/launch/child-process.ts'
import { launchOptions } from '#tests/helpers/browser.ts'

if (!existsSync(launchOptions.executablePath ?? chromium.executablePath())) {
  console.log('Chromium is not installed. Installing it with Playwright.')
  const install = ['node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium']
  process.exitCode = await runNode(install)
}

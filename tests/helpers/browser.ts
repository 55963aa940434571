import { existsSync } from 'node:fs'

// The headless shell draws no windows, which cost more than the pages.
const debianBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Debian's Chromium if installed, otherwise Playwright's. */
export const launchOptions = {
  executablePath: debianBrowsers.find((browser) => existsSync(browser)),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
}

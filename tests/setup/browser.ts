import { existsSync } from 'node:fs'

// The shell has no windows and tabs to draw, which cost more than the pages.
const debianBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** How a browser is started here: Debian's Chromium where there is one, else the one that Playwright brings. */
export const launchOptions = {
  executablePath: debianBrowsers.find((browser) => existsSync(browser)),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
}

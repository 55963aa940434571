import { existsSync } from 'node:fs'

// Prefer the headless shell: drawing windows costs more than rendering the pages.
const debianBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

export const launchOptions = {
  executablePath: debianBrowsers.find((browser) => existsSync(browser)),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
}

import { existsSync } from 'node:fs'

const debianChromium = '/usr/bin/chromium'

/** How a browser is started here: Debian's Chromium where there is one, else the one that Playwright brings. */
export const launchOptions = {
  executablePath: existsSync(debianChromium) ? debianChromium : undefined,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
}

import type { Locator, Page } from '@playwright/test'

/** Counts presses of buttons and keys, and page loads. Typed text does not count. */
export class InteractionCounter {
  presses = 0
  loads = 0

  constructor(private readonly page: Page) {
    let currentUrl = page.url()
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || frame.url() === currentUrl) return
      currentUrl = frame.url()
      this.loads += 1
    })
  }

  async click(target: Locator): Promise<void> {
    this.presses += 1
    await target.click()
  }

  async press(key: string): Promise<void> {
    this.presses += 1
    await this.page.keyboard.press(key)
  }

  async search(text: string): Promise<void> {
    await this.press('/')
    await this.page.keyboard.type(text)
    await this.press('Enter')
  }

  summary = () => `${this.presses} presses, ${this.loads} loads`
}

import { chromium, type Page } from 'playwright'
import { takePicture } from '#docs/pictures/take-picture.ts'
import { editor } from '#tests/helpers/accounts/accounts.ts'
import { launchOptions } from '#tests/helpers/browser.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { startProduct } from '#tests/servers/product.ts'

async function signIn(page: Page, cms: string) {
  await page.goto(cms)
  await page.getByLabel('Email').fill(editor.email)
  await page.getByLabel('Password').fill(editor.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: /^Hello/ }).waitFor()
}

/** Takes the pictures of docs/editors.md. */
const product = await startProduct()
const cms = `${product.cms}/cms`
const browser = await chromium.launch(launchOptions)
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 860 }, locale: 'en-IN' })
  await signIn(page, cms)
  await takePicture(page, 'editors/start')

  await page.goto(`${cms}/globals/business-info`)
  await page.getByLabel('Sunday: closes').fill('17:00')
  await page.getByText('Last saved less than a minute ago').waitFor()
  await takePicture(page, 'editors/opening-hours')

  await page.goto(`${cms}/globals/home-page`)
  await page.getByRole('button', { name: 'Live Preview' }).click()
  await page.getByLabel('Heading').first().fill('Every thread looked after')
  await page
    .frameLocator('iframe')
    .getByRole('heading', { name: 'Every thread looked after' })
    .waitFor()
  await takePicture(page, 'editors/preview')

  await page.getByRole('button', { name: 'Live Preview' }).click()
  await page.locator('.form-submit .popup-button').first().click()
  await page.locator('#schedule-publish').click()
  await page
    .locator('.react-datepicker__input-container input')
    .fill(`${openDayFromNow(7)} 9:00 AM`)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator('.schedule-publish__delete').waitFor()
  await takePicture(page, 'editors/schedule')

  await page.goto(`${cms}/globals/home-page`)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('https://').first().waitFor()
  await takePicture(page, 'editors/search')

  await page.goto(`${cms}/globals/home-page/versions`)
  await page.getByRole('row').nth(1).waitFor()
  await takePicture(page, 'editors/versions')

  await page.goto(`${cms}/collections/offers/create`)
  await page.getByLabel('Offer text').fill('Half price on curtains this week')
  await page.getByLabel('From').fill(`${openDayFromNow(7)}T09:00`)
  await page.getByLabel('Until').fill(`${openDayFromNow(14)}T09:00`)
  await page.getByText('Last saved less than a minute ago').waitFor()
  await takePicture(page, 'editors/offer')

  await page.goto(`${cms}/collections/media`)
  await page.getByRole('link', { name: 'shop-front.png' }).click()
  await page.getByRole('button', { name: 'Edit Image' }).click()
  await page.getByText('Focal Point').first().waitFor()
  await takePicture(page, 'editors/focal-point')
} finally {
  await browser.close()
  await product.stop()
}

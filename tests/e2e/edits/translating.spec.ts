import { publish, signInToCms } from '#tests/e2e/cms-forms.ts'
import { expect, test, withRandomSuffix } from '#tests/e2e/fixtures.ts'
import { editor } from '#tests/helpers/accounts/accounts.ts'

test('leads from the start page to a missing translation, and shows it once published', async ({
  page,
  product,
  cms,
}) => {
  const english = withRandomSuffix('Talk with us')
  const hindi = withRandomSuffix('हमसे मिलें')
  const { intro } = (await cms.readGlobal('contact-page')) as { intro: object }
  await cms.updateGlobal('contact-page', { intro: { ...intro, heading: english } })
  await cms.updateGlobal('contact-page?locale=hi', { intro: { heading: '' } })
  const readHeading = async (path: string) => {
    const html = await (await page.request.get(path, { headers: { Connection: 'close' } })).text()
    return /<h1[^>]*>([^<]*)/.exec(html)?.[1]
  }
  await expect.poll(() => readHeading('/hi/contact')).toBe(english)

  await signInToCms(page, product.cms, editor)
  const translations = page.getByRole('region', { name: 'Translations' })
  await translations.getByText('हिंदी: 1 missing').click()
  await translations.getByRole('link', { name: 'Top of the page, Heading (Contact page)' }).click()
  const field = page.locator('#field-intro__heading')
  await expect(field).toBeFocused()
  await expect(page.locator('.english-text').getByText(english)).toBeVisible()
  await expect(page.locator('#preview-button')).toHaveAttribute('href', /\/hi\/contact\?preview=/)
  const draftSaved = page.waitForResponse((response) => response.url().includes('autosave=true'))
  await field.fill(hindi)
  await draftSaved
  await publish(page)
  await expect.poll(() => readHeading('/hi/contact'), { timeout: 3_000 }).toBe(hindi)
  expect(await readHeading('/contact')).toBe(english)
  await page.goto(`${product.cms}/cms`)
  await expect(translations.getByText('मराठी: 1 older than the English')).toBeVisible()
  await expect(translations.getByText(/हिंदी/)).toHaveCount(0)

  await cms.updateGlobal('contact-page', { intro: { ...intro, heading: `${english}!` } })
  await page.reload()
  await translations.getByText('हिंदी: 1 older than the English').click()
  await translations
    .getByRole('link', { name: 'Top of the page, Heading (Contact page)' })
    .first()
    .click()
  const isStillRight = page.getByRole('button', { name: 'Still right' })
  await expect(isStillRight).toHaveCount(1)
  await isStillRight.click()
  await expect(isStillRight).toHaveCount(0)
  await page.goto(`${product.cms}/cms/globals/contact-page`)
  await expect(field).toHaveValue(`${english}!`)
  await page.goto(`${product.cms}/cms`)
  await expect(translations.getByText('मराठी: 1 older than the English')).toBeVisible()
  await expect(translations.getByText(/हिंदी/)).toHaveCount(0)

  for (const [form, id] of [
    // In another tab.
    ['business-info', 'field-bookingPolicy__daysAhead'],
    // Far down.
    ['home-page', 'field-gallery__5__caption'],
  ]) {
    await page.goto(`${product.cms}/cms/globals/${form}?locale=hi#${id}`)
    await expect(page.locator(`#${id}`)).toBeFocused()
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
})

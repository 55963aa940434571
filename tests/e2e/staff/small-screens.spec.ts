import { expectNoHorizontalScroll } from '#tests/e2e/accessibility.ts'
import { editorialCollections } from '#tests/e2e/cms-client.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { editor } from '#tests/helpers/accounts/accounts.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('fits every view of an editor on a phone', async ({ page, product, cms, signInAs }) => {
  await signInAs(editor)
  const expectToFit = async (path: string, heading: string | RegExp = /./) => {
    await page.goto(`${product.cms}/cms${path}`)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await test.step(path, () => expectNoHorizontalScroll(page))
  }
  await expectToFit('', 'Recent changes')
  await expectToFit('/account', 'Payload Settings')
  for (const slug of [...editorialCollections, 'media']) {
    const list = `/collections/${slug}`
    const [entry] = await cms.list(slug)
    await expectToFit(list)
    await expect(page.locator('tbody').getByRole('link').first()).toBeInViewport({ ratio: 1 })
    await expectToFit(`${list}/${entry!.id}`)
    if (slug !== 'media') await expectToFit(`${list}/${entry!.id}/versions`)
    if (slug !== 'branches') await expectToFit(`${list}/trash`)
  }
  for (const slug of ['business-info', 'home-page', 'services-page', 'site-layout', 'mail-texts']) {
    await expectToFit(`/globals/${slug}`)
  }
  await cms.removeDocumentLocks()
})

test('keeps the names of a list in view while it scrolls sideways', async ({
  page,
  product,
  signInAs,
}) => {
  await signInAs(editor)
  await page.goto(`${product.cms}/cms/collections/prices`)
  const name = page.locator('tbody').getByRole('link').first()
  await expect(name).toBeVisible()
  await page.locator('.table').evaluate((table) => table.scrollTo(table.scrollWidth, 0))
  await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 })
  await expect(name).toBeInViewport({ ratio: 1 })
})

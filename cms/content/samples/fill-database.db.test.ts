import { expect, it } from 'vitest'
import { defaultTexts } from '#business/words/en/default-texts.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'

const payload = await samplePayload()

it('stores the default texts, so that editors can start from them', async () => {
  const read = (slug: 'home-page' | 'services-page' | 'site-layout' | 'mail-texts') =>
    payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  const { hero, banner } = defaultTexts.home
  expect(await read('home-page')).toMatchObject({
    hero: { firstButton: hero.firstButton, reasons: hero.reasons },
    banner,
  })
  // Samples are not replaced.
  const { text: _, ...prices } = defaultTexts.services.prices
  expect(await read('services-page')).toMatchObject({
    prices: { ...prices, text: expect.stringContaining('Express') as string },
  })
  expect(await read('site-layout')).toMatchObject(defaultTexts.layout)
  expect(await read('mail-texts')).toMatchObject(defaultTexts.mails)
})

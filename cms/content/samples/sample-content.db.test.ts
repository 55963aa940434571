import { expect, it } from 'vitest'
import { type Language, languageCodes } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { samplePayload } from '#tests/helpers/database/database.ts'

const payload = await samplePayload()
const overrideAccess = true

it.each(languageCodes)(
  'stores the default texts in %s, so that editors can start from them',
  async (locale) => {
    const { defaultTexts } = wordsFor(locale)
    const read = (slug: 'home-page' | 'services-page' | 'site-layout' | 'mail-texts') =>
      payload.findGlobal({ slug, locale, fallbackLocale: false, depth: 0, overrideAccess })
    const { hero, banner } = defaultTexts.home
    expect(await read('home-page')).toMatchObject({
      hero: { firstButton: hero.firstButton, reasons: hero.reasons },
      banner,
    })
    // Samples are not replaced.
    const { text: _, ...prices } = defaultTexts.services.prices
    const express = { en: 'Express', hi: 'एक्सप्रेस', mr: 'एक्सप्रेस' }[locale]
    expect(await read('services-page')).toMatchObject({
      prices: { ...prices, text: expect.stringContaining(express) as string },
    })
    expect(await read('site-layout')).toMatchObject(defaultTexts.layout)
    const mails = Object.entries<Record<string, string>>(defaultTexts.mails)
    const stored = mails.map(([name, { subject: _, heading: _heading, ...texts }]) => [name, texts])
    expect(await read('mail-texts')).toMatchObject(Object.fromEntries(stored))
  },
)

it('publishes each entry once, in all languages', async () => {
  const { docs } = await payload.find({
    collection: 'services',
    locale: 'all',
    overrideAccess,
  })
  expect(docs[0]).toMatchObject({
    title: { en: 'Dry Cleaning', hi: 'ड्राई क्लीनिंग', mr: 'ड्राय क्लीनिंग' },
    _status: 'published',
  })
  const { totalDocs } = await payload.findVersions({
    collection: 'services',
    where: { parent: { equals: docs[0]!.id }, 'version._status': { equals: 'published' } },
    overrideAccess,
  })
  expect(totalDocs).toBe(1)
})

it.each<Language>(['hi', 'mr'])('passes the checks of the forms in %s', async (locale) => {
  const published = { data: { _status: 'published' }, locale, overrideAccess } as const
  const { collections, globals } = payload.config
  for (const { slug } of collections.filter(({ versions }) => versions?.drafts)) {
    const { errors } = await payload.update({ collection: slug, where: {}, ...published })
    expect(errors).toEqual([])
  }
  for (const { slug } of globals.filter(({ versions }) => versions?.drafts)) {
    await payload.updateGlobal({ slug, ...published })
  }
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Language } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { FromPrice } from './price-list.tsx'

it.each([
  ['en', 'a sherwani', 'from ₹599 a sherwani'],
  ['en', null, 'from ₹599 '],
  ['hi', 'प्रति शेरवानी', 'प्रति शेरवानी ₹599 से शुरू'],
  ['mr', 'प्रति शेरवानी', 'प्रति शेरवानी ₹599 पासून'],
] as [Language, string | null, string][])(
  'orders the price in %s with %s',
  (language, note, text) => {
    const { prices } = wordsFor(language)
    const html = renderToStaticMarkup(<FromPrice words={prices} fromPaise={59900} note={note} />)
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text)
  },
)

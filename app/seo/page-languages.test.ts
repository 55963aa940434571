import { expect, it } from 'vitest'
import { pageLanguages } from './page-languages.ts'

it('lists each language, and English for others', () => {
  const pageUrl = (prefix: string) => `https://saaf.example${prefix}/about`
  expect(pageLanguages('/about', 'https://saaf.example')).toEqual([
    { hrefLang: 'en', href: pageUrl(''), ogLocale: 'en_IN' },
    { hrefLang: 'hi', href: pageUrl('/hi'), ogLocale: 'hi_IN' },
    { hrefLang: 'mr', href: pageUrl('/mr'), ogLocale: 'mr_IN' },
    { hrefLang: 'x-default', href: pageUrl(''), ogLocale: null },
  ])
})

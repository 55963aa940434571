import { expect, it } from 'vitest'
import { pageLanguages } from './page-languages.ts'

const siteUrl = 'https://saaf.example'

it('lists nothing with one language', () =>
  expect(pageLanguages('/about', siteUrl, ['en'])).toEqual([]))

it('ends with English for other languages', () => {
  const found = pageLanguages('/about', siteUrl, ['en', 'en'])
  expect(found.map(({ hrefLang }) => hrefLang)).toEqual(['en', 'en', 'x-default'])
  expect(found.at(-1)).toMatchObject({ href: `${siteUrl}/about` })
})

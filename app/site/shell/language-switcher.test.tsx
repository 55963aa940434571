import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Language } from '#business/languages/languages.ts'
import { LanguageSwitcher } from './language-switcher.tsx'

const switcher = { label: 'Language', language: 'en', pathname: '/services' } as const
const html = (codes: readonly Language[]) =>
  renderToStaticMarkup(<LanguageSwitcher {...switcher} codes={codes} />)

it('links to the page in each language and marks the current one', () => {
  const links = html(['en', 'en']).match(
    /<a href="\/services" hrefLang="en" lang="en" aria-current="page"/g,
  )
  expect(links).toHaveLength(2)
})

it('shows nothing with one language', () => expect(html(['en'])).toBe(''))

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageSwitcher } from './site-header.tsx'

it.each(['/services', '/mr/services'])('links %s to the page in each language', (pathname) => {
  const html = renderToStaticMarkup(
    <LanguageSwitcher label="Language" language="hi" pathname={pathname} />,
  )
  expect(html.match(/<a href="[^"]*" hrefLang="\w+" lang="\w+"( aria-current="page")?/g)).toEqual([
    '<a href="/services" hrefLang="en" lang="en"',
    '<a href="/hi/services" hrefLang="hi" lang="hi" aria-current="page"',
    '<a href="/mr/services" hrefLang="mr" lang="mr"',
  ])
})

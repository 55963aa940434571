import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageLinks } from './site-header.tsx'

it.each(['/booking', '/mr/booking'])('links %s to the page in each language', (pathname) => {
  const html = renderToStaticMarkup(
    <LanguageLinks language="hi" pathname={pathname} search="?step=3" className="" />,
  )
  expect(html.match(/<a href="[^"]*" hrefLang="\w+" lang="\w+"( aria-current="page")?/g)).toEqual([
    '<a href="/booking?step=3" hrefLang="en" lang="en"',
    '<a href="/hi/booking?step=3" hrefLang="hi" lang="hi" aria-current="page"',
    '<a href="/mr/booking?step=3" hrefLang="mr" lang="mr"',
  ])
})

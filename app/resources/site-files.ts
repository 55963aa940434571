import type { LoaderFunctionArgs } from '@remix-run/node'
import { siteContent } from '#app/models/content/content.server.ts'
import { pageLanguages, pageNames, sitePages } from '#business/content/site-pages.ts'
import { defaultLanguage, languageCodes, localPath } from '#business/languages/languages.ts'
import { environment } from '#environment.ts'

export function loader({ request }: LoaderFunctionArgs) {
  switch (new URL(request.url).pathname) {
    case '/robots.txt':
      return robots()
    case '/sitemap.xml':
      return sitemap()
    default:
      return speculationRules()
  }
}

const manageLinks = languageCodes.map((language) => localPath(language, '/booking/manage'))

/** Excludes staff pages and manage links (RFC 9309). */
function robots(): Response {
  const rules = `User-agent: *
Disallow: /admin
Disallow: /cms
Disallow: /api
${manageLinks.map((link) => `Disallow: ${link}`).join('\n')}

Sitemap: ${environment.siteUrl}/sitemap.xml
`
  return new Response(rules, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** https://www.sitemaps.org/protocol.html */
async function sitemap(): Promise<Response> {
  const { editedAt } = await siteContent(defaultLanguage)
  const { siteUrl } = environment
  const pages = languageCodes.flatMap((language) =>
    pageNames.map((page) => {
      const { path } = sitePages[page]
      const edited = editedAt[page]?.toISOString()
      return [
        '  <url>',
        `    <loc>${new URL(localPath(language, path), siteUrl).href}</loc>`,
        ...(edited ? [`    <lastmod>${edited}</lastmod>`] : []),
        ...pageLanguages(path, siteUrl).map(
          ({ hrefLang, href }) =>
            `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
        ),
        '  </url>',
      ].join('\n')
    }),
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

/** All links, except staff and manage pages. */
const prefetchRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/admin',
                '/admin/*',
                '/cms',
                '/cms/*',
                ...manageLinks.map((link) => `${link}/*`),
              ],
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

function speculationRules(): Response {
  return new Response(JSON.stringify(prefetchRules), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}

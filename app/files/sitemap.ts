import { siteContent } from '#app/models/content/content.server.ts'
import { pageLanguages } from '#app/seo/page-languages.ts'
import { pageNames, sitePages } from '#business/content/site-pages.ts'
import { defaultLanguage, languageCodes, localPath } from '#business/languages/languages.ts'
import { environment } from '#environment.ts'

/** https://www.sitemaps.org/protocol.html */
export async function loader() {
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
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`
  return new Response(sitemap, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

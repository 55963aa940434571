import { siteContent } from '#app/models/content/content.server.ts'
import { pageNames, sitePages } from '#business/content/site-pages.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import { environment } from '#environment.ts'

/** https://www.sitemaps.org/protocol.html */
export async function loader() {
  const { editedAt } = await siteContent(defaultLanguage)
  const pages = pageNames.map((page) => {
    const edited = editedAt[page]?.toISOString()
    return [
      '  <url>',
      `    <loc>${new URL(sitePages[page].path, environment.siteUrl).href}</loc>`,
      ...(edited ? [`    <lastmod>${edited}</lastmod>`] : []),
      '  </url>',
    ].join('\n')
  })
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('\n')}
</urlset>
`
  return new Response(sitemap, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

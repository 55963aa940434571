import { languageCodes, localPath } from '#business/languages/languages.ts'
import { environment } from '#environment.ts'

const manageLinks = languageCodes.map(
  (language) => `Disallow: ${localPath(language, '/booking/manage')}`,
)

/** Excludes staff pages and manage links (RFC 9309). */
export function loader() {
  const rules = `User-agent: *
Disallow: /admin
Disallow: /cms
Disallow: /api
${manageLinks.join('\n')}

Sitemap: ${environment.siteUrl}/sitemap.xml
`
  return new Response(rules, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

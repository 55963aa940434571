import { environment } from '#environment.ts'

/** Excludes staff pages and manage links (RFC 9309). */
export function loader() {
  const rules = `User-agent: *
Disallow: /admin
Disallow: /cms
Disallow: /api
Disallow: /booking/manage

Sitemap: ${environment.siteUrl}/sitemap.xml
`
  return new Response(rules, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

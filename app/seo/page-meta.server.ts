import type { MetaDescriptor } from '@remix-run/node'
import type { SiteContent } from '#app/models/content/content.server.ts'
import { type PageName, sitePages } from '#business/content/site-pages.ts'
import { environment } from '#environment.ts'
import { sharePictureSize } from './draw-share-picture.server.ts'
import { shareHeading, sharePictureVersion } from './share-pictures.server.ts'
import { structuredData } from './structured-data.ts'

type StructuredData = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

export function pageMeta(page: PageName, content: SiteContent): MetaDescriptor[] {
  const { siteUrl } = environment
  const { path, name } = sitePages[page]
  const { search } = content.pages[page]
  const title = search.title ?? `${name} | ${content.business.name}`
  const canonical = siteUrl + path
  const picture = `${siteUrl}/share/${page}.png?v=${sharePictureVersion(page, content)}`
  return [
    { title },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: content.business.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(sharePictureSize.width) },
    { property: 'og:image:height', content: String(sharePictureSize.height) },
    { property: 'og:image:alt', content: shareHeading(page, content) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...descriptionMeta(search.description),
    // schema-dts types are not JSON types to Remix.
    { 'script:ld+json': structuredData(page, content, siteUrl) as unknown as StructuredData },
  ]
}

function descriptionMeta(description: string | null): MetaDescriptor[] {
  if (!description) return []
  return [
    { name: 'description', content: description },
    { property: 'og:description', content: description },
  ]
}

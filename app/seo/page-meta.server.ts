import type { MetaDescriptor } from '@remix-run/node'
import type { SiteContent } from '#app/models/content/content.server.ts'
import { ogLocale, pageLanguages, type PageName, sitePages } from '#business/content/site-pages.ts'
import { type Language, languages, localPath } from '#business/languages/languages.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { environment } from '#environment.ts'
import {
  shareHeading,
  sharePictureFile,
  sharePictureSize,
  sharePictureVersion,
} from './share-pictures.server.ts'
import { structuredData } from './structured-data.ts'

type StructuredData = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

export function pageMeta(
  page: PageName,
  content: SiteContent,
  language: Language,
): MetaDescriptor[] {
  const { siteUrl } = environment
  const { path } = sitePages[page]
  const words = wordsFor(language)
  const { search } = content.pages[page]
  const title = search.title ?? `${words.pageNames[page]} | ${content.business.name}`
  const canonical = siteUrl + localPath(language, path)
  const shared = { page, language }
  const file = sharePictureFile(shared)
  const picture = `${siteUrl}/share/${file}?v=${sharePictureVersion(shared, content)}`
  const alternates = pageLanguages(path, siteUrl)
  const locale = ogLocale(languages[language].locale)
  return [
    { title },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { tagName: 'link', rel: 'manifest', href: localPath(language, '/site.webmanifest') },
    ...alternates.map(({ hrefLang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href,
    })),
    { property: 'og:title', content: title },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: content.business.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: locale },
    ...alternates
      .filter(({ ogLocale: other }) => other && other !== locale)
      .map(({ ogLocale: other }) => ({ property: 'og:locale:alternate', content: other })),
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(sharePictureSize.width) },
    { property: 'og:image:height', content: String(sharePictureSize.height) },
    { property: 'og:image:alt', content: shareHeading(shared, content) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...descriptionMeta(search.description),
    // schema-dts types are not JSON types to Remix.
    {
      'script:ld+json': structuredData(page, content, {
        siteUrl,
        language,
        words,
      }) as unknown as StructuredData,
    },
  ]
}

function descriptionMeta(description: string | null): MetaDescriptor[] {
  if (!description) return []
  return [
    { name: 'description', content: description },
    { property: 'og:description', content: description },
  ]
}

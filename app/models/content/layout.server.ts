import { sitePages } from '#business/content/site-pages.ts'
import { type Language, localPath } from '#business/languages/languages.ts'
import { localYearAt } from '#business/pickups/local-time.ts'
import type { Words } from '#business/words/sentence.ts'
import type { SiteLayout } from '#payload-types.ts'
import type { Resolved } from './resolve-content.server.ts'

type Layout = Resolved<SiteLayout, Words['defaultTexts']['layout']>

export function buildLayout(
  layout: Layout,
  { name, now, language }: { name: string; now: Date; language: Language },
) {
  return {
    ...layout,
    headerLinks: toLinks(layout.headerLinks, language),
    footerLinks: toLinks(layout.footerLinks, language),
    copyright: `© ${localYearAt(now)} ${layout.copyright ?? name}`,
  }
}

function toLinks(links: Layout['headerLinks'], language: Language) {
  return links.flatMap(({ page, url, ...texts }) => {
    const href = page === 'other' ? url : localPath(language, sitePages[page].path)
    return href ? [{ ...texts, href }] : []
  })
}

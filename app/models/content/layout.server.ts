import { sitePages } from '#business/content/site-pages.ts'
import { localYearAt } from '#business/pickups/local-time.ts'
import type { defaultTexts } from '#business/words/en/default-texts.ts'
import type { SiteLayout } from '#payload-types.ts'
import type { Resolved } from './resolve-content.server.ts'

type Layout = Resolved<SiteLayout, typeof defaultTexts.layout>

export function buildLayout(layout: Layout, { name, now }: { name: string; now: Date }) {
  return {
    ...layout,
    headerLinks: toLinks(layout.headerLinks),
    footerLinks: toLinks(layout.footerLinks),
    copyright: `© ${localYearAt(now)} ${layout.copyright ?? name}`,
  }
}

function toLinks(links: Layout['headerLinks']) {
  return links.flatMap(({ label, page, url }) => {
    const href = page === 'other' ? url : sitePages[page].path
    return href ? [{ label, href }] : []
  })
}

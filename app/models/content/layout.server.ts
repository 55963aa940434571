import type { SiteLayout, SiteLink } from '#business/content/site-content.ts'
import { sitePages } from '#business/content/site-pages.ts'
import { localYearAt } from '#business/pickups/local-time.ts'
import type { standardTexts } from '#business/words/standard-texts.ts'
import type { WithStandards } from '#business/words/with-standards.ts'
import type { SiteLayout as LayoutGlobal } from '#payload-types.ts'
import type { Written } from './written.ts'

type WrittenLink = Omit<NonNullable<LayoutGlobal['headerLinks']>[number], 'id'>

/** What stands around every page, with the year of the instant `now`. */
export function layoutOf(
  layout: WithStandards<Written<LayoutGlobal>, typeof standardTexts.layout>,
  { name, now }: { name: string; now: Date },
): SiteLayout {
  return {
    header: {
      links: linksOf(layout.headerLinks),
      call: layout.callButton,
      book: layout.bookButton,
      schedule: layout.scheduleButton,
    },
    footer: {
      tagline: layout.tagline || null,
      links: linksOf(layout.footerLinks),
      linksHeading: layout.linksHeading,
      contactHeading: layout.contactHeading,
      hoursHeading: layout.hoursHeading,
      socialHeading: layout.socialHeading,
      privacyLink: layout.privacyLink,
      copyright: `© ${localYearAt(now)} ${layout.copyright || name}`,
    },
    notFound: layout.notFound,
  }
}

function linksOf(written: WrittenLink[]): SiteLink[] {
  return written.flatMap(({ label, page, url }) => {
    const href = page === 'other' ? url : sitePages[page]?.path
    return label && href ? [{ label, href }] : []
  })
}

import { localYearAt } from '#business/pickups/local-time.ts'
import { sitePages } from '#business/content/site-pages.ts'
import { standardTexts } from '#business/words/standard-texts.ts'
import type { SiteLayout as LayoutGlobal } from '#payload-types.ts'
import type { SiteLayout, SiteLink } from '#business/content/site-content.ts'
import type { Written } from './written.ts'

type WrittenLink = Omit<NonNullable<LayoutGlobal['headerLinks']>[number], 'id'>

const { buttons, header, footer, notFound } = standardTexts

/** What stands around every page, with the year of the instant `now`; what was left empty is the standard. */
export function layoutOf(
  written: Written<LayoutGlobal>,
  { name, now }: { name: string; now: Date },
): SiteLayout {
  return {
    header: {
      links: linksOf(written.headerLinks, header.links),
      call: written.callButton || buttons.call,
      book: written.bookButton || buttons.book,
      schedule: written.scheduleButton || buttons.schedule,
    },
    footer: {
      tagline: written.tagline || null,
      links: linksOf(written.footerLinks, footer.links),
      linksHeading: written.linksHeading || footer.linksHeading,
      contactHeading: written.contactHeading || footer.contactHeading,
      hoursHeading: written.hoursHeading || footer.hoursHeading,
      socialHeading: written.socialHeading || footer.socialHeading,
      privacyLink: written.privacyLink || footer.privacyLink,
      copyright: `© ${localYearAt(now)} ${written.copyright || name}`,
    },
    notFound: {
      heading: written.notFound?.heading || notFound.heading,
      text: written.notFound?.text || notFound.text,
      button: written.notFound?.button || buttons.home,
    },
  }
}

function linksOf(
  written: WrittenLink[] | null | undefined,
  standard: readonly WrittenLink[],
): SiteLink[] {
  return (written?.length ? written : standard).flatMap(({ label, page, url }) => {
    const href = page === 'other' ? url : sitePages[page]?.path
    return label && href ? [{ label, href }] : []
  })
}

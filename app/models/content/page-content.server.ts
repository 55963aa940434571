import { type PageName, sitePages } from '#business/content/site-pages.ts'
import { langOf, type Language, localPath } from '#business/languages/languages.ts'
import { localYearAt } from '#business/pickups/local-time.ts'
import { fillPlaceholders, type PlaceholderValues } from '#business/words/placeholders.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import type { Config, SiteLayout } from '#payload-types.ts'
import type { Business } from './business.server.ts'
import type { Resolved } from './resolve-content.server.ts'

type PageGlobals = {
  [Page in PageName]: Resolved<Config['globals'][`${Page}-page`], Words['defaultTexts'][Page]>
}

interface Values {
  business: Business
  branchCount: number
  /** Null: until the customer asks for erasure. */
  retentionMonths: number | null
  texts: Words['defaultTexts']
  /** For sentences that are not translated. */
  englishTexts: Words['defaultTexts']
}

export function buildPages(
  { home, services, locations, privacy, ...others }: PageGlobals,
  { business, branchCount, retentionMonths, texts, englishTexts }: Values,
) {
  const valuesIn = (language: Words['defaultTexts']) => ({
    ...contactValues(business, language),
    retention: retentionText(retentionMonths, language),
  })
  const own = valuesIn(texts)
  const english = valuesIn(englishTexts)
  return {
    ...others,
    home: { ...home, hero: { ...home.hero, reasons: fillReasons(home.hero.reasons, business) } },
    services: {
      ...services,
      guarantee: {
        ...services.guarantee,
        sections: fillSections(services.guarantee.sections, own, english),
      },
    },
    locations: {
      ...locations,
      intro: { ...locations.intro, count: countText(locations.intro.count, branchCount) },
    },
    privacy: {
      ...privacy,
      intro: privacy.intro.heading ? privacy.intro : texts.privacyIntro,
      retention: own.retention,
      sections: fillSections(privacy.sections, own, english),
    },
  }
}

/** Omits reasons whose number is missing. */
function fillReasons(
  reasons: PageGlobals['home']['hero']['reasons'],
  { claims, foundedYear, yearsInBusiness }: Business,
) {
  const values: PlaceholderValues<'claims'> = {
    ...claims,
    founded: foundedYear,
    years: yearsInBusiness,
  }
  return reasons.flatMap(({ text, ...rest }) => {
    const filled = fillPlaceholders(text, values)
    return filled ? [{ ...rest, text: filled }] : []
  })
}

function countText(text: string, branchCount: number): string | null {
  const values: PlaceholderValues<'locations'> = { count: branchCount }
  return branchCount > 1 ? fillPlaceholders(text, values) : null
}

function retentionText(months: number | null, { retention }: Words['defaultTexts']): string {
  const { limited, unlimited } = retention
  if (!months) return unlimited
  return fillSentence(limited, { period: fillSentence(retention.months, { count: months }) })
}

function contactValues(
  { name, phone, email }: Business,
  { us }: Words['defaultTexts'],
): PlaceholderValues<'contact'> {
  return { business: name, phone: phone ?? us, email: email ?? us }
}

function fillSections(
  sections: PageGlobals['privacy']['sections'],
  own: PlaceholderValues<'privacy'>,
  english: PlaceholderValues<'privacy'>,
) {
  return sections.map((section) => {
    const values = langOf(section, 'text') ? english : own
    return { ...section, text: fillPlaceholders(section.text, values) ?? section.text }
  })
}

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

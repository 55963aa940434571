import type { PageName } from '#business/content/site-pages.ts'
import type { DefaultTexts } from '#business/words/en/default-texts.ts'
import { fillPlaceholders } from '#business/words/fill-placeholders.ts'
import type { PlaceholderValues } from '#business/words/placeholders.ts'
import { fillSentence } from '#business/words/sentence.ts'
import type { Config } from '#payload-types.ts'
import type { Business } from './business.server.ts'
import type { Resolved } from './resolve-content.server.ts'

type PageGlobals = {
  [Page in PageName]: Resolved<Config['globals'][`${Page}-page`], DefaultTexts[Page]>
}

interface Values {
  business: Business
  branchCount: number
  /** Null: until the customer asks for erasure. */
  retentionMonths: number | null
  texts: DefaultTexts
}

export function buildPages(
  { home, services, locations, privacy, ...others }: PageGlobals,
  { business, branchCount, retentionMonths, texts }: Values,
) {
  const retention = retentionText(retentionMonths, texts)
  const contact = contactValues(business, texts)
  return {
    ...others,
    home: { ...home, hero: { ...home.hero, reasons: fillReasons(home.hero.reasons, business) } },
    services: {
      ...services,
      guarantee: {
        ...services.guarantee,
        sections: fillSections(services.guarantee.sections, contact),
      },
    },
    locations: {
      ...locations,
      intro: { ...locations.intro, count: countText(locations.intro.count, branchCount) },
    },
    privacy: {
      ...privacy,
      intro: privacy.intro.heading ? privacy.intro : texts.privacyIntro,
      retention,
      sections: fillSections(privacy.sections, { ...contact, retention }),
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

function retentionText(months: number | null, { retention }: DefaultTexts): string {
  const { limited, unlimited } = retention
  if (!months) return unlimited
  return fillSentence(limited, { period: fillSentence(retention.months, { count: months }) })
}

function contactValues(
  { name, phone, email }: Business,
  { us }: DefaultTexts,
): PlaceholderValues<'contact'> {
  return { business: name, phone: phone ?? us, email: email ?? us }
}

function fillSections(
  sections: PageGlobals['privacy']['sections'],
  values: PlaceholderValues<'contact'> | PlaceholderValues<'privacy'>,
) {
  return sections.map(({ text, ...rest }) => ({
    ...rest,
    text: fillPlaceholders(text, values) ?? text,
  }))
}

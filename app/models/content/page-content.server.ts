import type { PageName } from '#business/content/site-pages.ts'
import { defaultTexts } from '#business/words/en/default-texts.ts'
import { fillPlaceholders } from '#business/words/fill-placeholders.ts'
import type { PlaceholderValues } from '#business/words/placeholders.ts'
import type { Config } from '#payload-types.ts'
import type { Business } from './business.server.ts'
import type { Resolved } from './resolve-content.server.ts'

type PageGlobals = {
  [Page in PageName]: Resolved<Config['globals'][`${Page}-page`], (typeof defaultTexts)[Page]>
}

interface Values {
  business: Business
  branchCount: number
  /** Null: until the customer asks for erasure. */
  retentionMonths: number | null
}

export function buildPages(
  { home, services, locations, privacy, ...others }: PageGlobals,
  { business, branchCount, retentionMonths }: Values,
) {
  const retention = retentionText(retentionMonths)
  return {
    ...others,
    home: { ...home, hero: { ...home.hero, reasons: fillReasons(home.hero.reasons, business) } },
    services: {
      ...services,
      guarantee: {
        ...services.guarantee,
        sections: fillSections(services.guarantee.sections, contactValues(business)),
      },
    },
    locations: {
      ...locations,
      intro: { ...locations.intro, count: countText(locations.intro.count, branchCount) },
    },
    privacy: {
      ...privacy,
      intro: privacy.intro.heading ? privacy.intro : defaultTexts.privacyIntro,
      retention,
      sections: fillSections(privacy.sections, { ...contactValues(business), retention }),
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
  return reasons.flatMap(({ text }) => {
    const filled = fillPlaceholders(text, values)
    return filled ? [{ text: filled }] : []
  })
}

function countText(text: string, branchCount: number): string | null {
  const values: PlaceholderValues<'locations'> = { count: branchCount }
  return branchCount > 1 ? fillPlaceholders(text, values) : null
}

function retentionText(months: number | null): string {
  const { limited, unlimited } = defaultTexts.retention
  return months
    ? (fillPlaceholders(limited, { period: `${months} months` }) ?? unlimited)
    : unlimited
}

function contactValues({ name, phone, email }: Business): PlaceholderValues<'contact'> {
  return { business: name, phone: phone ?? 'us', email: email ?? 'us' }
}

function fillSections(
  sections: PageGlobals['privacy']['sections'],
  values: PlaceholderValues<'contact'> | PlaceholderValues<'privacy'>,
) {
  return sections.map(({ heading, text }) => ({
    heading,
    text: fillPlaceholders(text, values) ?? text,
  }))
}

import type { PageName } from '#business/content/site-pages.ts'
import { fillIn } from '#business/words/fill-in.ts'
import { standardTexts } from '#business/words/standard-texts.ts'
import type { Config } from '#payload-types.ts'
import type { Business } from './business.server.ts'
import type { Resolved } from './resolve-content.server.ts'

type PageGlobals = {
  [Page in PageName]: Resolved<Config['globals'][`${Page}-page`], (typeof standardTexts)[Page]>
}

interface Values {
  business: Business
  branchCount: number
  /** Null: until the customer asks for erasure. */
  retentionMonths: number | null
}

/** Fills the placeholders of all pages. */
export function pagesOf(
  { home, locations, privacy, ...others }: PageGlobals,
  { business, branchCount, retentionMonths }: Values,
) {
  const retention = retentionText(retentionMonths)
  return {
    ...others,
    home: { ...home, hero: { ...home.hero, reasons: fillReasons(home.hero.reasons, business) } },
    locations: {
      ...locations,
      intro: { ...locations.intro, count: countText(locations.intro.count, branchCount) },
    },
    privacy: {
      ...privacy,
      intro: privacy.intro.heading ? privacy.intro : standardTexts.privacyIntro,
      retention,
      sections: fillSections(privacy.sections, business, retention),
    },
  }
}

/** Omits reasons whose number is missing. */
function fillReasons(
  reasons: PageGlobals['home']['hero']['reasons'],
  { claims, foundedYear, yearsInBusiness }: Business,
) {
  const values = { ...claims, founded: foundedYear, years: yearsInBusiness }
  return reasons.flatMap(({ text }) => {
    const filled = fillIn(text, values)
    return filled ? [{ text: filled }] : []
  })
}

function countText(text: string, branchCount: number): string | null {
  return branchCount > 1 ? fillIn(text, { count: branchCount }) : null
}

function retentionText(months: number | null): string {
  const { limited, unlimited } = standardTexts.retention
  return months ? (fillIn(limited, { period: `${months} months` }) ?? unlimited) : unlimited
}

function fillSections(
  sections: PageGlobals['privacy']['sections'],
  { name, phone, email }: Business,
  retention: string,
) {
  const values = { business: name, phone: phone ?? 'us', email: email ?? 'us', retention }
  return sections.map(({ heading, text }) => ({ heading, text: fillIn(text, values) ?? text }))
}

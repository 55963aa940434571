import type { MapPoint } from '#business/content/map-links.ts'
import { yearsInBusiness } from '#business/content/years-in-business.ts'
import { describeWeek } from '#business/pickups/opening-hours.ts'
import { pickupRulesOf } from '#business/pickups/pickup-rules.ts'
import { standardTexts } from '#business/words/standard-texts.ts'
import type { Branch as BranchEntry, BusinessInfo } from '#payload-types.ts'
import type { Resolved } from './resolve-content.server.ts'

const address = { street: '', city: '', state: '', zip: '', country: '' }

// For a business that was never saved, and for drafts that lack required texts.
export const businessDefaults = { name: standardTexts.businessName, address }
export const branchDefaults = { name: '', phone: '', address }

export type Business = ReturnType<typeof businessOf>
export type Branch = ReturnType<typeof branchOf>

/** What pages say of the business itself. Counts the years at the instant `now`. */
export function businessOf(info: Resolved<BusinessInfo, typeof businessDefaults>, now: Date) {
  const { name, phone, whatsapp, email, socialLinks, foundedYear, claims } = info
  return {
    name,
    phone,
    whatsapp,
    email,
    address: info.address.street ? info.address : null,
    mapPoint: mapPointOf(info.mapPoint),
    week: info.weeklyHours,
    /** The week as every page shows it. */
    hours: describeWeek(info.weeklyHours),
    /** Days on which every branch is closed, soonest first. */
    holidays: info.holidays.toSorted((a, b) => a.date.localeCompare(b.date)),
    pickupRules: pickupRulesOf(info),
    socialLinks,
    foundedYear,
    /** `25+`, counted from the founding year. */
    yearsInBusiness: yearsInBusiness(foundedYear, now),
    claims,
  }
}

/** A branch has the hours of the business unless it has its own. */
export function branchOf(
  entry: Resolved<BranchEntry, typeof branchDefaults> & { id: string; slug: string },
  business: Business,
) {
  const { id, slug, name, mainBranch, phone, weeklyHours } = entry
  const week = weeklyHours.length > 0 ? weeklyHours : business.week
  return {
    id,
    slug,
    name,
    mainBranch,
    phone,
    address: entry.address,
    mapPoint: mapPointOf(entry.mapPoint),
    week,
    hours: describeWeek(week),
  }
}

function mapPointOf({ latitude, longitude }: Resolved<MapPoint>): MapPoint | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

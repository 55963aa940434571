import { toBillSettings } from '#business/bills/bill-settings.ts'
import type { MapPoint } from '#business/content/map-links.ts'
import { yearsInBusiness } from '#business/content/years-in-business.ts'
import { describeWeek } from '#business/pickups/opening-hours.ts'
import { toPickupRules } from '#business/pickups/pickup-rules.ts'
import type { Words } from '#business/words/sentence.ts'
import type { Branch as BranchEntry, BusinessInfo } from '#payload-types.ts'
import type { Resolved } from './resolve-content.server.ts'

// For content that was never saved, and incomplete drafts.
const addressDefaults = ({ country }: Words['defaultTexts']) => ({
  street: '',
  city: '',
  state: '',
  zip: '',
  country,
})
export const businessDefaults = (texts: Words['defaultTexts']) => ({
  name: texts.businessName as string,
  address: addressDefaults(texts),
})
export const branchDefaults = (texts: Words['defaultTexts']) => ({
  name: '',
  phone: '',
  address: addressDefaults(texts),
})

export type Business = ReturnType<typeof buildBusiness>
export type Branch = ReturnType<typeof buildBranch>

export function buildBusiness(
  info: Resolved<BusinessInfo, ReturnType<typeof businessDefaults>>,
  { now, dates }: { now: Date; dates: Words['dates'] },
) {
  const { name, phone, whatsapp, email, socialLinks, foundedYear, claims } = info
  return {
    ...{ name, phone, whatsapp, email, socialLinks, foundedYear, claims },
    address: info.address.street ? info.address : null,
    mapPoint: toMapPoint(info.mapPoint),
    week: info.weeklyHours,
    hours: describeWeek(info.weeklyHours, dates),
    /** Days when all branches are closed, earliest first. */
    holidays: info.holidays.toSorted((a, b) => a.date.localeCompare(b.date)),
    pickupRules: toPickupRules(info),
    yearsInBusiness: yearsInBusiness(foundedYear, now),
    bills: toBillSettings(info.bills, name),
  }
}

/** Builds a branch; hours default to the business's. */
export function buildBranch(
  entry: Resolved<BranchEntry, ReturnType<typeof branchDefaults>> & { id: string; slug: string },
  { business, dates }: { business: Business; dates: Words['dates'] },
) {
  const { id, slug, name, english, mainBranch, phone, weeklyHours } = entry
  const week = weeklyHours.length > 0 ? weeklyHours : business.week
  return {
    id,
    slug,
    name,
    ...(english && { english }),
    mainBranch,
    phone,
    address: entry.address,
    mapPoint: toMapPoint(entry.mapPoint),
    week,
    hours: describeWeek(week, dates),
  }
}

function toMapPoint({ latitude, longitude }: Resolved<MapPoint>): MapPoint | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

import type { Address, Branch, Business, MapPoint } from '#business/content/site-content.ts'
import { yearsInBusiness } from '#business/content/years-in-business.ts'
import { type DayHours, describeWeek } from '#business/pickups/opening-hours.ts'
import { pickupRulesOf } from '#business/pickups/pickup-rules.ts'
import { standardTexts } from '#business/words/standard-texts.ts'
import type { Branch as BranchEntry, BusinessInfo } from '#payload-types.ts'
import type { Written } from './written.ts'

/** What pages say of the business itself. Counts the years at the instant `now`. */
export function businessOf(info: BusinessInfo, now: Date): Business {
  const week = weekOf(info.weeklyHours)
  return {
    // Until somebody has published the details there are none.
    name: info.name || standardTexts.businessName,
    phone: info.phone || null,
    whatsapp: info.whatsapp || null,
    email: info.email || null,
    address: addressOf(info.address),
    mapPoint: mapPointOf(info.mapPoint),
    week,
    hours: describeWeek(week),
    holidays: (info.holidays ?? [])
      .filter(({ date }) => date)
      .map(({ date, label }) => ({ date, label: label ?? '' }))
      .sort((a, b) => a.date.localeCompare(b.date)),
    pickupRules: pickupRulesOf(info),
    socialLinks: (info.socialLinks ?? [])
      .filter(({ network, url }) => network && url)
      .map(({ network, url }) => ({ network, url })),
    foundedYear: info.foundedYear ?? null,
    yearsInBusiness: yearsInBusiness(info.foundedYear, now),
    claims: {
      customers: info.claims?.customers || null,
      garments: info.claims?.garments || null,
      rating: info.claims?.rating ?? null,
      reviews: info.claims?.reviews ?? null,
      serviceRadiusMiles: info.claims?.serviceRadiusMiles ?? null,
    },
  }
}

/** A branch keeps the hours of the business unless it has its own. */
export function branchOf(entry: BranchEntry, business: Business): Branch {
  const ownWeek = weekOf(entry.weeklyHours)
  const week = ownWeek.length > 0 ? ownWeek : business.week
  return {
    id: entry.id,
    slug: entry.slug ?? entry.id,
    name: entry.name,
    mainBranch: entry.mainBranch ?? false,
    phone: entry.phone ?? '',
    address: wholeAddress(entry.address),
    mapPoint: mapPointOf(entry.mapPoint),
    week,
    hours: describeWeek(week),
  }
}

function weekOf(rows: BusinessInfo['weeklyHours'] | BranchEntry['weeklyHours']): DayHours[] {
  return (rows ?? [])
    .filter(({ day }) => day)
    .map(({ day, closed, opensAt, closesAt }) => ({
      day,
      closed: closed ?? false,
      opensAt: opensAt ?? '',
      closesAt: closesAt ?? '',
    }))
}

// A business whose details nobody has entered yet has an address without a street.
function addressOf(address: Written<Address> | null | undefined): Address | null {
  return address?.street ? wholeAddress(address) : null
}

function wholeAddress(address: Written<Address> | null | undefined): Address {
  const { street, city, state, zip, country } = address ?? {}
  return {
    street: street ?? '',
    city: city ?? '',
    state: state ?? '',
    zip: zip ?? '',
    country: country ?? '',
  }
}

function mapPointOf(point: BusinessInfo['mapPoint']): MapPoint | null {
  if (typeof point?.latitude !== 'number' || typeof point.longitude !== 'number') return null
  return { latitude: point.latitude, longitude: point.longitude }
}

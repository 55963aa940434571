import type { LocalDate } from './local-time.ts'
import type { DayHours, Holiday } from './opening-hours.ts'

/** The owner's rules for pickups. Null means no limit. */
export interface PickupRules {
  /** Empty if no hours are entered. */
  week: DayHours[]
  holidays: Holiday[]
  /** Days after today that can be booked, at most `maxDaysAhead`. */
  daysAhead: number | null
  /** `HH:MM` in Mumbai, from which today cannot be booked. */
  sameDayCutOff: string | null
  capacityPerSlot: number | null
  /** Null: deliveries and pickups share the places of a slot. */
  deliveriesPerSlot: number | null
  workingDays: WorkingDays
}

/** From the day after the pickup until the clothes are back. Null: no day is promised. */
export interface WorkingDays {
  dryCleaning: number | null
  laundry: number | null
  shoes: number | null
  /** For every service. Null: express is not offered. */
  express: number | null
}

interface StoredBusinessInfo {
  weeklyHours?: DayHours[] | null
  holidays?: { date?: LocalDate | null; label?: string | null }[] | null
  bookingPolicy?: {
    daysAhead?: number | null
    sameDayCutOff?: string | null
    capacityPerSlot?: number | null
    deliveriesPerSlot?: number | null
    workingDays?: Partial<WorkingDays> | null
  } | null
}

/** Treats empty settings as no limit. */
export function toPickupRules({
  weeklyHours,
  holidays,
  bookingPolicy,
}: StoredBusinessInfo): PickupRules {
  const { dryCleaning, laundry, shoes, express } = bookingPolicy?.workingDays ?? {}
  return {
    week: (weeklyHours ?? []).map(({ day, closed, opensAt, closesAt }) => ({
      day,
      closed,
      opensAt,
      closesAt,
    })),
    holidays: (holidays ?? []).flatMap(({ date, label }) =>
      date ? [{ date, label: label ?? '' }] : [],
    ),
    daysAhead: bookingPolicy?.daysAhead ?? null,
    sameDayCutOff: bookingPolicy?.sameDayCutOff || null,
    capacityPerSlot: bookingPolicy?.capacityPerSlot ?? null,
    deliveriesPerSlot: bookingPolicy?.deliveriesPerSlot ?? null,
    workingDays: {
      dryCleaning: dryCleaning ?? null,
      laundry: laundry ?? null,
      shoes: shoes ?? null,
      express: express ?? null,
    },
  }
}

/** A typed year is often wrong: 2062 instead of 2026. */
export const maxDaysAhead = 365

/** When rescheduling, staff may ignore the cut-off and days ahead, not the opening hours. */
export function rulesForStaff(rules: PickupRules): PickupRules {
  return { ...rules, daysAhead: null, sameDayCutOff: null }
}

/** Days that are offered for a delivery, from today on. */
export const deliveryDays = { customer: 7, staff: 14 } as const

/** Staff may ignore the cut-off and days ahead, but not `deliveryDays`. */
export function rulesForDelivery(rules: PickupRules, by: keyof typeof deliveryDays): PickupRules {
  const { daysAhead, ...allowed } = by === 'staff' ? rulesForStaff(rules) : rules
  const lastOffered = deliveryDays[by] - 1
  return { ...allowed, daysAhead: Math.min(daysAhead ?? lastOffered, lastOffered) }
}

/** Why the van stops at an address. */
export type Trip = 'pickup' | 'delivery'

/** The trips that take places of a slot. */
export type CountedTrips = Trip | 'both'

/** Returns the places of a slot for such trips, and which trips take them. */
export function placesFor(
  trip: Trip,
  { capacityPerSlot, deliveriesPerSlot }: PickupRules,
): { capacity: number | null; counted: CountedTrips } {
  if (deliveriesPerSlot === null) return { capacity: capacityPerSlot, counted: 'both' }
  return trip === 'pickup'
    ? { capacity: capacityPerSlot, counted: 'pickup' }
    : { capacity: deliveriesPerSlot, counted: 'delivery' }
}

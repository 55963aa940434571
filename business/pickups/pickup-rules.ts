import type { LocalDate } from './local-time.ts'
import type { DayHours, Holiday } from './opening-hours.ts'

/** What the owner has decided about pickups. A null sets no limit. */
export interface PickupRules {
  /** Of a week without days nobody has entered the hours yet. */
  week: DayHours[]
  holidays: Holiday[]
  /** How many days after today may be booked. */
  daysAhead: number | null
  /** `HH:MM` in the business's zone, from which on today can no longer be booked. */
  sameDayCutOff: string | null
  /** How many pickups one slot takes. */
  capacityPerSlot: number | null
}

/** The details of the business, as far as they decide about pickups and as its form may leave them. */
interface Entered {
  weeklyHours?: DayHours[] | null
  holidays?: { date?: LocalDate | null; label?: string | null }[] | null
  bookingPolicy?: {
    daysAhead?: number | null
    sameDayCutOff?: string | null
    capacityPerSlot?: number | null
  } | null
}

/** The rules that follow from what was entered; what was left empty sets no limit. */
export function pickupRulesOf({ weeklyHours, holidays, bookingPolicy }: Entered): PickupRules {
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
  }
}

/** What staff are held to: they may take a pickup past the customers' cut-off and days ahead, at opening hours only. */
export function rulesForStaff(rules: PickupRules): PickupRules {
  return { ...rules, daysAhead: null, sameDayCutOff: null }
}

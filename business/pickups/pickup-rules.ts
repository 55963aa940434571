import type { LocalDate } from './local-time.ts'
import type { DayHours, Holiday } from './opening-hours.ts'

/** The owner's rules for pickups. Null means no limit. */
export interface PickupRules {
  /** Empty if no hours are entered. */
  week: DayHours[]
  holidays: Holiday[]
  /** Days after today that can be booked. */
  daysAhead: number | null
  /** `HH:MM` in Mumbai, from which today cannot be booked. */
  sameDayCutOff: string | null
  capacityPerSlot: number | null
}

/** Editors may leave fields empty. */
interface StoredBusinessInfo {
  weeklyHours?: DayHours[] | null
  holidays?: { date?: LocalDate | null; label?: string | null }[] | null
  bookingPolicy?: {
    daysAhead?: number | null
    sameDayCutOff?: string | null
    capacityPerSlot?: number | null
  } | null
}

/** Treats empty settings as no limit. */
export function toPickupRules({
  weeklyHours,
  holidays,
  bookingPolicy,
}: StoredBusinessInfo): PickupRules {
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

/** When rescheduling, staff may ignore the cut-off and days ahead, not the opening hours. */
export function rulesForStaff(rules: PickupRules): PickupRules {
  return { ...rules, daysAhead: null, sameDayCutOff: null }
}

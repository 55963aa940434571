import { type ChosenBranch, chosenBranch } from '#app/models/branches.server.ts'
import {
  initialPreset,
  type Period,
  periodBetween,
  type PeriodPreset,
  periodPresetValues,
  presetAt,
} from '#business/insights/periods.ts'
import type { User } from '#payload-types.ts'

/** What an address of the insights asks for at the instant `now`; null: the bookings of all branches. */
export interface InsightsAddress {
  period: Period
  /** The preset whose days these are, however they were asked for. */
  preset: PeriodPreset | null
  branch: ChosenBranch | null
  isUnreadable: boolean
}

/**
 * A preset by its name, or two days, both included; the last 30 days where nothing is asked for, and where a part of the
 * address `isUnreadable`.
 */
export async function readInsightsAddress(
  request: Request,
  user: User,
  now: Date,
): Promise<InsightsAddress> {
  const query = new URL(request.url).searchParams
  const asked = (name: string) => query.get(name) || undefined
  const period = askedPeriod(asked, now)
  const branch = await chosenBranch(user, asked('branch'))
  const isUnreadable = period === null || branch === undefined
  const shown = isUnreadable ? presetAt(initialPreset, now) : period
  return { period: shown, preset: presetOf(shown, now), branch: branch ?? null, isUnreadable }
}

function askedPeriod(asked: (name: string) => string | undefined, now: Date): Period | null {
  const [preset, from, to] = ['period', 'from', 'to'].map(asked)
  if (preset === undefined && from === undefined && to === undefined) {
    return presetAt(initialPreset, now)
  }
  if (preset === undefined) return periodBetween(from ?? '', to ?? '')
  const known = periodPresetValues.find((each) => each === preset)
  return known ? presetAt(known, now) : null
}

function presetOf({ from, until }: Period, now: Date): PeriodPreset | null {
  const isShown = (preset: PeriodPreset) => {
    const period = presetAt(preset, now)
    return period.from === from && period.until === until
  }
  return periodPresetValues.find(isShown) ?? null
}

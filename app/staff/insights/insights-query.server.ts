import { findSelectedBranch, type SelectedBranch } from '#app/models/branches.server.ts'
import {
  initialPreset,
  type Period,
  periodBetween,
  type PeriodPreset,
  periodPresetValues,
  presetAt,
} from '#business/insights/periods.ts'
import type { User } from '#payload-types.ts'

export interface InsightsQuery {
  period: Period
  preset: PeriodPreset | null
  branch: SelectedBranch | null
  isInvalid: boolean
}

/** Takes a preset, or two days, both included. Defaults to the last 30 days, also if invalid. */
export async function parseInsightsQuery(
  request: Request,
  user: User,
  now: Date,
): Promise<InsightsQuery> {
  const query = new URL(request.url).searchParams
  const param = (name: string) => query.get(name) || undefined
  const period = parsePeriod(param, now)
  const branch = await findSelectedBranch(user, param('branch'))
  const isInvalid = period === null || branch === undefined
  const result = isInvalid ? presetAt(initialPreset, now) : period
  return { period: result, preset: findPreset(result, now), branch: branch ?? null, isInvalid }
}

function parsePeriod(param: (name: string) => string | undefined, now: Date): Period | null {
  const [preset, from, to] = ['period', 'from', 'to'].map(param)
  if (preset === undefined && from === undefined && to === undefined) {
    return presetAt(initialPreset, now)
  }
  if (preset === undefined) return periodBetween(from ?? '', to ?? '')
  const match = periodPresetValues.find((each) => each === preset)
  return match ? presetAt(match, now) : null
}

function findPreset({ from, until }: Period, now: Date): PeriodPreset | null {
  const matches = (preset: PeriodPreset) => {
    const period = presetAt(preset, now)
    return period.from === from && period.until === until
  }
  return periodPresetValues.find(matches) ?? null
}

import { localYearAt } from '#business/pickups/local-time.ts'

/**
 * Returns the age in steps of five (`25+` for 25 to 29). Exact below five; null in the first year
 * or without a founding year.
 */
export function yearsInBusiness(foundedYear: number | null | undefined, now: Date): string | null {
  if (!foundedYear) return null
  const years = localYearAt(now) - foundedYear
  if (years < 1) return null
  return years < 5 ? String(years) : `${years - (years % 5)}+`
}

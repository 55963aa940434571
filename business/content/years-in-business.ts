import { localYearAt } from '#business/pickups/local-time.ts'

/**
 * How long the business has been there, as it says so itself: whole steps of five years, `25+` from the 25th year to
 * the 29th, so that no page has to be edited every January. Below five years the exact number; null in the first year
 * and where the founding year is unknown.
 */
export function yearsInBusiness(foundedYear: number | null | undefined, now: Date): string | null {
  if (!foundedYear) return null
  const years = localYearAt(now) - foundedYear
  if (years < 1) return null
  return years < 5 ? String(years) : `${years - (years % 5)}+`
}

import { availabilityOn } from '#business/pickups/availability.ts'
import { addDays, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { pickupRulesOf } from '#business/pickups/pickup-rules.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import { businessInfo } from '#cms/content/samples/business-info.ts'

// Asked once, so that a day means the same before and after midnight.
const today = localDateAt(new Date())

/** The day some days from now in the business's zone. */
export function daysFromNow(days: number): LocalDate {
  return addDays(today, days)
}

const rules = pickupRulesOf(businessInfo)

/**
 * The n-th day after today on which the sample business offers every slot: no Sunday, none of its holidays. A later n
 * is a later day.
 */
export function openDayFromNow(n: number, now = new Date()): LocalDate {
  let date = localDateAt(now)
  for (let found = 0; found < n;) {
    date = addDays(date, 1)
    const { slots } = availabilityOn(date, { rules, taken: {}, now })
    if (slots.length === timeSlotValues.length) found += 1
  }
  return date
}

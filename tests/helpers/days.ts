import { defaultLanguage } from '#business/languages/languages.ts'
import { availabilityOn } from '#business/pickups/availability.ts'
import { addDays, type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import { toPickupRules } from '#business/pickups/pickup-rules.ts'
import { timeSlotValues } from '#business/pickups/slots.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { businessInfo } from '#cms/content/samples/en.ts'

// Read once, so that a test can run past midnight.
const today = localDateAt(new Date())

export function daysFromNow(days: number): LocalDate {
  return addDays(today, days)
}

const rules = toPickupRules(businessInfo)
const words = wordsFor(defaultLanguage)

/** The n-th day after today on which the sample business offers every slot. */
export function openDayFromNow(n: number, now = new Date()): LocalDate {
  let date = localDateAt(now)
  for (let openDays = 0; openDays < n;) {
    date = addDays(date, 1)
    const { slots } = availabilityOn(date, { rules, taken: {}, now }, words)
    if (slots.length === timeSlotValues.length) openDays += 1
  }
  return date
}

import { setTimeout } from 'node:timers/promises'
import { logFailure } from '#app/models/log-failure.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { availabilityOn, type DayAvailability } from '#business/pickups/availability.ts'
import { addDays, type LocalDate } from '#business/pickups/local-time.ts'
import type { PickupRules } from '#business/pickups/pickup-rules.ts'
import { postgresOf } from '#cms/database/adapter.ts'
import { takenPlaces } from '#cms/database/taken-places.ts'

/**
 * What can be booked on each of a row of `days`, from the day `from` on and in order, seen at the instant `now`.
 * A booking that is to be rescheduled, given by its id as `except`, takes no place. Asks the database only where slots
 * have a capacity; where it does not answer within two seconds nothing is known, and the list is empty.
 */
export async function pickupDays({
  from,
  days,
  rules,
  now,
  except,
}: {
  from: LocalDate
  days: number
  rules: PickupRules
  now: Date
  except?: string
}): Promise<DayAvailability[]> {
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  if (rules.capacityPerSlot === null) {
    return dates.map((date) => availabilityOn(date, { rules, taken: {}, now }))
  }
  try {
    const range = { from, to: addDays(from, days - 1), except }
    const taken = await Promise.race([placesTaken(range), giveUpWaiting()])
    return dates.map((date) => availabilityOn(date, { rules, taken: taken.get(date) ?? {}, now }))
  } catch (error) {
    logFailure('What can be booked could not be read', error)
    return []
  }
}

const patienceMs = 2_000

async function giveUpWaiting(): Promise<never> {
  await setTimeout(patienceMs, undefined, { ref: false })
  throw new Error('The database does not answer.')
}

async function placesTaken(range: Parameters<typeof takenPlaces>[1]) {
  const payload = await payloadClient()
  return takenPlaces(postgresOf(payload).drizzle, range)
}

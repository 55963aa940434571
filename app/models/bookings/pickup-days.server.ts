import { setTimeout } from 'node:timers/promises'
import { siteContent } from '#app/models/content/content.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { availabilityOn, type DayAvailability } from '#business/pickups/availability.ts'
import { addDays, type LocalDate } from '#business/pickups/local-time.ts'
import { type PickupRules, rulesForStaff } from '#business/pickups/pickup-rules.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { takenPlaces } from '#platform/database/queries/taken-places.ts'

/**
 * What can be booked on each of a row of `days`, from the day `from` on and in order, seen at the instant `now`.
 * A booking that is to be rescheduled, given by its id as `except`, takes no place. Asks the database only where slots
 * have a capacity; where it does not answer within two seconds nothing is known, and the list is empty.
 *
 * Visitors who look at the same time share one question. Whoever has just been refused asks anew: what others began to
 * ask before may not know yet why.
 */
export async function pickupDays({
  from,
  days,
  rules,
  now,
  except,
  isRefused = false,
}: {
  from: LocalDate
  days: number
  rules: PickupRules
  now: Date
  except?: string
  isRefused?: boolean
}): Promise<DayAvailability[]> {
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  if (rules.capacityPerSlot === null) {
    return dates.map((date) => availabilityOn(date, { rules, taken: {}, now }))
  }
  try {
    const range = { from, to: addDays(from, days - 1), except }
    const taken = await (isRefused ? placesTaken(range) : sharedPlacesTaken(range))
    return dates.map((date) => availabilityOn(date, { rules, taken: taken.get(date) ?? {}, now }))
  } catch (error) {
    logFailure('What can be booked could not be read', error)
    return []
  }
}

/** The same for staff, who may take a pickup past what customers are held to. */
export async function staffPickupDays(
  asked: Pick<Parameters<typeof pickupDays>[0], 'from' | 'days' | 'except' | 'isRefused'>,
): Promise<DayAvailability[]> {
  const { pickupRules } = (await siteContent()).business
  return pickupDays({ ...asked, rules: rulesForStaff(pickupRules), now: new Date() })
}

const patienceMs = 2_000

async function giveUpWaiting(): Promise<never> {
  await setTimeout(patienceMs, undefined, { ref: false })
  throw new Error('The database does not answer.')
}

type Range = Parameters<typeof takenPlaces>[1]

const beingAsked = new Map<string, ReturnType<typeof placesTaken>>()

function sharedPlacesTaken(range: Range): ReturnType<typeof placesTaken> {
  const key = JSON.stringify(range)
  const known = beingAsked.get(key)
  if (known) return known
  const asked = placesTaken(range).finally(() => beingAsked.delete(key))
  beingAsked.set(key, asked)
  return asked
}

async function placesTaken(range: Range) {
  const payload = await payloadClient()
  return Promise.race([takenPlaces(postgresOf(payload).drizzle, range), giveUpWaiting()])
}

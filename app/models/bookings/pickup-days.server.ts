import { setTimeout } from 'node:timers/promises'
import { siteContent } from '#app/models/content/content.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import type { ReturnRules } from '#business/bookings/return/return-date.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import {
  availabilityOn,
  type AvailabilityWords,
  type DayAvailability,
  type PlacesPerSlot,
} from '#business/pickups/availability.ts'
import { addDays, type LocalDate } from '#business/pickups/local-time.ts'
import {
  type PickupRules,
  placesFor,
  rulesForDelivery,
  rulesForStaff,
  type Trip,
} from '#business/pickups/pickup-rules.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { countTakenPlaces } from '#platform/database/queries/taken-places.ts'

/**
 * Returns each day's availability for pickups or deliveries, ignoring the place of the booking
 * `exceptBookingId`. Empty if the database does not respond within two seconds. Simultaneous calls
 * share one query, except after a refusal (`forceFresh`): an older query may miss the booking that
 * took the last place.
 */
export async function loadPickupDays({
  from,
  days,
  rules,
  now,
  exceptBookingId,
  forceFresh = false,
  trip = 'pickup',
  words,
}: {
  from: LocalDate
  days: number
  rules: PickupRules
  now: Date
  exceptBookingId?: string
  forceFresh?: boolean
  trip?: Trip
  words: AvailabilityWords
}): Promise<DayAvailability[]> {
  const { capacity, counted } = placesFor(trip, rules)
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  const readDays = (taken: Map<LocalDate, PlacesPerSlot>) =>
    dates.map((date) => {
      const places = {
        rules: { ...rules, capacityPerSlot: capacity },
        taken: taken.get(date) ?? {},
      }
      return availabilityOn(date, { ...places, now }, words)
    })
  if (capacity === null) return readDays(new Map())
  try {
    const range = { from, to: addDays(from, days - 1), counted, exceptBookingId }
    return readDays(await (forceFresh ? readTakenPlaces(range) : shareTakenPlacesQuery(range)))
  } catch (error) {
    logFailure('The available pickup times could not be read', error)
    return []
  }
}

export async function loadReturnRules(): Promise<ReturnRules> {
  const { week, holidays, workingDays } = (await siteContent(defaultLanguage)).business.pickupRules
  return { week, holidays, workingDays }
}

/** Applies the rules for staff. */
export async function loadStaffPickupDays(
  query: Pick<
    Parameters<typeof loadPickupDays>[0],
    'from' | 'days' | 'exceptBookingId' | 'forceFresh' | 'trip'
  >,
): Promise<DayAvailability[]> {
  const { pickupRules } = (await siteContent(defaultLanguage)).business
  return loadPickupDays({
    ...query,
    rules:
      query.trip === 'delivery'
        ? rulesForDelivery(pickupRules, 'staff')
        : rulesForStaff(pickupRules),
    now: new Date(),
    words: wordsFor(defaultLanguage),
  })
}

const timeoutMs = 2_000

async function rejectAfterTimeout(): Promise<never> {
  await setTimeout(timeoutMs, undefined, { ref: false })
  throw new Error('The database does not answer.')
}

type Range = Parameters<typeof countTakenPlaces>[1]

const pendingQueries = new Map<string, ReturnType<typeof readTakenPlaces>>()

function shareTakenPlacesQuery(range: Range): ReturnType<typeof readTakenPlaces> {
  const key = JSON.stringify(range)
  const pending = pendingQueries.get(key)
  if (pending) return pending
  const query = readTakenPlaces(range).finally(() => pendingQueries.delete(key))
  pendingQueries.set(key, query)
  return query
}

async function readTakenPlaces(range: Range) {
  const payload = await payloadClient()
  return Promise.race([countTakenPlaces(getPostgres(payload).drizzle, range), rejectAfterTimeout()])
}

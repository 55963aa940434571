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
import { countTakenPlaces } from '#platform/database/queries/taken-places.ts'

interface DaysQuery {
  from: LocalDate
  days: number
  rules: PickupRules
  now: Date
  exceptBookingId?: string
  forceFresh?: boolean
  trip?: Trip
  words: AvailabilityWords
  showsAllPlaces?: boolean
}

/**
 * Returns each day's availability for pickups or deliveries, ignoring the place of the booking
 * `exceptBookingId`. Empty if the database does not respond within two seconds. Simultaneous calls
 * share one result, except after a refusal (`forceFresh`): an older query may miss the booking that
 * took the last place. Do not change the result.
 */
export function loadPickupDays(query: DaysQuery): Promise<DayAvailability[]> {
  const { from, days, rules, exceptBookingId, forceFresh, trip, showsAllPlaces } = query
  if (forceFresh) return readPickupDays(query)
  // Rules belong to one language.
  const key = JSON.stringify([from, days, exceptBookingId, trip, showsAllPlaces])
  const pending = pendingByRules.get(rules) ?? new Map<string, Promise<DayAvailability[]>>()
  pendingByRules.set(rules, pending)
  const shared = pending.get(key) ?? readPickupDays(query).finally(() => pending.delete(key))
  pending.set(key, shared)
  return shared
}

const pendingByRules = new WeakMap<PickupRules, Map<string, Promise<DayAvailability[]>>>()

async function readPickupDays({
  from,
  days,
  rules,
  now,
  exceptBookingId,
  trip = 'pickup',
  words,
  showsAllPlaces,
}: DaysQuery): Promise<DayAvailability[]> {
  const { capacity, counted } = placesFor(trip, rules)
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  const limited = { ...rules, capacityPerSlot: capacity }
  const describe = (taken: Map<LocalDate, PlacesPerSlot>) =>
    dates.map((date) =>
      availabilityOn(
        date,
        { rules: limited, taken: taken.get(date) ?? {}, now, showsAllPlaces },
        words,
      ),
    )
  if (capacity === null) return describe(new Map())
  try {
    const range = { from, to: addDays(from, days - 1), counted, exceptBookingId }
    const taken = countTakenPlaces(await payloadClient(), range)
    return describe(await Promise.race([taken, rejectAfterTimeout()]))
  } catch (error) {
    logFailure('The available pickup times could not be read', error)
    return []
  }
}

export async function loadReturnRules(): Promise<ReturnRules> {
  const { week, holidays, workingDays } = (await siteContent(defaultLanguage)).business.pickupRules
  return { week, holidays, workingDays }
}

/** Applies the rules for staff; for a new booking, those for customers. */
export async function loadStaffPickupDays(
  query: Pick<
    Parameters<typeof loadPickupDays>[0],
    'from' | 'days' | 'exceptBookingId' | 'forceFresh'
  > & { trip?: Trip | 'new' },
): Promise<DayAvailability[]> {
  const { pickupRules } = (await siteContent(defaultLanguage)).business
  const { trip = 'pickup', ...days } = query
  const rules = {
    new: () => pickupRules,
    pickup: () => rulesForStaff(pickupRules),
    delivery: () => rulesForDelivery(pickupRules, 'staff'),
  }
  return loadPickupDays({
    ...{ ...days, trip: trip === 'new' ? 'pickup' : trip, rules: rules[trip]() },
    ...{ now: new Date(), words: wordsFor(defaultLanguage), showsAllPlaces: true },
  })
}

const timeoutMs = 2_000

async function rejectAfterTimeout(): Promise<never> {
  await setTimeout(timeoutMs, undefined, { ref: false })
  throw new Error('The database does not answer.')
}

import type { Where } from 'payload'
import {
  type ChosenBranch,
  collectorOf,
  type StaffBranch,
  staffBranches,
} from '#app/models/branches.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { placeStatuses } from '#business/bookings/status.ts'
import { wayTo } from '#business/content/map-links.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { type TimeSlot, timeSlotValues } from '#business/pickups/slots.ts'
import type { Booking, User } from '#payload-types.ts'
import { eventsOfBookings } from '#platform/activity/read-booking-events.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { type BookingSummary, summaryOf } from './booking-summary.server.ts'
import { whatsappWriter } from './whatsapp.server.ts'

/** One pickup, as whoever makes it needs it. */
export interface RoundStop extends BookingSummary {
  id: string
  /** What colleagues have noted. */
  notes: string[]
  /** When it was ticked off: an instant, ISO 8601 in UTC. */
  pickedUpAt: string | null
  whatsappHref: string
  /** The way there, in the map app of a phone. */
  wayHref: string
}

/** The pickups of a slot that one branch makes, in the order in which they were booked. */
export interface RoundSlot {
  time: TimeSlot
  stops: RoundStop[]
}

/** What one branch collects on a day; `branch` is null of a business that has only one. */
export interface Round {
  branch: StaffBranch | null
  slots: RoundSlot[]
}

/**
 * The pickups of a day that are not cancelled, by branch and slot: of one branch, or of all, the main one first. Only for a
 * user who works bookings; others get a Forbidden error.
 */
export async function roundsOf(
  user: User,
  { date, branch }: { date: LocalDate; branch: ChosenBranch | null },
): Promise<Round[]> {
  const payload = await payloadClient()
  const where: Where = {
    date: { equals: date },
    status: { in: placeStatuses },
    erasedAt: { exists: false },
  }
  const [{ docs }, branches, whatsappTo] = await Promise.all([
    payload.find({
      collection: 'bookings',
      where,
      sort: 'createdAt',
      pagination: false,
      depth: 0,
      joins: false,
      user,
      overrideAccess: false,
    }),
    staffBranches(),
    whatsappWriter(),
  ])
  const notes = await eventsOfBookings(
    payload,
    docs.map(({ id }) => id),
    { user, type: 'noted' },
  )
  const stopOf = (booking: Booking): RoundStop => ({
    id: booking.id,
    ...summaryOf(booking),
    notes: notes.get(booking.id)!.flatMap(({ text }) => text ?? []),
    pickedUpAt: booking.pickedUpAt ?? null,
    whatsappHref: whatsappTo(booking),
    wayHref: wayTo(booking.address.replace(/\s*\n\s*/g, ', ')),
  })
  const collectors = branch ? [branch] : branches.length > 0 ? branches : [null]
  return collectors.flatMap((collector) => {
    const own = docs.filter(
      (booking) => collectorOf(relatedId(booking.branch) ?? null, branches)?.id === collector?.id,
    )
    const round = { branch: collector, slots: slotsOf(own, stopOf) }
    return own.length > 0 ? [round] : []
  })
}

function slotsOf(bookings: Booking[], stopOf: (booking: Booking) => RoundStop): RoundSlot[] {
  return timeSlotValues.flatMap((time) => {
    const stops = bookings.filter((booking) => booking.time === time).map(stopOf)
    return stops.length > 0 ? [{ time, stops }] : []
  })
}

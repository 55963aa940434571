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

/** A pickup on the run sheet. */
export interface RoundStop extends BookingSummary {
  id: string
  /** Oldest first. */
  notes: string[]
  /** ISO 8601 UTC. */
  pickedUpAt: string | null
  whatsappHref: string
  /** Opens directions in a map app. */
  wayHref: string
}

/** Stops in order of booking. */
export interface RoundSlot {
  time: TimeSlot
  stops: RoundStop[]
}

/** `branch` is null if the business has only one. */
export interface Round {
  branch: StaffBranch | null
  slots: RoundSlot[]
}

/** Returns the run sheets of one branch or all, main branch first. Requires booking access. */
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
  const toStop = (booking: Booking): RoundStop => ({
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
    const sheet = { branch: collector, slots: groupBySlot(own, toStop) }
    return own.length > 0 ? [sheet] : []
  })
}

function groupBySlot(bookings: Booking[], toStop: (booking: Booking) => RoundStop): RoundSlot[] {
  return timeSlotValues.flatMap((time) => {
    const stops = bookings.filter((booking) => booking.time === time).map(toStop)
    return stops.length > 0 ? [{ time, stops }] : []
  })
}

import type { Where } from 'payload'
import {
  findCollectingBranch,
  listStaffBranches,
  type SelectedBranch,
  type StaffBranch,
} from '#app/models/branches.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import { placeStatuses } from '#business/bookings/status.ts'
import { directionsHrefTo } from '#business/content/map-links.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { type TimeSlot, timeSlotValues } from '#business/pickups/slots.ts'
import { toOneLine } from '#business/words/one-line.ts'
import type { Booking, User } from '#payload-types.ts'
import { findEventsByBooking } from '#platform/activity/find-booking-events.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { type BookingSummary, summarizeBooking } from './booking-summary.server.ts'
import { loadWhatsappLinkBuilder } from './whatsapp.server.ts'

export interface RunSheetStop extends BookingSummary {
  id: string
  /** Internal notes, oldest first. */
  notes: string[]
  /** ISO 8601 UTC; null until staff mark the pickup. */
  collectedAt: string | null
  whatsappHref: string
  directionsHref: string
}

/** Stops in order of booking. */
export interface RunSheetSlot {
  time: TimeSlot
  stops: RunSheetStop[]
}

/** `branch` is null if the business has only one. */
export interface RunSheet {
  branch: StaffBranch | null
  slots: RunSheetSlot[]
}

/** Lists the run sheets of one branch or all, main branch first. Requires booking access. */
export async function listRunSheets(
  user: User,
  { date, branch }: { date: LocalDate; branch: SelectedBranch | null },
): Promise<RunSheet[]> {
  const payload = await payloadClient()
  const where: Where = {
    date: { equals: date },
    status: { in: placeStatuses },
    erasedAt: { exists: false },
  }
  const [{ docs }, branches, toWhatsappHref] = await Promise.all([
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
    listStaffBranches(),
    loadWhatsappLinkBuilder(),
  ])
  const notes = await findEventsByBooking(
    payload,
    docs.map(({ id }) => id),
    { user, type: 'noted' },
  )
  const toStop = (booking: Booking): RunSheetStop => ({
    id: booking.id,
    ...summarizeBooking(booking),
    notes: notes.get(booking.id)!.flatMap(({ text }) => text ?? []),
    collectedAt: booking.pickedUpAt ?? null,
    whatsappHref: toWhatsappHref(booking),
    directionsHref: directionsHrefTo(toOneLine(booking.address)),
  })
  const collectors = branch ? [branch] : branches.length > 0 ? branches : [null]
  return collectors.flatMap((collector) => {
    const own = docs.filter(
      (booking) =>
        findCollectingBranch(relatedId(booking.branch) ?? null, branches)?.id === collector?.id,
    )
    const sheet = { branch: collector, slots: groupBySlot(own, toStop) }
    return own.length > 0 ? [sheet] : []
  })
}

function groupBySlot(
  bookings: Booking[],
  toStop: (booking: Booking) => RunSheetStop,
): RunSheetSlot[] {
  return timeSlotValues.flatMap((time) => {
    const stops = bookings.filter((booking) => booking.time === time).map(toStop)
    return stops.length > 0 ? [{ time, stops }] : []
  })
}

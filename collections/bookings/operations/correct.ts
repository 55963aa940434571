import type { PayloadRequest } from 'payload'
import { type BookingDetails, bookingDetails } from '#business/bookings/fields.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { branchFor, pincodeOf } from '#business/pickups/service-area.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'
import { publishedBusiness } from '#platform/database/queries/published-business.ts'
import { relatedId } from '#platform/database/related-id.ts'
import { type Actor, type Operation, writeBooking } from './booking-change.ts'
import { BookingRefused } from './refusals.ts'

/** What staff may correct. A field that is left out stays. */
export type Correction = Partial<BookingDetails & Pickup & { branch: string | null }>

/**
 * Corrects a booking that the actor saw as it was at `updatedAt`. Another day or slot reschedules it. Throws PickupRefused,
 * BookingRefused, and Payload's NotFound or Forbidden.
 */
export function correct(
  actor: Actor,
  { id, correction, updatedAt }: { id: string; correction: Correction; updatedAt: string },
): Promise<Booking> {
  return writeBooking(actor, id, { ...correction, updatedAt })
}

/** Erased details are never written back. The event names the corrected fields, but not their values. */
export const corrects: Operation = async ({ before, data, req }) => {
  const details = bookingDetails.filter(
    (name) => name in data && (data[name] || null) !== (before[name] || null),
  )
  if (before.erasedAt && details.length > 0) {
    throw new BookingRefused(staffMessages.customers.stayErased)
  }
  const placed = await placeByPincode(before, data, req)
  const isPlaced = !isSameBranch({ ...data, ...placed }, before)
  const names = [...details, ...(isPlaced ? ['branch'] : [])]
  return {
    data: placed,
    event: names.length > 0 ? { type: 'corrected', text: names.join(', ') } : undefined,
  }
}

/** A booking whose address gets another pincode goes to the branch of that pincode, unless the actor chose a branch. */
async function placeByPincode(
  before: Booking,
  data: Partial<Booking>,
  req: PayloadRequest,
): Promise<Pick<Booking, 'branch'>> {
  const { address } = data
  const isSamePlace =
    typeof address !== 'string' || pincodeOf(address) === pincodeOf(before.address)
  if (!isSameBranch(data, before) || isSamePlace) return {}
  const { serviceArea } = await publishedBusiness(req)
  return { branch: branchFor(address, serviceArea)?.id ?? null }
}

function isSameBranch(...[one, other]: Pick<Booking, 'branch'>[]): boolean {
  return (relatedId(one?.branch) || null) === (relatedId(other?.branch) || null)
}

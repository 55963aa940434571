import type { PayloadRequest } from 'payload'
import { bookingDetailNames, type BookingDetails } from '#business/bookings/fields.ts'
import { isExpressOffered } from '#business/bookings/return/return-date.ts'
import type { Language } from '#business/languages/languages.ts'
import { isSameEmail } from '#business/manage-links/manage-link.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { branchFor, extractPincode } from '#business/pickups/service-area.ts'
import * as staffWords from '#business/words/staff.ts'
import { type Actor, type Operation, updateBooking } from '#collections/bookings/booking-change.ts'
import { BookingRefusedError } from '#collections/bookings/booking-errors.ts'
import type { Booking } from '#payload-types.ts'
import { createManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import { getPublishedBusiness } from '#platform/database/queries/published-business.ts'
import { relatedId } from '#platform/database/related-id.ts'

/** Omitted fields stay unchanged. */
export type Correction = Partial<
  BookingDetails & Pickup & { branch: string | null; language: Language; express: boolean }
>

/**
 * Refuses if the booking changed after `updatedAt`. A new pickup reschedules it. Throws
 * PickupRefusedError, BookingRefusedError, NotFound or Forbidden.
 */
export function correctBooking(
  actor: Actor,
  { id, correction, updatedAt }: { id: string; correction: Correction; updatedAt: string },
): Promise<Booking> {
  return updateBooking(actor, id, { ...correction, updatedAt })
}

/** Erased details stay erased. The event names corrected fields without values. */
export const applyCorrection: Operation = async ({ before, data, req }) => {
  const details = bookingDetailNames.filter(
    (name) => name in data && (data[name] || null) !== (before[name] || null),
  )
  if (before.erasedAt && details.length > 0) {
    throw new BookingRefusedError(staffWords.customers.cannotRestore)
  }
  const assignment = await assignByPincode(before, data, req)
  const branchChanges = !isSameBranch({ ...data, ...assignment }, before)
  if (branchChanges && !assignment.branch) await assertPublishedBranch(data, req)
  const languageChanges = 'language' in data && data.language !== before.language
  const express = await withoutUnofferedExpress(before, data, req)
  const expressChanges =
    'express' in data && Boolean({ ...data, ...express }.express) !== Boolean(before.express)
  const names = [
    ...details,
    ...(branchChanges ? ['branch'] : []),
    ...(languageChanges ? ['language'] : []),
    ...(expressChanges ? ['express'] : []),
  ]
  return {
    data: { ...assignment, ...express, ...endManageLink(before, data, req) },
    event: names.length > 0 ? { type: 'corrected', text: names.join(', ') } : undefined,
  }
}

/**
 * A corrected or removed email makes a new key, because a stranger may have the link. The first one
 * that is added does not: only the customer has the link.
 */
function endManageLink(
  before: Booking,
  data: Partial<Booking>,
  { payload }: PayloadRequest,
): Pick<Booking, 'manageKeyHash'> {
  if (!('email' in data) || isSameEmail(before.email, data.email)) return {}
  const { secret } = payload
  const hasFirstKey = before.manageKeyHash === hashManageKey(createManageKey(secret, before.id))
  if (!before.email && hasFirstKey) return {}
  return { manageKeyHash: hashManageKey(createManageKey(secret, before.id, data.email ?? '')) }
}

async function assertPublishedBranch(
  { branch }: Partial<Booking>,
  req: PayloadRequest,
): Promise<void> {
  const id = relatedId(branch)
  if (!id) return
  const { totalDocs } = await req.payload.count({
    collection: 'branches',
    where: { id: { equals: id }, _status: { equals: 'published' } },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) throw new BookingRefusedError(staffWords.branch.unknown, 400)
}

/** As for new bookings. A booking keeps its express when the owner stops offering it. */
async function withoutUnofferedExpress(
  before: Booking,
  data: Partial<Booking>,
  req: PayloadRequest,
): Promise<Pick<Booking, 'express'>> {
  if (!data.express || before.express) return {}
  const { pickupRules } = await getPublishedBusiness(req)
  return isExpressOffered(pickupRules) ? {} : { express: false }
}

/** A new pincode moves the booking to its branch, unless the actor chose one. */
async function assignByPincode(
  before: Booking,
  data: Partial<Booking>,
  req: PayloadRequest,
): Promise<Pick<Booking, 'branch'>> {
  const { address } = data
  const isSamePincode =
    typeof address !== 'string' || extractPincode(address) === extractPincode(before.address)
  if (!isSameBranch(data, before) || isSamePincode) return {}
  const { serviceArea } = await getPublishedBusiness(req)
  return { branch: branchFor(address, serviceArea)?.id ?? null }
}

function isSameBranch(...[one, other]: Pick<Booking, 'branch'>[]): boolean {
  return (relatedId(one?.branch) || null) === (relatedId(other?.branch) || null)
}

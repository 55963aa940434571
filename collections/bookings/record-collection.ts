import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { isRescheduled } from '#business/pickups/pickup.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'

/**
 * That somebody on the round has collected the things (`context.pickedUpAt`), or has not after all, where it is
 * null. A pickup that is moved is still to be made.
 */
export const recordCollection: CollectionBeforeChangeHook<Booking> = ({
  data,
  originalDoc,
  operation,
  req: { user },
  context: { pickedUpAt },
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const isAnother = isRescheduled(originalDoc, { ...originalDoc, ...data })
  if (isAnother || pickedUpAt === null) return { ...data, pickedUpAt: null, pickedUpBy: null }
  if (pickedUpAt === undefined || !user) return data
  if (originalDoc.status === 'cancelled') {
    const { cancelled } = staffMessages.round
    throw new APIError(cancelled(originalDoc.reference), 409, undefined, true)
  }
  return { ...data, pickedUpAt: pickedUpAt as string, pickedUpBy: user.name || user.email }
}

import { APIError, type CollectionBeforeChangeHook } from 'payload'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'

/** That somebody on the round has collected the things (`context.pickedUpAt`), or has not after all, where it is null. */
export const recordCollection: CollectionBeforeChangeHook<Booking> = ({
  data,
  originalDoc,
  operation,
  req: { user },
  context: { pickedUpAt },
}) => {
  if (operation !== 'update' || pickedUpAt === undefined || !user) return data
  if (originalDoc?.status === 'cancelled') {
    const { cancelled } = staffMessages.round
    throw new APIError(cancelled(originalDoc.reference), 409, undefined, true)
  }
  if (pickedUpAt === null) return { ...data, pickedUpAt: null, pickedUpBy: null }
  return { ...data, pickedUpAt: pickedUpAt as string, pickedUpBy: user.name || user.email }
}

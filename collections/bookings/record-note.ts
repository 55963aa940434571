import { APIError, type CollectionBeforeChangeHook } from 'payload'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'

/** What somebody has noted (`context.note`) comes below the notes that are there; none is ever changed. */
export const recordNote: CollectionBeforeChangeHook<Booking> = ({
  data,
  originalDoc,
  operation,
  req: { user },
  context: { note },
}) => {
  if (operation !== 'update' || typeof note !== 'string' || !user) return data
  if (originalDoc?.erasedAt) {
    throw new APIError(staffMessages.customers.stayErased, 409, undefined, true)
  }
  const line = { at: new Date().toISOString(), by: user.name || user.email, text: note }
  return { ...data, notes: [...(originalDoc?.notes ?? []), line] }
}

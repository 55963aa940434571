import { localDateAt } from '#business/local-time'
import { messages } from '#business/messages'
import { APIError, type CollectionBeforeChangeHook } from 'payload'
import type { Booking } from '#payload-types'

/** Nobody can be picked up yesterday. Later edits of an old booking stay possible. */
export const refusePastDate: CollectionBeforeChangeHook<Booking> = ({ data, operation }) => {
  if (operation === 'create' && (data.date ?? '') < localDateAt(new Date())) {
    throw new APIError(messages.booking.dateInPast, 400, undefined, true)
  }
  return data
}

import { APIError, type CollectionBeforeChangeHook, type Validate } from 'payload'
import { bookingDetails } from '#business/bookings/fields.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Booking } from '#payload-types.ts'

/** Who booked is not written back into a booking from which it was removed. */
export const keepErased: CollectionBeforeChangeHook<Booking> = ({ data, originalDoc }) => {
  if (!originalDoc?.erasedAt) return data
  const isWrittenBack = bookingDetails.some(
    (field) => field in data && (data[field] || null) !== (originalDoc[field] || null),
  )
  if (isWrittenBack) throw new APIError(staffMessages.customers.stayErased, 409, undefined, true)
  return data
}

/** The rule of a field, which no longer holds for what stands there since the details were removed. */
export function unlessErased(rule: Validate): Validate {
  return (value, options) => {
    const { erasedAt } = options.data as Partial<Booking>
    return erasedAt ? true : rule(value, options)
  }
}

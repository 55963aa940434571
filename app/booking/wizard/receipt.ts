import { referencePattern } from '#business/bookings/reference.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { isTimeSlot } from '#business/pickups/slots.ts'

/** A stored booking in the query string. */
export interface Receipt extends Pickup {
  /** `booked` is the reference, `manage` the manage key. */
  booked: string
  manage: string
}

/** The heading below the receipt. */
export const bookAnotherId = 'another'

export function parseReceipt(searchParams: URLSearchParams): Receipt | null {
  const { booked = '', date = '', time = '', manage = '' } = Object.fromEntries(searchParams)
  const isComplete = referencePattern.test(booked) && /^[\w-]{43}$/.test(manage)
  return isComplete && isLocalDate(date) && isTimeSlot(time) ? { booked, date, time, manage } : null
}

export function toReceiptQuery({ booked, date, time, manage }: Receipt): string {
  return new URLSearchParams({ booked, date, time, manage }).toString()
}

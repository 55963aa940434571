import { referencePattern } from '#business/bookings/reference.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { isTimeSlot } from '#business/pickups/slots.ts'

/** What an address says of a booking that was made. */
export interface Receipt extends Pickup {
  /** Its reference, and its manage key. */
  booked: string
  manage: string
}

/** The booking that was just made, from the address, so that a refresh keeps it; null where it says none. */
export function receiptIn(searchParams: URLSearchParams): Receipt | null {
  const { booked = '', date = '', time = '', manage = '' } = Object.fromEntries(searchParams)
  const isWhole = referencePattern.test(booked) && /^[\w-]{43}$/.test(manage)
  return isWhole && isLocalDate(date) && isTimeSlot(time) ? { booked, date, time, manage } : null
}

/** The query string that `receiptIn` reads. */
export function receiptQuery({ booked, date, time, manage }: Receipt): string {
  return new URLSearchParams({ booked, date, time, manage }).toString()
}

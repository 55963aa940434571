import { isBillable } from '#business/bills/bill.ts'
import { bookingStatuses } from '#business/bookings/status/status.ts'
import * as staffWords from '#business/words/staff.ts'
import { BookingRefusedError } from '#collections/bookings/booking-errors.ts'
import type { Booking } from '#payload-types.ts'

export function assertBillable({ status, erasedAt }: Booking): void {
  if (erasedAt) throw new BookingRefusedError(staffWords.bill.erased)
  if (isBillable({ status })) return
  const { label } = bookingStatuses[status]
  throw new BookingRefusedError(staffWords.bill.wrongStatus(label))
}

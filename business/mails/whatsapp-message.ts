import type { BookingStatus } from '#business/bookings/status.ts'
import type { Pickup, PickupNames } from '#business/pickups/pickup.ts'
import type { DefaultTexts } from '#business/words/en/default-texts.ts'
import { fillPlaceholders } from '#business/words/fill-placeholders.ts'
import { bookingPlaceholders } from './booking-placeholders.ts'

export type WhatsappTexts = Partial<Record<BookingStatus, string | null>>

interface Booking extends Pickup {
  status: BookingStatus
  name: string
  reference: string
}

/** Fills the text for the booking's status. Null if a placeholder has no value. */
export function whatsappMessage(
  booking: Booking,
  texts: WhatsappTexts,
  business: { name: string; phone?: string | null },
  { defaultTexts, ...names }: PickupNames & { defaultTexts: Pick<DefaultTexts, 'whatsapp'> },
): string | null {
  const template = texts[booking.status] || defaultTexts.whatsapp[booking.status]
  return fillPlaceholders(template, bookingPlaceholders(booking, business, names))
}

import { orderSteps } from '#business/bookings/order-steps.ts'
import { type BookingStatus, bookingStatuses } from '#business/bookings/status.ts'
import type { Pickup, PickupNames } from '#business/pickups/pickup.ts'
import type { DefaultTexts } from '#business/words/en/default-texts.ts'
import { fillPlaceholders } from '#business/words/fill-placeholders.ts'
import { bookingPlaceholders } from './booking-placeholders.ts'

const { ready, dispatched, delivered } = orderSteps

/** The messages that editors can change: for each status and for each step of the return. */
export const whatsappMessages = { ...bookingStatuses, ready, dispatched, delivered }

export type WhatsappMessageName = keyof typeof whatsappMessages

export const whatsappMessageNames = Object.keys(whatsappMessages) as WhatsappMessageName[]

export type WhatsappTexts = Partial<Record<WhatsappMessageName, string | null>>

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

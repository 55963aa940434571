import { type BookingStatus, isOpen } from '#business/bookings/status/status.ts'
import { formatLongDay, formatTimeOfDay, type LocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { type TimeSlot, timeSlots } from '#business/pickups/slots.ts'
import type { DateWords } from '#business/words/en/dates.ts'
import type { DeliveryWords } from '#business/words/en/delivery.ts'
import { fillSentence } from '#business/words/sentence.ts'
import { lastStep, type StepTimes } from './order-steps.ts'

interface DeliveryColumns {
  deliveryDate?: LocalDate | null
  deliveryTime?: TimeSlot | null
}

/** Returns day and slot of the delivery; null until they are chosen. */
export function getDelivery({ deliveryDate, deliveryTime }: DeliveryColumns): Pickup | null {
  return deliveryDate && deliveryTime ? { date: deliveryDate, time: deliveryTime } : null
}

export type DeliveryRefusal = 'finished' | 'not-ready' | 'on-the-way'

/** A delivery time can be chosen from the moment the clothes are ready until the van leaves. */
export function findDeliveryRefusal(
  booking: StepTimes & { status: BookingStatus },
): DeliveryRefusal | null {
  if (!isOpen(booking)) return 'finished'
  const step = lastStep(booking)
  if (step === 'ready') return null
  return step === 'dispatched' || step === 'delivered' ? 'on-the-way' : 'not-ready'
}

/** Null without a delivery time, and after the delivery. */
export function describeDelivery(
  { delivery, deliveredAt }: { delivery: Pickup | null } & StepTimes,
  { dates, delivery: words }: { dates: DateWords; delivery: Pick<DeliveryWords, 'deliverOn'> },
): string | null {
  if (!delivery || deliveredAt) return null
  const { startsAt, endsAt } = timeSlots[delivery.time]
  return fillSentence(words.deliverOn, {
    day: formatLongDay(delivery.date, dates),
    from: formatTimeOfDay(startsAt, dates),
    to: formatTimeOfDay(endsAt, dates),
  })
}

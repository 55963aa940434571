import { type BookingStatus, isOpen } from '#business/bookings/status/status.ts'
import { formatTimeOfDay } from '#business/pickups/format-instant.ts'
import { formatLongDay, isLocalDate, type LocalDate } from '#business/pickups/local-time.ts'
import {
  isRescheduled,
  parsePickup,
  type Pickup,
  serializePickup,
} from '#business/pickups/pickup.ts'
import { isTimeSlot, type TimeSlot, timeSlots } from '#business/pickups/slots.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import { lastStep, type StepTimes } from './order-steps.ts'

interface DeliveryColumns {
  deliveryDate?: LocalDate | null
  deliveryTime?: TimeSlot | null
}

/** Returns day and slot of the delivery; null until they are chosen. */
export function getDelivery({ deliveryDate, deliveryTime }: DeliveryColumns): Pickup | null {
  return deliveryDate && deliveryTime ? { date: deliveryDate, time: deliveryTime } : null
}

/** Holds the delivery time that the page showed, so that a choice overwrites no newer one. */
export const seenDeliveryField = 'seen'

/** `to` null removes the delivery time. */
export interface DeliveryChoice {
  to: Pickup | null
  /** Refused if another one has been chosen since. */
  expected: Pickup | null
}

/** Returns null unless both fields are empty or as `serializePickup` writes them. */
export function readDeliveryChoice(form: Pick<FormData, 'get'>): DeliveryChoice | null {
  const to = readTime(form.get('to'))
  const expected = readTime(form.get(seenDeliveryField))
  return to === undefined || expected === undefined ? null : { to, expected }
}

function readTime(value: unknown): Pickup | null | undefined {
  if (value === '') return null
  if (typeof value !== 'string') return undefined
  const pickup = parsePickup(value)
  const isTime = isLocalDate(pickup.date) && isTimeSlot(pickup.time)
  return isTime && serializePickup(pickup) === value ? pickup : undefined
}

export function isSameDelivery(a: Pickup | null, b: Pickup | null): boolean {
  return a && b ? !isRescheduled(a, b) : a === b
}

export type DeliveryRefusal = 'finished' | 'not-ready' | 'on-the-way'

/** A delivery time can be chosen from the moment the clothes are ready until the van leaves. */
export function checkDelivery(
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
  {
    dates,
    delivery: words,
  }: { dates: Words['dates']; delivery: Pick<Words['delivery'], 'deliverOn'> },
  today: LocalDate,
): string | null {
  if (!delivery || deliveredAt) return null
  const { startsAt, endsAt } = timeSlots[delivery.time]
  return fillSentence(words.deliverOn, {
    day: formatLongDay(delivery.date, dates, today),
    from: formatTimeOfDay(startsAt, dates),
    to: formatTimeOfDay(endsAt, dates),
  })
}

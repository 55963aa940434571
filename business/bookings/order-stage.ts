import { describeReturn } from '#business/bookings/return/describe-return.ts'
import { lastStep, type OrderStep } from '#business/bookings/return/order-steps.ts'
import {
  formatLongDay,
  formatShortDate,
  type LocalDate,
  localDateAt,
} from '#business/pickups/local-time.ts'
import {
  formatPickup,
  isPickupPast,
  type Pickup,
  type PickupNames,
} from '#business/pickups/pickup.ts'
import { formatPhone } from '#business/words/phone.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import { isMissed, type MissablePickup } from './missed-pickup.ts'
import type { CustomerStep } from './timelines.ts'

/** Customers read it instead of the status. */
export type OrderStage = 'pending' | 'confirmed' | 'missed' | OrderStep | 'cancelled'

/** An order is delivered once it is completed, even if no step was marked. */
export function stageOf(booking: MissablePickup): OrderStage {
  const { status } = booking
  if (status === 'cancelled') return status
  if (isMissed(booking)) return 'missed'
  return lastStep(booking) ?? (status === 'completed' ? 'delivered' : status)
}

interface ShownOrder extends Pickup, MissablePickup {
  phone: string
  delivery: Pickup | null
  promisedDate: LocalDate | null
  /** Set for an address outside the service area. */
  uncertainPincode: string | null
}

/** Says what happens next. Null if nothing does. */
export function describeNext(
  booking: ShownOrder,
  { amountDue, now }: { amountDue: string | null; now: Date },
  { booked, order: { next } }: Pick<Words, 'booked' | 'order'>,
): string | null {
  const stage = stageOf(booking)
  const { phone, uncertainPincode, delivery } = booking
  switch (stage) {
    case 'pending':
      return uncertainPincode
        ? fillSentence(booked.nextSteps.callOutside, {
            phone: formatPhone(phone),
            pincode: uncertainPincode,
          })
        : next.pending
    case 'confirmed':
      return isPickupPast(booking, now) ? null : next.confirmed
    case 'ready':
      return delivery ? next.deliveryChosen : next.ready
    case 'dispatched':
    case 'delivered':
      return amountDue ? fillSentence(next.unpaid[stage], { amount: amountDue }) : next[stage]
    case 'cancelled':
      return lastStep(booking) ? next.cancelledLate : next.cancelled
    default:
      return next[stage]
  }
}

/** Returns the day that matters at this stage: of the pickup, the return or the delivery. */
export function describeStageDay(
  booking: Omit<ShownOrder, 'phone'>,
  words: PickupNames & Pick<Words, 'booked' | 'order' | 'returns'>,
  today: LocalDate,
): string[] {
  const stage = stageOf(booking)
  const { delivery, promisedDate, deliveredAt, uncertainPincode } = booking
  if (stage === 'cancelled' || stage === 'missed') return []
  if (stage === 'delivered') {
    const day = deliveredAt && formatLongDay(localDateAt(new Date(deliveredAt)), words.dates, today)
    return day ? [fillSentence(words.order.deliveredOn, { day })] : []
  }
  const isPromised = promisedDate && promisedDate >= today
  const days = isPromised ? [describeReturn(promisedDate, words, today)] : []
  if (stage === 'pending' || stage === 'confirmed') {
    return [describePickup(booking, uncertainPincode, words), ...days]
  }
  // On the way, the clothes come today.
  if (!delivery) return stage === 'dispatched' ? [] : days
  return [fillSentence(words.order.deliveryOn, { delivery: formatPickup(delivery, words) })]
}

/** Promises nothing for an uncertain pincode. */
export function describePickup(
  pickup: Pickup,
  uncertainPincode: string | null,
  { booked, ...names }: PickupNames & Pick<Words, 'booked'>,
): string {
  const when = formatPickup(pickup, names)
  return uncertainPincode
    ? fillSentence(booked.pickupOutside, { pincode: uncertainPincode, pickup: when })
    : fillSentence(booked.pickup, { pickup: when })
}

/** Addresses the customer: has "you" and "we" instead of names. */
export function describeCustomerStep(
  { at, change, pickups }: CustomerStep,
  words: PickupNames & Pick<Words, 'order'>,
): string {
  const day = localDateAt(new Date(at))
  const format = (pickup?: Pickup) =>
    pickup ? `${formatShortDate(pickup.date, words.dates, day)}, ${words.slots[pickup.time]}` : ''
  const { stages, timeline } = words.order
  const sentences: Record<CustomerStep['change'], string> = { ...stages, ...timeline }
  return fillSentence(sentences[change], { from: format(pickups?.from), to: format(pickups?.to) })
}

import { type BookingStatus, isOpen } from '#business/bookings/status/status.ts'
import type { CustomerStep } from '#business/bookings/timelines.ts'
import { formatInstantTime } from '#business/pickups/format-instant.ts'
import {
  formatLongDay,
  formatShortDate,
  type LocalDate,
  localDateAt,
} from '#business/pickups/local-time.ts'
import type { Pickup, PickupNames } from '#business/pickups/pickup.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import { lastStep, orderSteps, type StepTimes } from './order-steps.ts'

/** Heading and label of the stage. `label` is null before the pickup and after the order. */
export function describeStage(
  booking: StepTimes & { status: BookingStatus },
  {
    manage,
  }: {
    manage: Pick<
      Words['manage'],
      'stages' | 'timeline' | 'yourPickup' | 'yourBooking' | 'cancelled'
    >
  },
): { heading: string; label: string | null } {
  if (booking.status === 'cancelled') return { heading: manage.cancelled, label: null }
  const step = lastStep(booking)
  const label = step && isOpen(booking) ? manage.stages[step] : null
  if (step) return { heading: manage.timeline[step], label }
  return { heading: isOpen(booking) ? manage.yourPickup : manage.yourBooking, label }
}

/** Says what happened last to the clothes, and when. Null before the pickup. */
export function describeProgress(
  booking: StepTimes,
  { dates, manage }: { dates: Words['dates']; manage: Pick<Words['manage'], 'progress'> },
  today: LocalDate,
): string | null {
  const step = lastStep(booking)
  if (!step) return null
  const at = new Date(booking[orderSteps[step].column]!)
  const day = formatLongDay(localDateAt(at), dates, today)
  const when = `${day}, ${formatInstantTime(at, dates)}`
  return fillSentence(manage.progress[step], { when })
}

/** Addresses the customer: has "you" and "we" instead of names. */
export function describeCustomerStep(
  { at, change, pickups }: CustomerStep,
  words: PickupNames & { manage: Pick<Words['manage'], 'timeline'> },
): string {
  const day = localDateAt(new Date(at))
  const format = (pickup?: Pickup) =>
    pickup ? `${formatShortDate(pickup.date, words.dates, day)}, ${words.slots[pickup.time]}` : ''
  return fillSentence(words.manage.timeline[change], {
    from: format(pickups?.from),
    to: format(pickups?.to),
  })
}

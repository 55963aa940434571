import {
  type BookingEvent,
  type BookingEventType,
  bookingEventTypes,
  type Channel,
  channelNames,
  getChosenDelivery,
  getReschedule,
} from '#business/bookings/events.ts'
import { describePayment } from '#business/bookings/payments.ts'
import {
  type BookingStatus,
  bookingStatuses,
  isBookingStatus,
  isOpen,
} from '#business/bookings/status/status.ts'
import { formatShortPickup } from '#business/pickups/english-dates.ts'
import { formatInstantTime } from '#business/pickups/format-instant.ts'
import {
  formatLongDay,
  formatShortDate,
  type LocalDate,
  localDateAt,
} from '#business/pickups/local-time.ts'
import type { Pickup, PickupNames } from '#business/pickups/pickup.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import * as staffWords from '#business/words/staff.ts'
import {
  isOrderStep,
  lastStep,
  orderSteps,
  orderStepValues,
  type StepTimes,
} from './order-steps.ts'

/** `at` is an ISO 8601 instant in UTC. */
export interface TimelineStep {
  at: string
  text: string
}

type Event = Omit<BookingEvent, 'actor'>

/** As the customer sees it. `at` is an ISO 8601 instant in UTC. */
export interface CustomerStep {
  at: string
  change: keyof Words['manage']['timeline']
  /** `to` of a delivery; null unless one was chosen or the pickup was rescheduled. */
  pickups: { from?: Pickup; to: Pickup } | null
}

/** Omits undone changes. */
export function buildCustomerTimeline(events: readonly Event[]): CustomerStep[] {
  return withoutUndoneChanges(events).flatMap((event) => {
    const change = customerChange(event)
    return change ? [{ at: event.createdAt, change, pickups: getTimes(event) }] : []
  })
}

function getTimes(event: Event): CustomerStep['pickups'] {
  const delivery = getChosenDelivery(event)
  return delivery ? { to: delivery } : getReschedule(event)
}

function customerChange({ type, to, channel }: Event): CustomerStep['change'] | null {
  const byCustomer = channel === 'manage-link'
  if (type === 'booked') return 'booked'
  if (type === 'rescheduled') return byCustomer ? 'youRescheduled' : 'rescheduled'
  if (isOrderStep(type)) return type
  if (type === 'delivery-chosen') {
    if (!to) return 'deliveryRemoved'
    return byCustomer ? 'youChoseDelivery' : 'deliveryChosen'
  }
  if (type !== 'status-changed') return null
  if (to === 'cancelled') return byCustomer ? 'youCancelled' : 'cancelled'
  return to === 'confirmed' || to === 'completed' ? to : null
}

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

/**
 * Includes actor, channel and reason. The file of an imported booking does not say who booked it.
 */
export function buildStaffTimeline(
  events: readonly BookingEvent[],
  { isImported }: { isImported: boolean },
): TimelineStep[] {
  return toSteps(events, ({ type, actor, channel, text }, change) => {
    if (type === 'booked' && channel === 'site' && isImported) return change
    const by = customerPhrases[channel] ?? `by ${actor} (${channelNames[channel]})`
    const reason = type === 'status-changed' && text ? `: ${text}` : ''
    return `${change} ${by}${reason}`
  })
}

/** Only customers use these channels. */
const customerPhrases: Partial<Record<Channel, string>> = {
  site: 'online by the customer',
  'manage-link': 'by the customer',
}

/** Omits notes, corrections and steps, which pages show elsewhere. */
function toSteps<OneEvent extends Event>(
  events: readonly OneEvent[],
  describe: (event: OneEvent, change: string) => string,
): TimelineStep[] {
  return events.flatMap((event) => {
    const change = describeChange(event)
    if (!change) return []
    return [{ at: event.createdAt, text: describe(event, change) + describePickups(event) }]
  })
}

/** Removes what was taken back, each with the event that took it back. */
function withoutUndoneChanges(events: readonly Event[]): Event[] {
  const remaining: Event[] = []
  for (const event of events) {
    const type = takenBackType(event)
    if (type === null) remaining.push(event)
    else {
      const undone = remaining.findLastIndex((earlier) => earlier.type === type)
      if (undone >= 0) remaining.splice(undone, 1)
    }
  }
  return remaining
}

function takenBackType({ type }: Event): BookingEventType | null {
  if (type === 'undone') return 'status-changed'
  return orderStepValues.find((step) => type === `not-${step}`) ?? null
}

function describeChange({ type, to, text }: Event): string | null {
  if (type === 'billed' || type === 'paid' || type === 'not-paid') {
    const payment = describePayment({ to, text })
    return payment ? `${bookingEventTypes[type].label}: ${payment},` : bookingEventTypes[type].label
  }
  const status = isBookingStatus(to) ? bookingStatuses[to].label : null
  if (type === 'status-changed') return status
  if (type === 'undone') return status && `Undone: back to ${status}`
  if (type === 'delivery-chosen' && !to) return staffWords.delivery.removed
  return type === 'booked' || type === 'rescheduled' || type === 'delivery-chosen'
    ? bookingEventTypes[type].label
    : null
}

function describePickups(event: Event): string {
  const delivery = getChosenDelivery(event)
  const format = (pickup: Pickup) =>
    formatShortPickup(pickup, localDateAt(new Date(event.createdAt)))
  if (delivery) return `: ${format(delivery)}`
  const reschedule = getReschedule(event)
  if (!reschedule) return ''
  return ` from ${format(reschedule.from)} to ${format(reschedule.to)}`
}

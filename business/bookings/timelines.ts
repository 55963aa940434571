import {
  isOrderStep,
  type OrderStep,
  orderStepValues,
} from '#business/bookings/return/order-steps.ts'
import { bookingStatuses, isBookingStatus } from '#business/bookings/status/status.ts'
import { formatInstant, formatShortPickup } from '#business/pickups/english-dates.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { Words } from '#business/words/sentence.ts'
import * as staffWords from '#business/words/staff.ts'
import {
  type BookingEvent,
  type BookingEventDefinition,
  type BookingEventType,
  bookingEventTypes,
  type Channel,
  channelNames,
  customerActor,
  getChosenDelivery,
  getReschedule,
  type SentenceParts,
} from './events.ts'
import { toReference } from './fields.ts'
import { describeMissed } from './missed-pickup.ts'
import { describePayment } from './payments.ts'

type Event = Omit<BookingEvent, 'actor'>

type CustomerSentence = keyof Words['order']['stages'] | keyof Words['order']['timeline']

interface EventSentences {
  log?: (event: Event) => SentenceParts | null
  /** On the booking's page, before the actor. */
  staff?: (event: Event) => string | null
  /** On the customer's page. Absent: internal. */
  customer?: (event: Event) => CustomerSentence | null
}

const sentences: Partial<Record<BookingEventType, EventSentences>> = {
  booked: { customer: () => 'booked' },
  rescheduled: {
    log: (event) => ['rescheduled', describePickups(event)],
    customer: (event) => (isByCustomer(event) ? 'youRescheduled' : 'rescheduled'),
  },
  'status-changed': {
    log: ({ to }) => (isBookingStatus(to) ? [bookingStatuses[to].label.toLowerCase()] : null),
    staff: ({ to }) => statusLabel(to),
    customer: (event) => {
      const { to } = event
      if (to === 'cancelled') return isByCustomer(event) ? 'youCancelled' : 'cancelled'
      if (to === 'completed') return 'delivered'
      return to === 'confirmed' ? to : null
    },
  },
  corrected: { log: ({ text }) => [`corrected ${formatList(fieldNames(text))} of`] },
  ...sentencesOfSteps(),
  counted: {
    log: ({ to }) => ['counted', `(${staffWords.runSheet.pieces(Number(to))})`],
    staff: ({ from, to }) =>
      `Counted ${staffWords.runSheet.counted(Number(to), from ? Number(from) : null)}`,
  },
  missed: {
    log: ({ to }) => ['marked', `as not collected (${describeMissed(to)})`],
    staff: (event) => `${labelOf(event)} (${describeMissed(event.to)})`,
    customer: () => 'missed',
  },
  'not-missed': { log: () => ['changed', 'back to be collected'], staff: labelOf },
  'delivery-chosen': {
    log: (event) => (event.to ? ['set the delivery of', `to ${describePickups(event)}`] : null),
    staff: (event) => (event.to ? labelOf(event) : staffWords.delivery.removed),
    customer: (event) => {
      if (!event.to) return 'deliveryRemoved'
      return isByCustomer(event) ? 'youChoseDelivery' : 'deliveryChosen'
    },
  },
  billed: { log: ({ text }) => (text ? ['billed', `(${text})`] : null), staff: withPayment },
  paid: { log: (event) => ['marked', `as paid (${describePayment(event)})`], staff: withPayment },
  'not-paid': { staff: withPayment },
  undone: {
    log: ({ from, to }) => {
      const [before, after] = [from, to].map((status) => statusLabel(status)?.toLowerCase())
      return ['changed', `back from ${before} to ${after}`]
    },
    staff: ({ to }) => statusLabel(to) && `Undone: back to ${statusLabel(to)}`,
  },
}

function sentencesOfSteps(): Partial<Record<OrderStep, EventSentences>> {
  return Object.fromEntries(orderStepValues.map((step) => [step, { customer: () => step }]))
}

/** For the activity log, in three parts; the middle one may become a link. */
export function describeBookingEvent(event: Event & { booking: string }) {
  const { type, booking } = event
  const { label, log = ['marked', `as ${label.toLowerCase()}`] }: BookingEventDefinition =
    bookingEventTypes[type]
  const [before, after = ''] = sentences[type]?.log?.(event) ?? log
  return { before, about: `booking ${toReference(booking)}`, after }
}

/** `at` is an ISO 8601 instant in UTC. */
interface TimelineStep {
  at: string
  text: string
}

/**
 * For the booking's page, with actor, channel and reason. The file of an imported booking does not
 * say who booked it.
 */
export function buildStaffTimeline(
  events: readonly BookingEvent[],
  { isImported }: { isImported: boolean },
): TimelineStep[] {
  return events.flatMap((event) => {
    const { createdAt: at, type, actor, channel, text } = event
    const { label, isInHistory }: BookingEventDefinition = bookingEventTypes[type]
    const change = isInHistory ? label : sentences[type]?.staff?.(event)
    if (!change) return []
    const by = customerPhrases[channel] ?? `by ${actor} (${channelNames[channel]})`
    const isAnonymous = type === 'booked' && channel === 'site' && isImported
    const reason = type === 'status-changed' && text ? `: ${text}` : ''
    const pickups = describePickups(event)
    const details = type === 'delivery-chosen' && pickups ? `: ${pickups}` : ` ${pickups}`
    return [{ at, text: `${change}${isAnonymous ? '' : ` ${by}`}${reason}${details}`.trimEnd() }]
  })
}

/** Only customers use these channels. */
const customerPhrases: Partial<Record<Channel, string>> = {
  site: 'online by the customer',
  'manage-link': 'by the customer',
}

/** As the customer sees it. `at` is an ISO 8601 instant in UTC. */
export interface CustomerStep {
  at: string
  change: CustomerSentence
  /** `to` of a delivery; null unless one was chosen or the pickup was rescheduled. */
  pickups: { from?: Pickup; to: Pickup } | null
}

export function buildCustomerTimeline(events: readonly Event[]): CustomerStep[] {
  const steps = withoutUndoneChanges(events).flatMap((event): CustomerStep[] => {
    const change = sentences[event.type]?.customer?.(event)
    const delivery = getChosenDelivery(event)
    const pickups = delivery ? { to: delivery } : getReschedule(event)
    return change ? [{ at: event.createdAt, change, pickups }] : []
  })
  // Completing a delivered order delivers nothing.
  const delivered = steps.findIndex(({ change }) => change === 'delivered')
  return steps.filter(({ change }, index) => change !== 'delivered' || index === delivered)
}

/** For the customer's document: `26 Nov 2026, 4:05 PM: Status changed to Confirmed by us`. */
export function describeEventToCustomer(event: BookingEvent): string {
  const { createdAt, actor, channel, type, to, text } = event
  const change = [
    labelOf(event),
    type === 'rescheduled' && describePickups(event),
    type === 'status-changed' && statusLabel(to) && `to ${statusLabel(to)}`,
    actor === customerActor ? 'by you' : channel === 'worker' ? 'automatically' : 'by us',
  ]
  const sentence = `${formatInstant(createdAt)}: ${change.filter(Boolean).join(' ')}`
  const said =
    (type === 'corrected' && fieldNames(text)) ||
    (type === 'counted' && to) ||
    (type === 'missed' && describeMissed(to)) ||
    text
  return said ? `${sentence}: “${said}”` : sentence
}

/** `firstOrder` becomes `first order`. */
function fieldNames(text: string | null | undefined): string | undefined {
  return text?.replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
}

/** Removes what was taken back, each with the event that took it back. */
function withoutUndoneChanges(events: readonly Event[]): Event[] {
  const remaining: Event[] = []
  for (const event of events) {
    const type = takenBackType(event)
    const undone = type ? remaining.findLastIndex((earlier) => earlier.type === type) : -1
    if (type === null) remaining.push(event)
    else if (undone >= 0) remaining.splice(undone, 1)
  }
  return remaining
}

function takenBackType({ type }: Event): BookingEventType | null {
  if (type === 'undone') return 'status-changed'
  const earlier = type.replace(/^not-/, '')
  const isTakenBack = type !== earlier && (isOrderStep(earlier) || earlier === 'missed')
  return isTakenBack ? earlier : null
}

const isByCustomer = ({ channel }: Event) => channel === 'manage-link'

function labelOf({ type }: Event): string {
  return bookingEventTypes[type].label
}

function statusLabel(status: string | null | undefined): string | null {
  return isBookingStatus(status) ? bookingStatuses[status].label : null
}

function withPayment(event: Event): string {
  const payment = describePayment(event)
  return payment ? `${labelOf(event)}: ${payment},` : labelOf(event)
}

/** The delivery, or both pickups of a reschedule; empty for other events. */
function describePickups(event: Event): string {
  const day = localDateAt(new Date(event.createdAt))
  const format = (pickup: Pickup) => formatShortPickup(pickup, day)
  const delivery = getChosenDelivery(event)
  if (delivery) return format(delivery)
  const reschedule = getReschedule(event)
  return reschedule ? `from ${format(reschedule.from)} to ${format(reschedule.to)}` : ''
}

const list = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' })

export function formatList(fields: string | null | undefined): string {
  return list.format((fields ?? '').split(', '))
}

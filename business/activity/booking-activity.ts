import {
  type BookingEvent,
  type BookingEventType,
  type Channel,
  getChosenDelivery,
  getReschedule,
} from '#business/bookings/events.ts'
import { describePayment } from '#business/bookings/payments.ts'
import { toReference } from '#business/bookings/reference.ts'
import { bookingStatuses, isBookingStatus } from '#business/bookings/status/status.ts'
import { formatShortPickup } from '#business/pickups/english-dates.ts'
import { type LocalDate, localDateAt } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { formatList, type SentenceParts } from './activity-events.ts'

/** Channels that the activity log shows: not the public site, not the worker. */
export const loggedChannels = ['dashboard', 'cms', 'manage-link'] as const satisfies Channel[]

export function isLoggedChannel(channel: Channel): channel is (typeof loggedChannels)[number] {
  return loggedChannels.some((logged) => logged === channel)
}

type Event = Pick<BookingEvent, 'type' | 'from' | 'to' | 'text' | 'createdAt'> & { booking: string }

const sentences: Record<BookingEventType, (event: Event) => SentenceParts> = {
  booked: () => ['created', 'for a caller'],
  rescheduled: (event) => {
    const { from, to } = getReschedule(event)!
    const format = (pickup: Pickup) => formatShortPickup(pickup, dayOf(event))
    return ['rescheduled', `from ${format(from)} to ${format(to)}`]
  },
  'status-changed': ({ to }) => [toLabel(to)],
  corrected: ({ text }) => [`corrected ${formatList(text)} of`],
  noted: () => ['added a note to'],
  collected: () => ['marked', 'as picked up'],
  'not-collected': () => ['marked', 'as not picked up'],
  arrived: () => ['marked', 'as at the shop'],
  'not-arrived': () => ['marked', 'as not at the shop'],
  ready: () => ['marked', 'as ready'],
  'not-ready': () => ['marked', 'as not ready'],
  'delivery-chosen': (event) => {
    const delivery = getChosenDelivery(event)
    return delivery
      ? ['set the delivery of', `to ${formatShortPickup(delivery, dayOf(event))}`]
      : ['removed the delivery time of']
  },
  dispatched: () => ['marked', 'as out for delivery'],
  'not-dispatched': () => ['marked', 'as not out for delivery'],
  delivered: () => ['marked', 'as delivered'],
  'not-delivered': () => ['marked', 'as not delivered'],
  billed: ({ text }) => ['billed', text ? `(${text})` : ''],
  paid: ({ to, text }) => ['marked', `as paid (${describePayment({ to, text })})`],
  'not-paid': () => ['marked', 'as not paid'],
  undone: ({ from, to }) => ['changed', `back from ${toLabel(from)} to ${toLabel(to)}`],
  'not-duplicate': () => ['marked', 'as not a duplicate'],
  erased: () => ['erased the personal details of'],
  deleted: () => ['deleted'],
}

function dayOf({ createdAt }: Event): LocalDate {
  return localDateAt(new Date(createdAt))
}

function toLabel(status: string | null | undefined): string {
  return isBookingStatus(status) ? bookingStatuses[status].label.toLowerCase() : 'changed'
}

export function describeBookingEvent(event: Event): {
  before: string
  about: string
  after: string
} {
  const [before, after = ''] = sentences[event.type](event)
  return { before, about: `booking ${toReference(event.booking)}`, after }
}

import { type Pickup, pickupFromText } from '#business/pickups/pickup.ts'
import type { BookingStatus } from './status.ts'

/** Where a person's change of a booking comes from. */
export const doors = ['site', 'dashboard', 'cms', 'manage-link'] as const

export type Door = (typeof doors)[number]

/** Where an event of a booking comes from: a person, or our own worker. */
export const channels = [...doors, 'worker'] as const

export type Channel = (typeof channels)[number]

/** What staff call each. */
export const channelNames: Record<Channel, string> = {
  site: 'the site',
  dashboard: 'dashboard',
  cms: 'CMS',
  'manage-link': "the customer's link",
  worker: 'automatic',
}

/** The actor of an event if it was the customer. */
export const byCustomer = 'Customer'

/**
 * What can happen to a booking. `from` and `to` hold statuses of `booked` and `status-changed`, and pickups (`pickupText`) of
 * `rescheduled`. `text` holds the words of a note, or the names of corrected fields. Events of one change have this order.
 */
export const bookingEventTypes = {
  booked: { label: 'Booked' },
  rescheduled: { label: 'Rescheduled' },
  'status-changed': { label: 'Status changed' },
  corrected: { label: 'Details corrected' },
  noted: { label: 'Note added' },
  collected: { label: 'Picked up' },
  'not-collected': { label: 'Not picked up after all' },
  erased: { label: 'Personal details removed' },
  deleted: { label: 'Booking deleted' },
} as const

export type BookingEventType = keyof typeof bookingEventTypes

export const bookingEventTypeValues = Object.keys(bookingEventTypes) as BookingEventType[]

/** One thing that happened to a booking. `createdAt` is an instant, ISO 8601 in UTC. */
export interface BookingEvent {
  createdAt: string
  actor: string
  channel: Channel
  type: BookingEventType
  from?: string | null
  to?: string | null
  text?: string | null
}

/** What an operation says of its event; who did it, and when, is the same for all events of a change. */
export type NewBookingEvent = Pick<BookingEvent, 'type' | 'from' | 'to' | 'text'>

/** From when to when an event moved the pickup; null for other events. */
export function rescheduleIn({
  type,
  from,
  to,
}: Pick<BookingEvent, 'type' | 'from' | 'to'>): { from: Pickup; to: Pickup } | null {
  if (type !== 'rescheduled') return null
  return { from: pickupFromText(from!), to: pickupFromText(to!) }
}

/** Whether an event gave the booking this status. */
export function hasBecome({ type, to }: BookingEvent, status: BookingStatus): boolean {
  return type === 'status-changed' && to === status
}

/** How many events changed the booking's pickup or status: the SEQUENCE of RFC 5545. */
export function changeCount(events: readonly Pick<BookingEvent, 'type'>[]): number {
  return events.filter(({ type }) => type === 'rescheduled' || type === 'status-changed').length
}

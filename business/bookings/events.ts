import type { BookingStatus } from '#business/bookings/status/status.ts'
import { parsePickup, type Pickup } from '#business/pickups/pickup.ts'
import { missedState } from './missed-pickup.ts'

export const userChannels = ['site', 'dashboard', 'cms', 'manage-link'] as const

export type UserChannel = (typeof userChannels)[number]

export const channels = [...userChannels, 'worker'] as const

export type Channel = (typeof channels)[number]

export const channelNames: Record<Channel, string> = {
  site: 'website',
  dashboard: 'dashboard',
  cms: 'CMS',
  'manage-link': 'customer’s link',
  worker: 'automatic',
}

export const customerActor = 'Customer'

/** Texts around the subject: `rescheduled`, the booking, `from Thu, 26 Nov, 11AM-1PM to …`. */
export type SentenceParts = readonly [before: string, after?: string]

export interface BookingEventDefinition {
  label: string
  /** In the activity log. Without it, the booking was `marked` as the label. */
  log?: SentenceParts
  isInHistory?: boolean
}

/**
 * `from` and `to` hold statuses, day and slot as text, or pieces announced and counted; `to` also
 * how a bill was paid or why a pickup was missed. `text` holds a note, a reason, corrected field
 * names or an amount. Events of one change have this order.
 */
export const bookingEventTypes = {
  booked: { label: 'Booked', log: ['created', 'for a caller'], isInHistory: true },
  rescheduled: { label: 'Rescheduled', isInHistory: true },
  'status-changed': { label: 'Status changed', log: ['changed'] },
  corrected: { label: 'Details corrected' },
  noted: { label: 'Note added', log: ['added a note to'] },
  'picked-up': { label: 'Picked up' },
  'not-picked-up': { label: 'Not picked up' },
  counted: { label: 'Pieces counted' },
  missed: missedState,
  'not-missed': { label: 'Not collected: undone' },
  arrived: { label: 'At the shop' },
  'not-arrived': { label: 'Not at the shop' },
  ready: { label: 'Ready' },
  'not-ready': { label: 'Not ready' },
  'delivery-chosen': { label: 'Delivery time chosen', log: ['removed the delivery time of'] },
  dispatched: { label: 'On its way' },
  'not-dispatched': { label: 'Not on its way' },
  delivered: { label: 'Delivered' },
  'not-delivered': { label: 'Not delivered' },
  billed: { label: 'Billed', log: ['billed'] },
  paid: { label: 'Paid' },
  'not-paid': { label: 'Payment undone', log: ['marked', 'as not paid'] },
  undone: { label: 'Undone', log: ['changed'] },
  'not-duplicate': { label: 'Not a duplicate' },
  erased: { label: 'Personal details erased', log: ['erased the personal details of'] },
  deleted: { label: 'Booking deleted', log: ['deleted'] },
} as const satisfies Record<string, BookingEventDefinition>

export type BookingEventType = keyof typeof bookingEventTypes

export const bookingEventTypeValues = Object.keys(bookingEventTypes) as BookingEventType[]

/** `createdAt` is an ISO 8601 instant in UTC. */
export interface BookingEvent {
  createdAt: string
  actor: string
  channel: Channel
  type: BookingEventType
  from?: string | null
  to?: string | null
  text?: string | null
}

/** All events of one change share actor and time. */
export type NewBookingEvent = Pick<BookingEvent, 'type' | 'from' | 'to' | 'text'>

/** Returns the old and new pickup; null for other events. */
export function getReschedule({
  type,
  from,
  to,
}: Pick<BookingEvent, 'type' | 'from' | 'to'>): { from: Pickup; to: Pickup } | null {
  if (type !== 'rescheduled') return null
  return { from: parsePickup(from!), to: parsePickup(to!) }
}

/** Returns the chosen day and slot. Null for other events, and if staff removed it. */
export function getChosenDelivery({ type, to }: Pick<BookingEvent, 'type' | 'to'>): Pickup | null {
  return type === 'delivery-chosen' && to ? parsePickup(to) : null
}

export function hasBecome({ type, to }: BookingEvent, status: BookingStatus): boolean {
  return type === 'status-changed' && to === status
}

/** True if the event is a correction of `field`. */
export function isCorrectionOf(
  field: string,
  { type, text }: Pick<BookingEvent, 'type' | 'text'>,
): boolean {
  return type === 'corrected' && Boolean(text?.split(', ').includes(field))
}

const calendarChanges: BookingEventType[] = ['rescheduled', 'status-changed', 'undone']

/**
 * Counts reschedules, status changes and corrected emails: the SEQUENCE of RFC 5545, which never
 * decreases.
 */
export function countChanges(events: readonly Pick<BookingEvent, 'type' | 'text'>[]): number {
  return events.filter(
    (event) => calendarChanges.includes(event.type) || isCorrectionOf('email', event),
  ).length
}

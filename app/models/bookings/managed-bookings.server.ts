import { sql } from '@payloadcms/db-postgres'
import { siteContent } from '#app/models/content/content.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { payloadClient } from '#app/models/payload.server.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { countChanges } from '#business/bookings/events.ts'
import { pickDetails } from '#business/bookings/fields.ts'
import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import { isMissed } from '#business/bookings/missed-pickup.ts'
import {
  type DeliveryChoice,
  getDelivery,
  isSameDelivery,
} from '#business/bookings/return/delivery.ts'
import { pickStepTimes } from '#business/bookings/return/order-steps.ts'
import { isOpen } from '#business/bookings/status/status.ts'
import { buildCustomerTimeline } from '#business/bookings/timelines.ts'
import { type Language, localPath } from '#business/languages/languages.ts'
import { isManageLinkValid, managePath } from '#business/manage-links/manage-link.ts'
import type { PickupProblem } from '#business/pickups/availability.ts'
import { isRescheduled, type Pickup } from '#business/pickups/pickup.ts'
import { extractUncertainPincode, type ServiceArea } from '#business/pickups/service-area.ts'
import type { Outcome } from '#business/words/outcome.ts'
import { wordsFor } from '#business/words/words-for.ts'
import type { Actor } from '#collections/bookings/change-booking.ts'
import { changeStatus } from '#collections/bookings/operations/change-status.ts'
import { chooseDelivery } from '#collections/bookings/operations/choose-delivery.ts'
import { reschedule } from '#collections/bookings/operations/reschedule.ts'
import type { Refusal } from '#collections/bookings/refusals.ts'
import { environment } from '#environment.ts'
import type { BookingEvent } from '#payload-types.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { createMailedKey, hashManageKey, plainManageKey } from '#platform/crypto/manage-key.ts'
import { pickupCalendar } from '#platform/mail/pickup-calendar.ts'
import { recordOpenedMail } from '#platform/mail/sending/recipient-limit.ts'
import { findBookingOfCustomer } from './booking-access.server.ts'

export { hashManageKey }

export type ManagedBooking = ReturnType<typeof toManagedBooking>

type ManageLinkResult =
  { booking: ManagedBooking; missing?: never } | { booking?: never; missing: 'unknown' | 'expired' }

/**
 * Refused if the pickup is unavailable (`problem`), after too many changes
 * (`isLimitReached`), after changes close, or if the booking has changed.
 */
export type ChangeOutcome = Outcome<unknown, { problem?: PickupProblem; isLimitReached?: boolean }>

/**
 * Finds a booking by manage key; erased bookings are unknown. Notes that a mailed link was opened.
 */
export async function findByManageKey(key: string, now: Date): Promise<ManageLinkResult> {
  const booking = await find(key)
  if (!booking) return { missing: 'unknown' }
  await noteIfMailed(key, booking)
  if (!isManageLinkValid(booking, now)) return { missing: 'expired' }
  const events = await findBookingEvents(await payloadClient(), booking.id)
  const { serviceArea } = await siteContent(booking.language)
  return { booking: toManagedBooking(booking, events, serviceArea) }
}

async function noteIfMailed(key: string, { email }: Booking): Promise<void> {
  const payload = await payloadClient()
  if (!email || key !== createMailedKey(payload.secret, plainManageKey(key), email)) return
  await recordOpenedMail(payload, email).catch((error: unknown) => {
    logFailure('An opened mail could not be noted', error)
  })
}

/** Returns true if a booking of one of these forms is open, with this phone and pickup. */
export async function hasOpenBooking(
  requestKeyHashes: string[],
  { phone, date, time }: Pickup & { phone: string },
): Promise<boolean> {
  // The hashes come from the browser that booked.
  const found = await findBookingOfCustomer(sql`is_open AND phone = ${phone} AND date = ${date}
    AND time = ${time} AND request_key = ANY(${sql.param(requestKeyHashes)}::text[]) LIMIT 1`)
  return found !== undefined
}

/** Cancels a booking; succeeds if it is already cancelled. */
export function cancelAsCustomer(
  key: string,
  expected: ExpectedBooking,
  language: Language,
): Promise<ChangeOutcome> {
  return changeAsCustomer(key, {
    language,
    change: (actor, id) => changeStatus(actor, { id, to: 'cancelled', expected }),
    isDone: ({ status }) => status === 'cancelled',
  })
}

/** Reschedules a booking; succeeds if it already has the pickup. */
export function rescheduleAsCustomer(
  key: string,
  to: Pickup,
  expected: ExpectedBooking,
  language: Language,
): Promise<ChangeOutcome> {
  return changeAsCustomer(key, {
    language,
    change: (actor, id) => reschedule(actor, { id, to, expected }),
    isDone: (booking) => isOpen(booking) && !isRescheduled(booking, to),
  })
}

/** Chooses day and slot of the delivery; succeeds if the booking already has them. */
export function chooseDeliveryAsCustomer(
  key: string,
  choice: DeliveryChoice,
  language: Language,
): Promise<ChangeOutcome> {
  return changeAsCustomer(key, {
    language,
    change: (actor, id) => chooseDelivery(actor, { id, ...choice }),
    isDone: (booking) => isOpen(booking) && isSameDelivery(getDelivery(booking), choice.to),
  })
}

async function changeAsCustomer(
  key: string,
  {
    language,
    change,
    isDone,
  }: {
    language: Language
    change: (actor: Actor, id: string) => Promise<{ ok: true } | Refusal>
    isDone: (booking: Booking) => boolean
  },
): Promise<ChangeOutcome> {
  const outdated = { ok: false, reason: wordsFor(language).manage.changedConcurrently } as const
  const booking = await find(key)
  if (!booking || !isManageLinkValid(booking, new Date())) return outdated
  if (isDone(booking)) return { ok: true }
  const payload = await payloadClient()
  const manageKeyHash = hashManageKey(plainManageKey(key))
  const actor: Actor = { payload, user: null, channel: 'manage-link', language, manageKeyHash }
  const outcome = await change(actor, booking.id)
  if (outcome.ok) return { ok: true }
  const { kind, reason, problem } = outcome
  if (problem || kind === 'closed') return { ok: false, reason, problem }
  if (kind === 'limit') return { ok: false, reason, isLimitReached: true }
  // A double click may have made the change.
  const current = await find(key)
  return current && isDone(current) ? { ok: true } : outdated
}

async function find(key: string): Promise<Booking | null> {
  // The key grants access.
  const hash = hashManageKey(plainManageKey(key))
  const found = await findBookingOfCustomer(sql`manage_key_hash = ${hash} AND erased_at IS NULL`)
  return found ?? null
}

function toManagedBooking(booking: Booking, events: BookingEvent[], serviceArea: ServiceArea) {
  const { id, reference, status, serviceType, language, date, time, express } = booking
  const { firstOrder, createdAt, missedReason } = booking
  const delivery = getDelivery(booking)
  const uncertainPincode = extractUncertainPincode(booking, serviceArea)
  // A chosen delivery replaces the promise.
  const isUncertain = uncertainPincode !== null || isMissed(booking)
  const isPromised = isOpen(booking) && !delivery && !booking.deliveredAt && !isUncertain
  return {
    ...{ id, reference, status, serviceType, language, date, time, express, delivery },
    ...{ ...pickDetails(booking), firstOrder, createdAt, missedReason },
    promisedDate: isPromised ? booking.promisedDate : null,
    /** Set while we have not decided whether we can come. */
    uncertainPincode,
    ...pickStepTimes(booking),
    timeline: buildCustomerTimeline(events),
    changeCount: countChanges(events),
  }
}

/** Builds an iCalendar file (RFC 5545). The booking's emails update the same event. */
export async function buildCalendarFile(booking: ManagedBooking, key: string): Promise<string> {
  const { language } = booking
  const { business } = await siteContent(language)
  const manageUrl = environment.siteUrl + localPath(language, managePath(key))
  return pickupCalendar({ ...booking, manageUrl }, business, wordsFor(language))
}

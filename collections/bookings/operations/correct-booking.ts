import { sql } from '@payloadcms/db-postgres'
import type { Booking } from '#business/bookings/booking.ts'
import { bookingDetailNames } from '#business/bookings/fields.ts'
import {
  type EditableBooking,
  editableSettings,
  mergeCorrection,
  pickEditable,
  pickLastChange,
} from '#business/bookings/merge-correction.ts'
import { isExpressOffered, promiseAfter } from '#business/bookings/return/return-date.ts'
import { mailsToNewAddress } from '#business/mails/mail-kinds.ts'
import { isSameEmail } from '#business/manage-links/manage-link.ts'
import { branchFor, extractPincode } from '#business/pickups/service-area.ts'
import * as staffWords from '#business/words/staff.ts'
import { wordsFor } from '#business/words/words-for.ts'
import {
  type Actor,
  type Change,
  changeBooking,
  type ChangeContext,
  inOneTransaction,
  type Target,
} from '#collections/bookings/change-booking.ts'
import { type Refusal, refuse } from '#collections/bookings/refusals.ts'
import { findBookingEvents } from '#platform/activity/booking-events.ts'
import { createManageKey, hashManageKey } from '#platform/crypto/manage-key.ts'
import { findKeys } from '#platform/mail/manage-link.ts'
import type { QueuedMail } from '#platform/mail/queue-mails.ts'
import { isAwaitingRetry } from '#platform/mail/sending/mail-queue.ts'
import { reschedule } from './reschedule.ts'

interface Correction extends Target {
  /** The booking as the form showed it; null if unknown. Without it, `typed` is stored as it is. */
  seen?: EditableBooking | null
  /** Omitted fields stay unchanged. */
  typed: Partial<EditableBooking>
}

/**
 * Stores only what differs from `seen`. Refuses if someone else has changed the same fields. A new
 * pickup reschedules the booking. Erased details stay erased.
 */
export function correctBooking(
  actor: Actor,
  { seen, typed, ...target }: Correction,
): Promise<{ ok: true; booking: Booking; changes: Partial<EditableBooking> } | Refusal> {
  return inOneTransaction(actor, async (transaction) => {
    const by = { ...actor, transaction }
    const { id } = target
    let changes: Partial<EditableBooking> = {}
    let outcome = await changeBooking(by, target, async (before, { payload, tx }) => {
      const current = pickEditable(before)
      const merged = mergeCorrection({ seen: seen === undefined ? current : seen, typed, current })
      changes = merged.changes
      if (before.erasedAt && Object.keys(changes).length > 0) {
        return refuse('rule', staffWords.customers.cannotRestore)
      }
      if (merged.conflicts.length === 0) return {}
      const events = await findBookingEvents(payload, before.id, { tx })
      const fields = merged.conflicts.map((conflict) => {
        const { actor: by = null, createdAt: at = null } =
          pickLastChange(conflict.field, events) ?? {}
        return { ...conflict, by, at }
      })
      const refusal = refuse('outdated', staffWords.correction.conflict)
      return { ...refusal, conflict: { current, changes, fields } }
    })
    const { date, time, ...details } = changes
    if (outcome.ok && date && time) outcome = await reschedule(by, { id, to: { date, time } })
    if (outcome.ok && Object.keys(details).length > 0) {
      outcome = await changeBooking(by, { id }, (before, context) =>
        correctDetails(before, details, context),
      )
    }
    return outcome.ok ? { ...outcome, changes } : outcome
  })
}

/** The event names corrected fields without values. */
async function correctDetails(
  before: Booking,
  changes: Partial<EditableBooking>,
  context: ChangeContext,
): Promise<Change | Refusal> {
  const { tx, readBusiness, now, language } = context
  const { serviceArea, branchAddresses, ...business } = await readBusiness()
  const rules = business.pickupRules[language]
  const after: Booking = { ...before, ...changes }
  const details = bookingDetailNames.filter((name) => (after[name] || '') !== (before[name] || ''))
  const hasMoved = extractPincode(after.address) !== extractPincode(before.address)
  if (after.branch === before.branch) {
    // A new pincode moves the booking to its branch, unless the actor chose one.
    if (hasMoved) after.branch = branchFor(after.address, serviceArea)?.id ?? null
  } else if (after.branch && !branchAddresses.has(after.branch)) {
    return refuse('invalid', staffWords.branch.unknown)
  }
  // A booking keeps its express when the owner stops offering it.
  if (!before.express && !isExpressOffered(rules)) after.express = false
  const settings = editableSettings.filter((name) => after[name] !== before[name])
  const names = [...details, ...settings]
  if (names.length === 0) return {}
  return {
    set: {
      ...(Object.fromEntries(names.map((name) => [name, after[name]])) as Partial<Booking>),
      promisedDate: promiseAfter(before, after, rules),
      ...(await endManageLink(before, after, context)),
    },
    event: { type: 'corrected', text: names.join(', ') },
    mails: isSameEmail(before.email, after.email)
      ? undefined
      : { kinds: mailsToNewAddress(after, now), toOthers: await mailsToEarlierAddress(before, tx) },
  }
}

/**
 * A corrected or removed email makes a new key, because a stranger may have the link. The first one
 * that is added does not: only the customer has the link.
 */
async function endManageLink(
  before: Booking,
  { email }: Booking,
  { payload: { secret }, tx }: ChangeContext,
): Promise<{ manageKeyHash?: string }> {
  const { id } = before
  if (isSameEmail(before.email, email)) return {}
  const [keys] = before.email ? [] : await findKeys(tx, [id])
  if (keys?.manageKeyHash === hashManageKey(createManageKey(secret, id))) return {}
  return { manageKeyHash: hashManageKey(createManageKey(secret, id, email ?? '')) }
}

/** Removes the pickup from the calendar of an address that got it. */
async function mailsToEarlierAddress(
  { id, status, email, language, reference }: Booking,
  tx: ChangeContext['tx'],
): Promise<QueuedMail[]> {
  if (!email || status === 'cancelled') return []
  const { rowCount } = await tx.execute(sql`
    SELECT FROM emails WHERE booking_id = ${id} AND "to" = ${email} AND calendar IS NOT NULL
      AND (status = 'sent' OR (status = 'queued' AND NOT ${isAwaitingRetry})) LIMIT 1`)
  const subject = `${wordsFor(language).mails.emailRemoved.heading} #${reference}`
  return rowCount ? [{ kind: 'email-removed', to: [email], subject, booking: id }] : []
}

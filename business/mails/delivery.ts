import type { StepTimes } from '#business/bookings/return/order-steps.ts'
import { isManageLinkValid } from '#business/manage-links/manage-link.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import { mail } from '#business/words/staff.ts'
import { type BookingState, isCustomerMail, isMailAccurate, type MailKind } from './mail-kinds.ts'
import { isPickupTomorrow, isReminderStillAccurate } from './reminder.ts'

/** `npm run mail:retry` resends failed mails, never dropped ones. */
export const mailStatuses = {
  queued: { label: 'Waiting' },
  sent: { label: 'Sent' },
  failed: { label: 'Failed' },
  dropped: { label: 'Not sent' },
} as const

export type MailStatus = keyof typeof mailStatuses

// Pauses of 10 s, 20 s, 40 s … 11 h, 23 h in total, to survive long mail server outages.
export const maxAttempts = 14
const firstPauseMs = 10_000

/** Returns the time of the next attempt; null to give up. */
export function nextAttemptAt(attempts: number, failedAt: Date): Date | null {
  if (attempts >= maxAttempts) return null
  return new Date(failedAt.getTime() + firstPauseMs * 2 ** (attempts - 1))
}

/** Explains the answer of a mail server that refuses a mail permanently (RFC 5321, 4.2.3). */
export function describeMailError(lastError: string): string {
  return /^55\d/.test(lastError) ? mail.refused(lastError) : lastError
}

interface Mail {
  kind: MailKind
  to: string
  status: MailStatus
  createdAt: string
}

/** False for outdated mails: a delayed confirmation must not follow a cancellation. */
export function isMailStillAccurate(
  kind: MailKind,
  booking: Parameters<typeof isReminderStillAccurate>[0] & Pickup & StepTimes,
  { queuedAt, now }: { queuedAt: Date; now: Date },
): boolean {
  if (kind === 'booking-reminder') return isReminderStillAccurate(booking, queuedAt, now)
  const describesStatus = isCustomerMail(kind) && kind !== 'manage-link'
  return !describesStatus || isMailAccurate(kind, booking, now)
}

/** Longer waits need attention. */
export const maxNormalWaitMs = 10 * 60_000

/**
 * True if the latest of a kind failed or has waited over ten minutes. Expects newest first.
 * `platform/database/queries/booking-conditions.ts` has the same rule in SQL.
 */
export function mailsNeedAttention(mails: readonly Mail[], now: Date): boolean {
  return newestOfEachKind(mails).some(({ status, createdAt }) => {
    if (status === 'queued') return now.getTime() - Date.parse(createdAt) > maxNormalWaitMs
    return status === 'failed'
  })
}

export function newestOfEachKind<OneMail extends Pick<Mail, 'kind'>>(
  mails: readonly OneMail[],
): OneMail[] {
  return mails.filter(
    ({ kind }, index) => mails.findIndex((other) => other.kind === kind) === index,
  )
}

/**
 * True for an accurate mail to a customer with an address, unless it is already queued to that
 * address.
 */
export function canResend(
  { kind, status, to }: Pick<Mail, 'kind' | 'status' | 'to'>,
  booking: BookingState & { promisedDate?: LocalDate | null },
  now: Date,
): boolean {
  if (!isCustomerMail(kind) || !booking.email || !isMailAccurate(kind, booking, now)) return false
  if (status === 'queued' && to === booking.email) return false
  if (kind === 'booking-reminder') return isPickupTomorrow(booking, now)
  return kind !== 'manage-link' || isManageLinkValid(booking, now)
}

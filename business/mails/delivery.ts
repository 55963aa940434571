import type { BookingStatus } from '#business/bookings/status.ts'
import { isManageLinkValid } from '#business/managing/manage-link.ts'
import type { LocalDate } from '#business/pickups/local-time.ts'
import { isCustomerMail, isTrueOf, type MailKind } from './kinds.ts'
import { pickupIsTomorrow, reminderHolds } from './reminder.ts'

/** The states of a mail. `npm run mail:retry` sends a failed one again, a dropped one never. */
export const mailStatuses = {
  queued: { label: 'Waiting' },
  sent: { label: 'Sent' },
  failed: { label: 'Given up' },
  dropped: { label: 'Not needed' },
} as const

export type MailStatus = keyof typeof mailStatuses

// Pauses of 10 s, 20 s, 40 s … 11 h, 23 h in all: a mail server may be away for most of a day and nothing is lost.
export const mostAttempts = 14
const firstPauseMs = 10_000

/** When a mail that could not be sent for the `attempts`-th time is tried again; null where it is given up. */
export function nextAttemptAt(attempts: number, failedAt: Date): Date | null {
  if (attempts >= mostAttempts) return null
  return new Date(failedAt.getTime() + firstPauseMs * 2 ** (attempts - 1))
}

interface Mail {
  kind: MailKind
  to: string
  status: MailStatus
  /** When it was queued: an instant, ISO 8601. */
  createdAt: string
}

interface Booking {
  status: BookingStatus
  date: LocalDate
  email: string | null
}

/**
 * Whether a mail that was queued at the instant `queuedAt` still says what is so at the instant `now`. One that has waited
 * too long for its mail server would tell a customer of a confirmation after the cancellation.
 */
export function stillHolds(
  kind: MailKind,
  booking: Parameters<typeof reminderHolds>[0],
  { queuedAt, now }: { queuedAt: Date; now: Date },
): boolean {
  if (kind === 'booking-reminder') return reminderHolds(booking, queuedAt, now)
  const tellsOfStatus = isCustomerMail(kind) && kind !== 'manage-link'
  return !tellsOfStatus || isTrueOf(kind, booking)
}

/** A mail that has waited longer is in trouble. */
export const usualWaitMs = 10 * 60_000

/**
 * Whether staff should look after the mails of a booking, given the newest first: the newest of a kind was given up, or
 * has waited for more than ten minutes at the instant `now`. `platform/database/queries/booking-conditions.ts` has the same rule in SQL.
 */
export function mailsNeedCare(mails: readonly Mail[], now: Date): boolean {
  return newestOfEachKind(mails).some(({ status, createdAt }) => {
    if (status === 'queued') return now.getTime() - Date.parse(createdAt) > usualWaitMs
    return status === 'failed'
  })
}

/** Of mails that are given the newest first, the newest of each kind. */
export function newestOfEachKind<OneMail extends Pick<Mail, 'kind'>>(
  mails: readonly OneMail[],
): OneMail[] {
  return mails.filter(
    ({ kind }, index) => mails.findIndex((other) => other.kind === kind) === index,
  )
}

/**
 * Whether a mail may be sent once more at the instant `now`: to a customer who has an address, while what it says is
 * so, and unless it is on its way there already.
 */
export function mayBeResent(
  { kind, status, to }: Pick<Mail, 'kind' | 'status' | 'to'>,
  booking: Booking,
  now: Date,
): boolean {
  if (!isCustomerMail(kind) || !booking.email || !isTrueOf(kind, booking)) return false
  if (status === 'queued' && to === booking.email) return false
  if (kind === 'booking-reminder') return pickupIsTomorrow(booking, now)
  return kind !== 'manage-link' || isManageLinkValid(booking, now)
}

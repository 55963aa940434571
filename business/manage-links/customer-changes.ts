import type { BookingEvent } from '#business/bookings/events.ts'
import { type BookingStatus, isOpen } from '#business/bookings/status.ts'
import { hasNotBegun } from '#business/pickups/availability.ts'
import { instantAt } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { PickupRules } from '#business/pickups/pickup-rules.ts'
import { pickups } from '#business/words/en/pickups.ts'
import { formatWait } from '#business/words/format-wait.ts'
import * as messages from '#business/words/messages.ts'
import { formatPhone } from '#business/words/phone.ts'

/** True before the slot begins; on the pickup day only before the cut-off. */
export function canCustomerChange(
  pickup: Pickup & { status: BookingStatus },
  { sameDayCutOff }: Pick<PickupRules, 'sameDayCutOff'>,
  now: Date,
): boolean {
  if (!isOpen(pickup)) return false
  if (sameDayCutOff && now >= instantAt(pickup.date, sameDayCutOff)) return false
  return hasNotBegun(pickup, now)
}

/** Explains to the customer why a booking can no longer change. */
export function explainChangeRefusal(status: BookingStatus): string {
  if (status === 'cancelled') return messages.manageLink.isCancelled
  if (status === 'completed') return messages.manageLink.isCompleted
  return pickups.changesClosed
}

/** Per booking. Limited, because each reschedule sends mails. */
export const customerRescheduleLimits = { perHour: 5, total: 20 } as const

const hourMs = 60 * 60 * 1000

/**
 * Explains to the customer, with the business's `phone`, why the pickup cannot be rescheduled; null
 * if it can. Ignores reschedules by staff.
 */
export function explainRescheduleRefusal(
  events: readonly Pick<BookingEvent, 'type' | 'channel' | 'createdAt'>[],
  now: Date,
  phone: string | null,
): string | null {
  const { perHour, total } = customerRescheduleLimits
  const phoneText = phone && formatPhone(phone)
  const reschedules = events.filter(
    ({ type, channel }) => type === 'rescheduled' && channel === 'manage-link',
  )
  if (reschedules.length >= total) return messages.manageLink.rescheduledTooOften(phoneText)
  const first = reschedules.at(-perHour)
  const waitMs = first ? Date.parse(first.createdAt) + hourMs - now.getTime() : 0
  if (waitMs <= 0) return null
  const wait = formatWait(Math.ceil(waitMs / 1000))
  return `${messages.manageLink.rescheduledRecently(perHour)} ${messages.spam.tryAgain(wait, phoneText)}`
}

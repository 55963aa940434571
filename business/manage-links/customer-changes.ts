import type { BookingEvent } from '#business/bookings/events.ts'
import { type BookingStatus, isOpen } from '#business/bookings/status/status.ts'
import { hasNotBegun } from '#business/pickups/availability.ts'
import { instantAt } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { PickupRules } from '#business/pickups/pickup-rules.ts'
import type { ManageWords } from '#business/words/en/manage.ts'
import type { PickupWords } from '#business/words/en/pickups.ts'
import type { SpamWords } from '#business/words/en/spam.ts'
import { formatPhone } from '#business/words/phone.ts'
import { sayTryAgain } from '#business/words/say-try-again.ts'
import { fillSentence, joinSentences } from '#business/words/sentence.ts'

/**
 * True before the slot begins; on the pickup day only before the cut-off. False once the clothes
 * are collected.
 */
export function canCustomerChange(
  pickup: Pickup & { status: BookingStatus; pickedUpAt?: string | null },
  { sameDayCutOff }: Pick<PickupRules, 'sameDayCutOff'>,
  now: Date,
): boolean {
  if (!isOpen(pickup) || pickup.pickedUpAt) return false
  if (sameDayCutOff && now >= instantAt(pickup.date, sameDayCutOff)) return false
  return hasNotBegun(pickup, now)
}

/** Explains to the customer why a booking can no longer change. */
export function explainChangeRefusal(
  status: BookingStatus,
  { manage, pickups }: { manage: ManageWords; pickups: PickupWords },
): string {
  if (status === 'cancelled') return manage.isCancelled
  if (status === 'completed') return manage.isCompleted
  return pickups.changesClosed
}

/** Per booking. Limited, because each reschedule sends mails. */
export const customerRescheduleLimits = { perHour: 5, total: 20 } as const

const hourMs = 60 * 60 * 1000

/** `waitSeconds` is null if the pickup can never be rescheduled again. */
export interface RescheduleRefusal {
  waitSeconds: number | null
}

/** Null if the customer may reschedule. Ignores reschedules by staff. */
export function findRescheduleRefusal(
  events: readonly Pick<BookingEvent, 'type' | 'channel' | 'createdAt'>[],
  now: Date,
): RescheduleRefusal | null {
  const { perHour, total } = customerRescheduleLimits
  const reschedules = events.filter(
    ({ type, channel }) => type === 'rescheduled' && channel === 'manage-link',
  )
  if (reschedules.length >= total) return { waitSeconds: null }
  const first = reschedules.at(-perHour)
  const waitMs = first ? Date.parse(first.createdAt) + hourMs - now.getTime() : 0
  return waitMs > 0 ? { waitSeconds: Math.ceil(waitMs / 1000) } : null
}

/** `phone` is the business's. */
export function explainRescheduleRefusal(
  { waitSeconds }: RescheduleRefusal,
  phone: string | null,
  words: SpamWords,
): string {
  if (waitSeconds !== null) {
    const count = customerRescheduleLimits.perHour
    const recently = fillSentence(words.rescheduledRecently, { count })
    return joinSentences(recently, sayTryAgain({ waitSeconds, phone }, words))
  }
  return phone
    ? fillSentence(words.rescheduledTooOftenCall, { phone: formatPhone(phone) })
    : words.rescheduledTooOften
}

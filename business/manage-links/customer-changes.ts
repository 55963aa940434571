import type { BookingEvent } from '#business/bookings/events.ts'
import { isMissed, isToCollect, type MissablePickup } from '#business/bookings/missed-pickup.ts'
import { hasNotBegun } from '#business/pickups/availability.ts'
import { instantAt } from '#business/pickups/local-time.ts'
import type { Pickup } from '#business/pickups/pickup.ts'
import type { PickupRules } from '#business/pickups/pickup-rules.ts'
import { formatPhone } from '#business/words/phone.ts'
import { fillSentence, joinSentences, sayTryAgain, type Words } from '#business/words/sentence.ts'

/**
 * True before the slot begins; on the pickup day only before the cut-off. True after a missed
 * pickup. False once the clothes are collected.
 */
export function canCustomerChange(
  pickup: Pickup & MissablePickup,
  { sameDayCutOff }: Pick<PickupRules, 'sameDayCutOff'>,
  now: Date,
): boolean {
  if (!isToCollect(pickup)) return false
  if (isMissed(pickup)) return true
  if (sameDayCutOff && now >= instantAt(pickup.date, sameDayCutOff)) return false
  return hasNotBegun(pickup, now)
}

/** Per booking and kind of change. */
export const customerChangeLimits = { perHour: 5, total: 20 } as const

export type LimitedChange = 'rescheduled' | 'delivery-chosen'

const hourMs = 60 * 60 * 1000

export interface LimitRefusal {
  change: LimitedChange
  /** Null if the customer can never make such a change again. */
  waitSeconds: number | null
}

/** Null if the customer may make the change. Ignores changes by staff. */
export function checkLimits(
  change: LimitedChange,
  events: readonly Pick<BookingEvent, 'type' | 'channel' | 'createdAt'>[],
  now: Date,
): LimitRefusal | null {
  const { perHour, total } = customerChangeLimits
  const made = events.filter(({ type, channel }) => type === change && channel === 'manage-link')
  if (made.length >= total) return { change, waitSeconds: null }
  const first = made.at(-perHour)
  const waitMs = first ? Date.parse(first.createdAt) + hourMs - now.getTime() : 0
  return waitMs > 0 ? { change, waitSeconds: Math.ceil(waitMs / 1000) } : null
}

/** `phone` is the business's. */
export function explainLimitRefusal(
  { change, waitSeconds }: LimitRefusal,
  phone: string | null,
  words: Words['spam'],
): string {
  const say = words.changedTooOften[change]
  if (waitSeconds !== null) {
    const recently = fillSentence(say.recently, { count: customerChangeLimits.perHour })
    return joinSentences(recently, sayTryAgain({ waitSeconds, phone }, words))
  }
  return phone ? fillSentence(say.everCall, { phone: formatPhone(phone) }) : say.ever
}

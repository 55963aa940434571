import type { Receipt } from '#app/booking/wizard/receipt.ts'
import type { Business } from '#app/models/content/business.server.ts'
import { manageLabel, managePath } from '#business/manage-links/manage-link.ts'
import { formatLongDate, formatUpcomingDay } from '#business/pickups/local-time.ts'
import { findNextOpening } from '#business/pickups/next-opening.ts'
import { formatTimeOfDay } from '#business/pickups/opening-hours.ts'
import type { PickupRules } from '#business/pickups/pickup-rules.ts'
import * as messages from '#business/words/messages.ts'
import { whatsappShareHref } from '#business/words/phone.ts'
import { environment } from '#environment.ts'

/**
 * Returns the next step and, as `whatsappHref`, a link with which the visitor saves the booking.
 */
export function bookingNextSteps(
  { booked, date, time, manage }: Receipt,
  { name, pickupRules }: Business,
  now: Date,
) {
  const manageUrl = environment.siteUrl + managePath(manage)
  return {
    nextStep: describeCallTime(pickupRules, now),
    whatsappHref: whatsappShareHref(
      `${name}: pickup ${booked} on ${formatLongDate(date)}, ${time}. ${manageLabel}: ${manageUrl}`,
    ),
  }
}

function describeCallTime(rules: PickupRules, now: Date): string {
  const { call, callNow, callLater } = messages.booking
  const next = findNextOpening(rules, now)
  if (!next) return call
  if (next.isOpen) return callNow(formatTimeOfDay(next.closesAt))
  const day = formatUpcomingDay(now, next.date, 'on ')
  return callLater(day, formatTimeOfDay(next.opensAt))
}

import { redirect } from '@remix-run/node'
import type { Receipt } from '#app/booking/wizard/receipt.ts'
import { findByManageKey } from '#app/models/bookings/managed-bookings.server.ts'
import type { SiteContent } from '#app/models/content/content.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { bookedMessages, describeNextSteps } from '#business/bookings/next-steps.ts'
import { serviceTypes } from '#business/bookings/service-types.ts'
import { initialBookingStatus } from '#business/bookings/status.ts'
import { manageLabel, managePath } from '#business/manage-links/manage-link.ts'
import { formatLongDate, formatUpcomingDay } from '#business/pickups/local-time.ts'
import { findNextOpening } from '#business/pickups/next-opening.ts'
import { formatTimeOfDay } from '#business/pickups/opening-hours.ts'
import type { PickupRules } from '#business/pickups/pickup-rules.ts'
import { whatsappShareHref } from '#business/words/phone.ts'
import { environment } from '#environment.ts'

/**
 * Describes a new booking, with personal details only for its manage key. Redirects to the manage
 * page once staff have changed the status. Null if the key is wrong or has expired; without details
 * while the database is down.
 */
export async function describeBooked(
  receipt: Receipt,
  { business, pages }: Pick<SiteContent, 'business' | 'pages'>,
  now: Date,
) {
  const found = await findByManageKey(receipt.manage, now).catch((error: unknown) => {
    logFailure('A new booking could not be read', error)
  })
  if (found?.missing) return null
  const booking = found?.booking
  // Its steps are out of date once staff have called.
  if (booking && booking.status !== initialBookingStatus) throw redirect(managePath(receipt.manage))
  const current = booking
    ? { ...receipt, booked: booking.reference, date: booking.date, time: booking.time }
    : receipt
  const { delivery, payment } = pages.booking.booked
  const { phone, address, email, serviceType } = booking ?? {}
  return {
    receipt: current,
    service: serviceType && serviceTypes[serviceType].label,
    steps: describeNextSteps(current, {
      callTime: describeCallTime(business.pickupRules, now),
      phone,
      address,
      delivery,
    }),
    payment,
    confirmation:
      booking && (email ? bookedMessages.confirmationSent(email) : bookedMessages.noEmail),
    whatsappHref: whatsappShareHref(describeForWhatsapp(current, business.name)),
  }
}

function describeForWhatsapp({ booked, date, time, manage }: Receipt, name: string): string {
  const manageUrl = environment.siteUrl + managePath(manage)
  return `${name}: pickup ${booked} on ${formatLongDate(date)}, ${time}. ${manageLabel}: ${manageUrl}`
}

function describeCallTime(rules: PickupRules, now: Date): string | undefined {
  const next = findNextOpening(rules, now)
  if (!next) return undefined
  if (next.isOpen) return bookedMessages.callNow(formatTimeOfDay(next.closesAt))
  const { date, opensAt } = next
  return bookedMessages.callLater(formatUpcomingDay(now, date), formatTimeOfDay(opensAt))
}

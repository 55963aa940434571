import { redirect } from '@remix-run/node'
import type { Receipt } from '#app/booking/wizard/receipt-panel.tsx'
import { findByManageKey } from '#app/models/bookings/managed-bookings.server.ts'
import type { SiteContent } from '#app/models/content/content.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { describeDiscount } from '#business/bills/customer-bill.ts'
import { describePickup } from '#business/bookings/order-stage.ts'
import { formatService } from '#business/bookings/service-types.ts'
import { initialBookingStatus } from '#business/bookings/status/status.ts'
import { describeNextSteps } from '#business/bookings/what-happens-next.ts'
import { langOf, type Language, localPath } from '#business/languages/languages.ts'
import { managePath } from '#business/manage-links/manage-link.ts'
import { formatTimeOfDay, formatUpcomingDay } from '#business/pickups/format-instant.ts'
import { localDateAt } from '#business/pickups/local-time.ts'
import { computeNextOpening } from '#business/pickups/next-opening.ts'
import { formatPickup } from '#business/pickups/pickup.ts'
import type { PickupRules } from '#business/pickups/pickup-rules.ts'
import { whatsappShareHref } from '#business/words/phone.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { environment } from '#environment.ts'

/**
 * Describes a new booking, with personal details only for its manage key. Redirects to the manage
 * page once staff have changed the status or the key. Null if the key has expired; without details
 * while the database is down.
 */
export async function describeBooked(
  receipt: Receipt,
  { business, offers, pages }: Pick<SiteContent, 'business' | 'offers' | 'pages'>,
  { language, now }: { language: Language; now: Date },
) {
  const words = wordsFor(language)
  const managePage = localPath(language, managePath(receipt.manage))
  const found = await findByManageKey(receipt.manage, now).catch((error: unknown) => {
    logFailure('A new booking could not be read', error)
  })
  if (found?.missing === 'expired') return null
  const booking = found?.booking
  // Its steps are out of date once staff have called. A corrected email ends the key: the manage
  // page offers a new link.
  if (found?.missing || (booking && booking.status !== initialBookingStatus)) {
    throw redirect(managePage)
  }
  const current = booking
    ? { ...receipt, booked: booking.reference, date: booking.date, time: booking.time }
    : receipt
  const { booked: texts } = pages.booking
  const { phone, address, email, items, promisedDate } = booking ?? {}
  const uncoveredPincode = booking?.uncertainPincode
  const pickup = describePickup(current, uncoveredPincode ?? null, words)
  return {
    receipt: current,
    service: booking && formatService(booking, words),
    items,
    pickup,
    steps: describeNextSteps(
      current,
      {
        callTime: describeCallTime(business.pickupRules, now, words),
        phone,
        address,
        uncoveredPincode,
        delivery: texts.delivery,
        promisedDate,
      },
      words,
      localDateAt(now),
    ),
    payment: { text: texts.payment, lang: langOf(texts, 'payment') },
    discount: booking && describeDiscount(booking, offers, words),
    confirmation:
      booking &&
      (email ? fillSentence(words.booked.confirmationSent, { email }) : words.booked.noEmail),
    whatsappHref: whatsappShareHref(
      fillSentence(uncoveredPincode ? words.booked.whatsappOutside : words.booked.whatsapp, {
        business: business.name,
        reference: current.booked,
        pickup: uncoveredPincode ? pickup : formatPickup(current, words),
        manage: words.booked.manage,
        link: environment.siteUrl + managePage,
      }),
    ),
  }
}

function describeCallTime(
  rules: PickupRules,
  now: Date,
  { booked, dates }: Words,
): string | undefined {
  const next = computeNextOpening(rules, now)
  if (!next) return undefined
  const { callNow, callLater } = booked.nextSteps
  if (next.isOpen) return fillSentence(callNow, { time: formatTimeOfDay(next.closesAt, dates) })
  const { date, opensAt } = next
  return fillSentence(callLater, {
    day: formatUpcomingDay(now, date, dates),
    time: formatTimeOfDay(opensAt, dates),
  })
}

import { redirect } from '@remix-run/node'
import { orUnavailable } from '#app/http/managed-booking-page.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import {
  findByManageKey,
  type ManagedBooking,
} from '#app/models/bookings/managed-bookings.server.ts'
import { type SeenBooking, seenBookingSchema } from '#business/bookings/seen-booking.ts'
import { mayCustomerChange } from '#business/managing/customer-changes.ts'
import { managePath } from '#business/managing/manage-link.ts'
import type { PickupRules } from '#business/pickups/pickup-rules.ts'
import * as messages from '#business/words/messages.ts'

/** What `SeenFields` wrote into a form; null where somebody has changed it. */
export function readSeenBooking(form: FormData): SeenBooking | null {
  return seenBookingSchema.safeParse(Object.fromEntries(form)).data ?? null
}

/** The booking that a key opens, if it may be changed. Otherwise leads to its page, which says why it may not. */
export async function requireChangeableBooking(
  key: string,
  rules: PickupRules,
  now: Date,
): Promise<ManagedBooking> {
  const { booking } = await orUnavailable(findByManageKey(key, now))
  if (!booking || !mayCustomerChange(booking, rules, now)) {
    throw redirect(pageOfTyped(key))
  }
  return booking
}

/** Back to the booking as it stands, with a sentence why it is not as the customer wanted it. */
export function redirectUnchanged(key: string, sentence: string) {
  return redirectWithToast(pageOfTyped(key), {
    kind: 'error',
    title: messages.managing.notChanged,
    description: sentence,
  })
}

/** The page of a key that may be anything, while the addresses of headers are of ASCII. */
function pageOfTyped(key: string): string {
  return managePath(encodeURIComponent(key))
}

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

/** Null if the fields of `SeenFields` were altered. */
export function readSeenBooking(form: FormData): SeenBooking | null {
  return seenBookingSchema.safeParse(Object.fromEntries(form)).data ?? null
}

/** Redirects to the page of the booking, which gives the reason, if it may not be changed. */
export async function requireChangeableBooking(
  key: string,
  rules: PickupRules,
  now: Date,
): Promise<ManagedBooking> {
  const { booking } = await orUnavailable(findByManageKey(key, now))
  if (!booking || !mayCustomerChange(booking, rules, now)) {
    throw redirect(encodedManagePath(key))
  }
  return booking
}

export function redirectUnchanged(key: string, reason: string) {
  return redirectWithToast(encodedManagePath(key), {
    kind: 'error',
    title: messages.managing.notChanged,
    description: reason,
  })
}

/** The key may be any text, but headers must be ASCII. */
function encodedManagePath(key: string): string {
  return managePath(encodeURIComponent(key))
}

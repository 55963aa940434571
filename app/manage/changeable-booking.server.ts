import { redirect } from '@remix-run/node'
import { orServiceUnavailable } from '#app/http/manage-page.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import {
  findByManageKey,
  type ManagedBooking,
} from '#app/models/bookings/managed-bookings.server.ts'
import {
  type ExpectedBooking,
  expectedBookingSchema,
} from '#business/bookings/forms/expected-booking.ts'
import { canCustomerChange } from '#business/manage-links/customer-changes.ts'
import { managePath } from '#business/manage-links/manage-link.ts'
import type { PickupRules } from '#business/pickups/pickup-rules.ts'
import * as messages from '#business/words/messages.ts'

/** Null if the fields of `ExpectedBookingFields` were altered. */
export function readExpectedBooking(form: FormData): ExpectedBooking | null {
  return expectedBookingSchema.safeParse(Object.fromEntries(form)).data ?? null
}

/** If the booking may not be changed, redirects to its page, which gives the reason. */
export async function requireChangeableBooking(
  key: string,
  rules: PickupRules,
  now: Date,
): Promise<ManagedBooking> {
  const { booking } = await orServiceUnavailable(findByManageKey(key, now))
  if (!booking || !canCustomerChange(booking, rules, now)) {
    throw redirect(encodedManagePath(key))
  }
  return booking
}

export function redirectWithRefusal(key: string, reason: string) {
  return redirectWithToast(encodedManagePath(key), {
    kind: 'error',
    title: messages.manageLink.notChanged,
    description: reason,
  })
}

/** The key may be any text, but headers must be ASCII. */
function encodedManagePath(key: string): string {
  return managePath(encodeURIComponent(key))
}

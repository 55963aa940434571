import { data, redirect } from '@remix-run/node'
import { orServiceUnavailable } from '#app/http/manage-page.server.ts'
import { languageFor, wordsOf } from '#app/http/request-content.server.ts'
import { refundRateLimits, refuseFrequentChanges } from '#app/http/spam-protection.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import {
  type ChangeOutcome,
  findByManageKey,
  type ManagedBooking,
} from '#app/models/bookings/managed-bookings.server.ts'
import {
  type ExpectedBooking,
  expectedBookingSchema,
} from '#business/bookings/forms/expected-booking.ts'
import { localPath } from '#business/languages/languages.ts'
import { managePath } from '#business/manage-links/manage-link.ts'

/** Null if the fields of `ExpectedBookingFields` were altered. */
export function readExpectedBooking(form: FormData): ExpectedBooking | null {
  return expectedBookingSchema.safeParse(Object.fromEntries(form)).data ?? null
}

/** If the page does not apply to the booking, redirects to the booking's page. */
export async function requireBooking(
  request: Request,
  key: string,
  now: Date,
  applies: (booking: ManagedBooking) => boolean,
): Promise<ManagedBooking> {
  const { booking } = await orServiceUnavailable(request, findByManageKey(key, now))
  if (!booking || !applies(booking)) throw redirect(encodedManagePath(request, key))
  return booking
}

/** Changes the booking, or returns to the form if another choice or a later try may succeed. */
export async function changeByForm(
  request: Request,
  key: string,
  change: () => Promise<ChangeOutcome>,
  success: { title: string; description: string },
) {
  const limitReached = await refuseFrequentChanges(request)
  if (limitReached) return data({ problem: limitReached }, { status: 429 })
  const outcome = await orServiceUnavailable(request, change())
  if (outcome.ok) {
    const path = localPath(languageFor(request), managePath(key))
    return redirectWithToast(path, { kind: 'success', ...success })
  }
  await refundRateLimits(request)
  const { problem, isLimitReached, reason } = outcome
  if (!problem && !isLimitReached) return redirectWithRefusal(request, key, reason)
  return data({ problem: reason }, { status: isLimitReached ? 429 : 409 })
}

export function redirectWithRefusal(request: Request, key: string, reason: string) {
  return redirectWithToast(encodedManagePath(request, key), {
    kind: 'error',
    title: wordsOf(request).manage.notChanged,
    description: reason,
  })
}

/** The key may be any text, but headers must be ASCII. */
function encodedManagePath(request: Request, key: string): string {
  return localPath(languageFor(request), managePath(encodeURIComponent(key)))
}

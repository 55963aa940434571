import { data } from '@remix-run/node'
import { z } from 'zod'
import { resendMail } from '#app/models/bookings/booking-mails.server.ts'
import { changeStatus } from '#app/models/bookings/bookings.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { seenBookingSchema } from '#business/bookings/seen-booking.ts'
import { bookingStatusValues } from '#business/bookings/status.ts'
import * as messages from '#business/words/messages.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import type { User } from '#payload-types.ts'

const resendSchema = z.object({ resend: z.uuid() })

const changeStatusSchema = z
  .object({ booking: z.uuid(), to: z.enum(bookingStatusValues) })
  .and(seenBookingSchema)

/** Does what a button on a booking's card asks for, and says how it went. */
export async function runDashboardAction(form: Record<string, unknown>, user: User) {
  const resend = resendSchema.safeParse(form)
  if (resend.success) return sendAgain(resend.data.resend, user)
  const change = changeStatusSchema.safeParse(form)
  const { updateFailed, unknownStatus } = messages.status
  return change.success
    ? changeBookingStatus(change.data, user)
    : refusal(updateFailed, unknownStatus, 400)
}

async function changeBookingStatus(
  { booking: id, to, ...seen }: z.output<typeof changeStatusSchema>,
  user: User,
) {
  const failed = messages.status.updateFailed
  try {
    const outcome = await changeStatus({ user, id, seen, to })
    if (!outcome.ok) return refusal(failed, outcome.reason, outcome.httpStatus)
    return success(messages.status.updated)
  } catch (error) {
    logFailure('The status of a booking could not be changed', error)
    return refusal(failed, messages.request.unavailable, 503)
  }
}

async function sendAgain(id: string, user: User) {
  const failed = messages.mail.notResent
  try {
    const outcome = await resendMail({ user, id, now: new Date() })
    if (!outcome.ok) return refusal(failed, outcome.reason, outcome.httpStatus)
    return success(messages.mail.resent, messages.mail.resentDetail(outcome.sentTo))
  } catch (error) {
    logFailure('A mail could not be sent again', error)
    return refusal(failed, messages.request.unavailable, 503)
  }
}

function success(title: string, description?: string) {
  const toast: ToastMessage = { kind: 'success', title, description }
  return data({ toast })
}

function refusal(title: string, description: string, status: number) {
  const toast: ToastMessage = { kind: 'error', title, description }
  return data({ toast }, { status })
}

import { data } from '@remix-run/node'
import { z } from 'zod'
import { type BookingListItem, listBookingsById } from '#app/models/bookings/booking-list.server.ts'
import { resendMail } from '#app/models/bookings/booking-mails.server.ts'
import { addNote, changeStatus } from '#app/models/bookings/bookings.server.ts'
import { logFailure } from '#app/models/log-failure.server.ts'
import { fieldSchemas } from '#business/bookings/forms/booking-request.ts'
import { expectedBookingSchema } from '#business/bookings/forms/expected-booking.ts'
import { bookingStatusValues } from '#business/bookings/status.ts'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { textLimits } from '#business/words/text-limits.ts'
import { multilineSchema } from '#business/words/text-schemas.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import type { User } from '#payload-types.ts'

const resendSchema = z.object({ resend: z.uuid() })

const changeStatusSchema = z
  .object({ booking: z.uuid(), to: z.enum(bookingStatusValues) })
  .and(expectedBookingSchema)

// At most one page of a view.
const confirmSchema = z
  .array(
    z
      .string()
      .transform((value) => value.split(' '))
      .pipe(z.tuple([z.uuid(), fieldSchemas.date, fieldSchemas.time])),
  )
  .min(1)
  .max(100)

export async function runDashboardAction(form: FormData, user: User) {
  const fields = Object.fromEntries(form)
  const resend = resendSchema.safeParse(fields)
  if (resend.success) return queueResend(resend.data.resend, user)
  const { updateFailed, unknownStatus, noneSelected } = staffMessages.status
  if ('note' in fields) return storeNote(fields, user)
  if (fields.act === 'confirm-selected') {
    const selected = confirmSchema.safeParse(form.getAll('selected'))
    return selected.success
      ? confirmSelected(selected.data, user)
      : refusal(updateFailed, noneSelected, 400)
  }
  const change = changeStatusSchema.safeParse(fields)
  return change.success
    ? changeBookingStatus(change.data, user)
    : refusal(updateFailed, unknownStatus, 400)
}

async function changeBookingStatus(
  { booking: id, to, ...expected }: z.output<typeof changeStatusSchema>,
  user: User,
) {
  const title = staffMessages.status.updateFailed
  try {
    const outcome = await changeStatus({ user, id, expected, to })
    const bookings = await listBookingsById(user, [id])
    if (!outcome.ok) return refusal(title, outcome.reason, outcome.httpStatus, bookings)
    return success(staffMessages.status.updated, undefined, bookings)
  } catch (error) {
    logFailure('The status of a booking could not be changed', error)
    return refusal(title, messages.request.unavailable, 503)
  }
}

/** A refused booking does not stop the rest. */
async function confirmSelected(selected: z.output<typeof confirmSchema>, user: User) {
  const { updated, updateFailed, confirmedOf } = staffMessages.status
  const refusals: { id: string; reason: string; httpStatus: number }[] = []
  try {
    for (const [id, date, time] of selected) {
      const expected = { status: 'pending', date, time } as const
      const outcome = await changeStatus({ user, id, expected, to: 'confirmed' })
      if (!outcome.ok) refusals.push({ id, ...outcome })
    }
    const bookings = await listBookingsById(
      user,
      selected.map(([id]) => id),
    )
    const confirmed = confirmedOf(selected.length - refusals.length, selected.length)
    if (refusals.length === 0) return success(updated, `${confirmed}.`, bookings)
    const reasons = refusals.map(
      ({ id, reason }) =>
        `${bookings.find((booking) => booking.id === id)?.reference ?? ''} ${reason}`,
    )
    return refusal(updateFailed, [`${confirmed}.`, ...reasons].join(' '), 409, bookings)
  } catch (error) {
    logFailure('Selected bookings could not be confirmed', error)
    return refusal(updateFailed, messages.request.unavailable, 503)
  }
}

const noteSchema = z.object({
  booking: z.uuid(),
  note: multilineSchema(textLimits.note, { missing: staffMessages.correction.noteRequired }),
})

async function storeNote(fields: Record<string, unknown>, user: User) {
  const { noted, notNoted } = staffMessages.correction
  const parsed = noteSchema.safeParse(fields)
  if (!parsed.success) return refusal(notNoted, parsed.error.issues[0]!.message, 400)
  try {
    const outcome = await addNote({ user, id: parsed.data.booking, note: parsed.data.note })
    if (!outcome.ok) return refusal(notNoted, outcome.reason, outcome.httpStatus)
    return success(noted)
  } catch (error) {
    logFailure('A note could not be added', error)
    return refusal(notNoted, messages.request.unavailable, 503)
  }
}

async function queueResend(id: string, user: User) {
  const title = staffMessages.mail.notResent
  try {
    const outcome = await resendMail({ user, id, now: new Date() })
    if (!outcome.ok) return refusal(title, outcome.reason, outcome.httpStatus)
    return success(staffMessages.mail.resent, staffMessages.mail.resentDetail(outcome.sentTo))
  } catch (error) {
    logFailure('An email could not be resent', error)
    return refusal(title, messages.request.unavailable, 503)
  }
}

function success(title: string, description?: string, bookings: BookingListItem[] = []) {
  const toast: ToastMessage = { kind: 'success', title, description }
  return data({ toast, bookings })
}

function refusal(
  title: string,
  description: string,
  status: number,
  bookings: BookingListItem[] = [],
) {
  const toast: ToastMessage = { kind: 'error', title, description }
  return data({ toast, bookings }, { status })
}

import { z } from 'zod'
import { readForm } from '#app/http/form-body.server.ts'
import { listBookingsById } from '#app/models/bookings/booking-list.server.ts'
import { resendMail } from '#app/models/bookings/booking-mails.server.ts'
import {
  addNote,
  changeStatus,
  markNotDuplicate,
  markStep,
} from '#app/models/bookings/bookings.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { requireBookingStaff } from '#app/staff/shell/session/staff-session.server.ts'
import { expectedBookingSchema } from '#business/bookings/forms/expected-booking.ts'
import { orderSteps, orderStepValues } from '#business/bookings/return/order-steps.ts'
import { bookingStatusValues } from '#business/bookings/status/status.ts'
import { forms } from '#business/words/en.ts'
import { textLimits } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'
import { textSchemas } from '#business/words/text-schemas.ts'
import type { User } from '#payload-types.ts'
import { refusal, success } from './action-reply.server.ts'
import { changeSelected, undoChanges } from './bulk-actions.server.ts'
import { parseBulkAct } from './bulk-acts.ts'
import { changePayment } from './payment-actions.server.ts'

const { multiline } = textSchemas(forms)

const resendSchema = z.object({ resend: z.uuid() })

// An empty text means no reason.
const reasonSchema = z.preprocess(
  (text) => (typeof text === 'string' && text.trim() === '' ? undefined : text),
  z.optional(multiline(textLimits.note, { missing: staffWords.status.unknownStatus })),
)

const checkboxSchema = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')

const changeStatusSchema = z
  .object({
    booking: z.uuid(),
    to: z.enum(bookingStatusValues),
    reason: reasonSchema,
    mailReason: checkboxSchema,
    withoutMail: checkboxSchema,
  })
  .and(expectedBookingSchema)

export async function runDashboardAction(request: Request) {
  const form = await readForm(request, { repeatableField: 'selected' })
  const hasText = Boolean(form.get('note') ?? form.get('reason'))
  const user = await requireBookingStaff(request, { forwardForm: hasText })
  const fields = Object.fromEntries(form)
  const resend = resendSchema.safeParse(fields)
  if (resend.success) return queueResend(resend.data.resend, user)
  if ('paid' in fields) return changePayment(fields, user)
  if ('note' in fields) return storeNote(fields, user)
  const bulkStatus = parseBulkAct(fields.act)
  if (bulkStatus) return changeSelected(bulkStatus, form.getAll('selected'), user)
  if (fields.act === 'undo') return undoChanges(form.getAll('selected'), user)
  if ('step' in fields) return markBookingStep(fields, user)
  if (fields.act === 'not-duplicate') return dismissDuplicate(fields, user)
  const change = changeStatusSchema.safeParse(fields)
  return change.success
    ? changeBookingStatus(change.data, user)
    : refusal(staffWords.status.updateFailed, explainInvalidChange(change.error), 400)
}

function explainInvalidChange({ issues }: z.ZodError): string {
  const isReasonOnly = issues.every(({ path }) => path[0] === 'reason')
  return isReasonOnly ? issues[0]!.message : staffWords.status.unknownStatus
}

async function changeBookingStatus(
  { booking: id, status, date, time, ...change }: z.output<typeof changeStatusSchema>,
  user: User,
) {
  const title = staffWords.status.updateFailed
  try {
    const expected = { status, date, time }
    const outcome = await changeStatus({ user, id, expected, ...change })
    const bookings = await listBookingsById(user, [id])
    if (!outcome.ok) return refusal(title, outcome.reason, outcome.httpStatus, { bookings })
    const undo = [{ id, updatedAt: outcome.updatedAt }]
    return success(staffWords.status.updated, undefined, { bookings, undo })
  } catch (error) {
    logFailure('The status of a booking could not be changed', error)
    return refusal(title, staffWords.requestErrors.unavailable, 503)
  }
}

const stepSchema = z.object({
  booking: z.uuid(),
  step: z.enum(orderStepValues),
  act: z.optional(z.literal('undo-step')),
})

async function markBookingStep(fields: Record<string, unknown>, user: User) {
  const { marked, unmarked, notMarked } = staffWords.steps
  const parsed = stepSchema.safeParse(fields)
  if (!parsed.success) return refusal(notMarked, staffWords.status.unknownStatus, 400)
  const { booking: id, step, act } = parsed.data
  try {
    const at = act ? null : new Date().toISOString()
    const outcome = await markStep({ user, id, step, at })
    const bookings = await listBookingsById(user, [id])
    if (!outcome.ok) return refusal(notMarked, outcome.reason, outcome.httpStatus, { bookings })
    const { label } = orderSteps[step]
    return at
      ? success(marked(label), undefined, { bookings, undoStep: { booking: id, step } })
      : success(unmarked(label), undefined, { bookings })
  } catch (error) {
    logFailure('A step of a booking could not be marked', error)
    return refusal(notMarked, staffWords.requestErrors.unavailable, 503)
  }
}

const noteSchema = z.object({
  booking: z.uuid(),
  note: multiline(textLimits.note, { missing: staffWords.correction.noteRequired }),
})

async function storeNote(fields: Record<string, unknown>, user: User) {
  const { noted, notNoted } = staffWords.correction
  const parsed = noteSchema.safeParse(fields)
  if (!parsed.success) return refusal(notNoted, parsed.error.issues[0]!.message, 400)
  try {
    const outcome = await addNote({ user, id: parsed.data.booking, note: parsed.data.note })
    if (!outcome.ok) return refusal(notNoted, outcome.reason, outcome.httpStatus)
    return success(noted)
  } catch (error) {
    logFailure('A note could not be added', error)
    return refusal(notNoted, staffWords.requestErrors.unavailable, 503)
  }
}

async function dismissDuplicate(fields: Record<string, unknown>, user: User) {
  const { dismissed, notDismissed } = staffWords.duplicate
  const id = z.uuid().safeParse(fields.booking)
  if (!id.success) return refusal(notDismissed, staffWords.status.bookingGone, 400)
  try {
    const outcome = await markNotDuplicate({ user, id: id.data })
    return outcome.ok
      ? success(dismissed)
      : refusal(notDismissed, outcome.reason, outcome.httpStatus)
  } catch (error) {
    logFailure('A possible duplicate could not be dismissed', error)
    return refusal(notDismissed, staffWords.requestErrors.unavailable, 503)
  }
}

async function queueResend(id: string, user: User) {
  const title = staffWords.mail.notResent
  try {
    const outcome = await resendMail({ user, id, now: new Date() })
    if (!outcome.ok) return refusal(title, outcome.reason, outcome.httpStatus)
    return success(staffWords.mail.resent, staffWords.mail.resentDetail(outcome.sentTo))
  } catch (error) {
    logFailure('An email could not be resent', error)
    return refusal(title, staffWords.requestErrors.unavailable, 503)
  }
}

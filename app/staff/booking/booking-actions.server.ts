import { z } from 'zod'
import { readForm } from '#app/http/form-body.server.ts'
import { listBookingsById } from '#app/models/bookings/booking-list.server.ts'
import { resendMail } from '#app/models/bookings/booking-mails.server.ts'
import {
  addNote,
  changeStatus,
  markNotDuplicate,
  markPaid,
  markStep,
  undoPayment,
} from '#app/models/bookings/bookings.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { expectedBookingSchema } from '#business/bookings/forms/expected-booking.ts'
import { paymentMethodValues } from '#business/bookings/payments.ts'
import { orderSteps, orderStepValues } from '#business/bookings/return/order-steps.ts'
import { bookingStatusValues } from '#business/bookings/status/status.ts'
import { forms } from '#business/words/en.ts'
import { textLimits } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'
import { textSchemas } from '#business/words/text-schemas.ts'
import type { User } from '#payload-types.ts'
import { bulkStatuses, type Intent } from './booking-forms.tsx'
import {
  changeSelected,
  refusal,
  selectedSchema,
  success,
  undoChanges,
  undoSchema,
} from './bulk-actions.server.ts'

const { multiline } = textSchemas(forms)

// An empty text means no reason.
const reasonSchema = z.preprocess(
  (text) => (typeof text === 'string' && text.trim() === '' ? undefined : text),
  z.optional(multiline(textLimits.note, { missing: staffWords.status.unknownStatus })),
)

const checkboxSchema = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')

const booking = z.uuid()
const step = z.enum(orderStepValues)
const total = z.coerce.number().int()
const formOf = <Name extends Intent, Fields extends z.ZodRawShape>(intent: Name, fields: Fields) =>
  z.object({ intent: z.literal(intent), ...fields })
const note = multiline(textLimits.note, { missing: staffWords.correction.noteRequired })

const formSchema = z.discriminatedUnion('intent', [
  formOf('add-note', { booking, note }),
  formOf('change-selected', { to: z.enum(bulkStatuses), selected: selectedSchema }),
  formOf('change-status', {
    booking,
    to: z.enum(bookingStatusValues),
    expected: expectedBookingSchema,
    reason: reasonSchema,
    mailReason: checkboxSchema,
    withoutMail: checkboxSchema,
  }),
  formOf('mark-paid', { booking, method: z.enum(paymentMethodValues), total }),
  formOf('mark-step', { booking, step }),
  formOf('not-duplicate', { booking }),
  formOf('resend-mail', { mail: z.uuid() }),
  formOf('undo', { selected: undoSchema }),
  formOf('undo-payment', { booking }),
  formOf('undo-step', { booking, step }),
])

type BookingForm = z.output<typeof formSchema>
type FormOf<Name extends Intent> = Extract<BookingForm, { intent: Name }>

const { status, undo, correction, duplicate } = staffWords
const { steps, bill } = staffWords

/** The title of a refusal, what it says about an unreadable form, and the log of a failure. */
const refusals: Record<Intent, [title: string, unreadable: string, failure: string]> = {
  'add-note': [correction.notNoted, status.bookingGone, 'A note could not be added'],
  'change-selected': [
    status.updateFailed,
    status.noneSelected,
    'Selected bookings could not be changed',
  ],
  'change-status': [
    status.updateFailed,
    status.unknownStatus,
    'The status of a booking could not be changed',
  ],
  'mark-paid': [bill.notPaid, status.bookingGone, 'A payment could not be stored'],
  'mark-step': [steps.notMarked, status.unknownStatus, 'A step of a booking could not be marked'],
  'not-duplicate': [
    duplicate.notDismissed,
    status.bookingGone,
    'A possible duplicate could not be dismissed',
  ],
  'resend-mail': [
    staffWords.mail.notResent,
    staffWords.mail.subjectDeleted,
    'An email could not be resent',
  ],
  undo: [undo.failed, undo.unreadable, 'A change could not be undone'],
  'undo-payment': [bill.notUndone, status.bookingGone, 'A payment could not be undone'],
  'undo-step': [steps.notMarked, status.unknownStatus, 'A step of a booking could not be undone'],
}

const isIntent = (value: unknown): value is Intent =>
  typeof value === 'string' && Object.hasOwn(refusals, value)

export async function runBookingAction(request: Request) {
  const form = await readForm(request, { repeatableField: 'selected' })
  const hasText = Boolean(form.get('note') ?? form.get('reason'))
  const user = await requireBookingStaff(request, { forwardForm: hasText })
  const fields = Object.fromEntries(form)
  const intent = isIntent(fields.intent) ? fields.intent : 'change-status'
  const [title, unreadable, failure] = refusals[intent]
  const selected = form.getAll('selected')
  const parsed = formSchema.safeParse({ ...fields, expected: fields, selected })
  if (!parsed.success) {
    const { issues } = parsed.error
    const isTextOnly = issues.every(({ path: [field] }) => field === 'reason' || field === 'note')
    return refusal(title, isTextOnly ? issues[0]!.message : unreadable, 400)
  }
  try {
    return await run(parsed.data, user)
  } catch (error) {
    logFailure(failure, error)
    return refusal(title, staffWords.requestErrors.unavailable, 503)
  }
}

function run(form: BookingForm, user: User) {
  switch (form.intent) {
    case 'add-note':
      return reply(form, addNote({ user, id: form.booking, note: form.note }), correction.noted)
    case 'change-selected':
      return changeSelected(form.to, form.selected, user)
    case 'change-status':
      return changeBookingStatus(form, user)
    case 'mark-paid': {
      const { booking: id, method, total: totalPaise } = form
      return reply(form, markPaid({ user, id, method, totalPaise }), bill.paid)
    }
    case 'not-duplicate':
      return reply(form, markNotDuplicate({ user, id: form.booking }), duplicate.dismissed)
    case 'resend-mail':
      return queueResend(form, user)
    case 'undo':
      return undoChanges(form.selected, user)
    case 'undo-payment':
      return reply(form, undoPayment({ user, id: form.booking }), bill.undone)
    default:
      return markBookingStep(form, user)
  }
}

async function reply(
  { intent }: BookingForm,
  change: Promise<{ ok: true } | { ok: false; reason: string; httpStatus: number }>,
  done: string,
) {
  const outcome = await change
  const [title] = refusals[intent]
  return outcome.ok ? success(done) : refusal(title, outcome.reason, outcome.httpStatus)
}

async function changeBookingStatus(
  { booking: id, to, expected, reason, mailReason, withoutMail }: FormOf<'change-status'>,
  user: User,
) {
  const outcome = await changeStatus({ user, id, to, expected, reason, mailReason, withoutMail })
  const bookings = await listBookingsById(user, [id])
  if (!outcome.ok) {
    return refusal(status.updateFailed, outcome.reason, outcome.httpStatus, { bookings })
  }
  const undo = [{ id, updatedAt: outcome.booking.updatedAt }]
  return success(status.updated, undefined, { bookings, undo })
}

async function markBookingStep(
  { intent, booking: id, step }: FormOf<'mark-step' | 'undo-step'>,
  user: User,
) {
  const at = intent === 'mark-step' ? new Date().toISOString() : null
  const outcome = await markStep({ user, id, step, at })
  const bookings = await listBookingsById(user, [id])
  if (!outcome.ok) {
    return refusal(steps.notMarked, outcome.reason, outcome.httpStatus, { bookings })
  }
  const { label } = orderSteps[step]
  return at
    ? success(steps.marked(label), undefined, { bookings, undoStep: { booking: id, step } })
    : success(steps.unmarked(label), undefined, { bookings })
}

async function queueResend({ mail: id }: FormOf<'resend-mail'>, user: User) {
  const { notResent, resent, resentDetail } = staffWords.mail
  const outcome = await resendMail({ user, id, now: new Date() })
  if (!outcome.ok) return refusal(notResent, outcome.reason, outcome.httpStatus)
  return success(resent, resentDetail(outcome.sentTo))
}

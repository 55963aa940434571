import { z } from 'zod'
import { readForm } from '#app/http/form-body.server.ts'
import { listBookingsById } from '#app/models/bookings/booking-list.server.ts'
import { resendMail } from '#app/models/bookings/booking-mails.server.ts'
import { markStep, simpleChanges } from '#app/models/bookings/bookings.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { requireBookingStaff } from '#app/staff/shell/staff-session.server.ts'
import { selectionActs } from '#business/bookings/acts.ts'
import { paymentMethodValues } from '#business/bookings/payments.ts'
import {
  type OrderStep,
  orderSteps,
  orderStepValues,
} from '#business/bookings/return/order-steps.ts'
import { forms } from '#business/words/en.ts'
import { textLimits } from '#business/words/limits.ts'
import * as staffWords from '#business/words/staff.ts'
import { textSchemas } from '#business/words/text-schemas.ts'
import type { User } from '#payload-types.ts'
import {
  changeSelected,
  refusal,
  selectedSchema,
  success,
  undoChanges,
  undoSchema,
} from './bulk-actions.server.ts'

const { multiline } = textSchemas(forms)

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
const method = z.enum(paymentMethodValues).optional()
const { status, undo, steps, mail } = staffWords

const actions = {
  ...simpleActions(),
  'change-selected': action({
    // Without scripts, the buttons of a payment send only their method.
    fields: {
      ...{ to: z.enum(selectionActs).default('paid'), method, selected: selectedSchema },
      ...{ reason: reasonSchema, mailReason: checkboxSchema, withoutMail: checkboxSchema },
    },
    run: changeSelected,
    refusalTitle: status.updateFailed,
    unreadableForm: status.noneSelected,
    logMessage: 'Selected bookings could not be changed',
  }),
  'resend-mail': action({
    fields: { mail: z.uuid() },
    run: (form, user) => queueResend(form.mail, user),
    refusalTitle: mail.notResent,
    unreadableForm: mail.subjectDeleted,
    logMessage: 'An email could not be resent',
  }),
  undo: action({
    fields: { selected: undoSchema },
    run: ({ selected }, user) => undoChanges(selected, user),
    refusalTitle: undo.failed,
    unreadableForm: undo.unreadable,
    logMessage: 'A change could not be undone',
  }),
  'undo-step': action({
    fields: { booking, step },
    run: takeBackStep,
    refusalTitle: steps.notMarked,
    unreadableForm: status.unknownStatus,
    logMessage: 'A step of a booking could not be undone',
  }),
}

export type Intent = keyof typeof actions

const isIntent = (value: unknown): value is Intent =>
  typeof value === 'string' && Object.hasOwn(actions, value)

export async function runBookingAction(request: Request) {
  const form = await readForm(request, { repeatableField: 'selected' })
  const hasText = Boolean(form.get('note') ?? form.get('reason'))
  const user = await requireBookingStaff(request, { forwardForm: hasText })
  const fields = Object.fromEntries(form)
  const { intent } = fields
  if (!isIntent(intent)) return refusal(status.updateFailed, status.unknownStatus, 400)
  const selected = form.getAll('selected')
  return actions[intent]({ ...fields, selected }, user)
}

interface Action<Fields extends z.ZodRawShape> {
  fields: Fields
  run: (form: z.output<z.ZodObject<Fields>>, user: User) => Promise<Reply>
  refusalTitle: string
  unreadableForm: string
  logMessage: string
}

type Reply = ReturnType<typeof success>

function action<Fields extends z.ZodRawShape>(definition: Action<Fields>) {
  const { fields, run, refusalTitle, unreadableForm, logMessage } = definition
  const schema = z.object(fields)
  return async (form: Record<string, unknown>, user: User): Promise<Reply> => {
    const parsed = schema.safeParse(form)
    if (!parsed.success) {
      const { issues } = parsed.error
      const isTextOnly = issues.every(({ path: [field] }) => field === 'reason' || field === 'note')
      return refusal(refusalTitle, isTextOnly ? issues[0]!.message : unreadableForm, 400)
    }
    try {
      return await run(parsed.data, user)
    } catch (error) {
      logFailure(logMessage, error)
      return refusal(refusalTitle, staffWords.requestErrors.unavailable, 503)
    }
  }
}

function simpleActions() {
  const entries = Object.entries(simpleChanges).map(([intent, change]) => {
    const { fields, doneTitle, refusalTitle, logMessage } = change
    const simple = action({
      fields: { booking, ...fields },
      run: async ({ booking: id, ...input }, user) => {
        const outcome = await change.run({ ...input, user, id })
        return outcome.ok
          ? success(doneTitle)
          : refusal(refusalTitle, outcome.reason, outcome.httpStatus)
      },
      refusalTitle,
      unreadableForm: status.bookingGone,
      logMessage,
    })
    return [intent, simple] as const
  })
  return Object.fromEntries(entries) as Record<
    keyof typeof simpleChanges,
    ReturnType<typeof action>
  >
}

async function takeBackStep(mark: { booking: string; step: OrderStep }, user: User) {
  const outcome = await markStep({ user, id: mark.booking, step: mark.step, at: null })
  const bookings = await listBookingsById(user, [mark.booking])
  return outcome.ok
    ? success(steps.unmarked(orderSteps[mark.step].label), undefined, { bookings })
    : refusal(steps.notMarked, outcome.reason, outcome.httpStatus, { bookings })
}

async function queueResend(id: string, user: User) {
  const outcome = await resendMail({ user, id, now: new Date() })
  if (!outcome.ok) return refusal(mail.notResent, outcome.reason, outcome.httpStatus)
  return success(mail.resent, mail.resentDetail(outcome.sentTo))
}

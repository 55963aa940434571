import { data } from '@remix-run/node'
import { z } from 'zod'
import { type BookingListItem, listBookingsById } from '#app/models/bookings/booking-list.server.ts'
import {
  changeStatus,
  markPaid,
  markStep,
  undoChange,
} from '#app/models/bookings/bookings.server.ts'
import { isStep, type SelectionAct } from '#business/bookings/acts.ts'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import { describePayment, type PaymentMethod } from '#business/bookings/payments.ts'
import { orderSteps } from '#business/bookings/return/order-steps.ts'
import { bookingStatuses, bookingStatusValues } from '#business/bookings/status/status.ts'
import { formatPaise } from '#business/words/rupees.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import type { User } from '#payload-types.ts'

/** At most one page of a view. */
function selectionSchema<Parts extends z.ZodType<unknown, string[]>>(parts: Parts) {
  const split = z.string().transform((value) => value.split(' '))
  return z.array(split.pipe(parts)).min(1).max(100)
}

/** The last part is the total of the bill, if there is one. */
export const selectedSchema = selectionSchema(
  z
    .tuple([z.uuid(), z.enum(bookingStatusValues), englishFields.date, englishFields.time])
    .rest(z.string()),
)

type StatusOptions = Pick<
  Parameters<typeof changeStatus>[0],
  'reason' | 'mailReason' | 'withoutMail'
>

interface SelectionChange extends StatusOptions {
  to: SelectionAct
  method?: PaymentMethod
  selected: z.output<typeof selectedSchema>
}

export async function changeSelected(change: SelectionChange, user: User) {
  const { to, method, selected, ...options } = change
  const { done, failed } = titlesOf(to)
  if (to === 'paid' && !method) return refusal(failed, staffWords.status.unknownStatus, 400)
  const { undo, refusals, bookings } = await changeEach(
    user,
    selected.map(([id, status, date, time, total]) => {
      return { id, expected: { status, date, time }, totalPaise: Number(total) }
    }),
    ({ id, expected, totalPaise }) => {
      if (to === 'paid') return markPaid({ user, id, method: method!, totalPaise })
      if (isStep(to)) return markStep({ user, id, step: to, at: new Date().toISOString() })
      return changeStatus({ user, id, expected, to, ...options })
    },
  )
  const [first] = refusals
  if (selected.length === 1) {
    if (!first) return success(done, describeDone(to, bookings[0]!, method), { bookings, undo })
    return refusal(failed, first.reason, first.httpStatus, { bookings })
  }
  const count = `${staffWords.status.changedOf(doneLabel(to), undo.length, selected.length)}.`
  if (!first) return success(done, count, { bookings, undo })
  return refusal(failed, describe(count, refusals), 409, { bookings, undo })
}

function titlesOf(act: SelectionAct) {
  const { status, steps, acts } = staffWords
  if (act === 'paid') return { done: acts.paid, failed: acts.notPaid }
  return isStep(act)
    ? { done: steps.marked(orderSteps[act].label), failed: steps.notMarked }
    : { done: status.updated, failed: status.updateFailed }
}

function doneLabel(act: SelectionAct): string {
  if (act === 'paid') return 'Paid'
  return isStep(act) ? orderSteps[act].label : bookingStatuses[act].label
}

const nameOf = ({ erasedAt, reference, name }: BookingListItem) => (erasedAt ? reference : name)

function describeDone(act: SelectionAct, booking: BookingListItem, method?: PaymentMethod) {
  const { isNow, isPaid, andCompleted } = staffWords.acts
  const who = nameOf(booking)
  if (!isStep(act) && act !== 'paid') return isNow(who, doneLabel(act))
  const text = formatPaise(booking.bill?.totalPaise ?? 0)
  const done = act === 'paid' ? isPaid(who, describePayment({ to: method, text })) : who
  return done + (booking.status === 'completed' ? andCompleted : '')
}

export const undoSchema = selectionSchema(z.tuple([z.uuid(), z.iso.datetime()]))

export async function undoChanges(selected: z.output<typeof undoSchema>, user: User) {
  const { done, failed, undoneOf } = staffWords.undo
  const changes = selected.map(([id, updatedAt]) => ({ id, updatedAt }))
  const { refusals, bookings } = await changeEach(user, changes, (change) =>
    undoChange({ user, ...change }),
  )
  const [first] = refusals
  const [only, ...others] = bookings
  const who = only && others.length === 0 ? nameOf(only) : undefined
  if (!first) return success(done, who, { bookings })
  if (changes.length === 1) return refusal(failed, first.reason, first.httpStatus, { bookings })
  const count = `${undoneOf(changes.length - refusals.length, changes.length)}.`
  return refusal(failed, describe(count, refusals), 409, { bookings })
}

/** A refused booking does not stop the rest. */
async function changeEach<Change extends { id: string }>(
  user: User,
  changes: Change[],
  change: (each: Change) => ReturnType<typeof changeStatus>,
) {
  const outcomes = []
  for (const each of changes) outcomes.push({ id: each.id, outcome: await change(each) })
  const ids = changes.map(({ id }) => id)
  const bookings = await listBookingsById(user, ids)
  const undo = outcomes.flatMap(({ id, outcome }) =>
    outcome.ok ? [{ id, updatedAt: outcome.booking.updatedAt }] : [],
  )
  const refusals = outcomes.flatMap(({ id, outcome }) => {
    const reference = bookings.find((booking) => booking.id === id)?.reference ?? ''
    return outcome.ok ? [] : [{ ...outcome, reference }]
  })
  return { undo, refusals, bookings }
}

function describe(count: string, refusals: { reference: string; reason: string }[]): string {
  return [count, ...refusals.map(({ reference, reason }) => `${reference} ${reason}`)].join(' ')
}

export interface StatusReply {
  toast: ToastMessage
  bookings: BookingListItem[]
  undo?: { id: string; updatedAt: string }[]
  unsent?: FormData
}

type Changes = Partial<Pick<StatusReply, 'bookings' | 'undo'>>

export function success(title: string, description?: string, changes?: Changes) {
  return reply({ kind: 'success', title, description }, 200, changes)
}

export function refusal(title: string, description: string, status: number, changes?: Changes) {
  return reply({ kind: 'error', title, description }, status, changes)
}

function reply(toast: ToastMessage, status: number, changes: Changes = {}) {
  const { bookings = [], undo = [] } = changes
  return data({ toast, bookings, undo }, { status })
}

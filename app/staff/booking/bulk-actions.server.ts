import { data } from '@remix-run/node'
import { z } from 'zod'
import { type BookingListItem, listBookingsById } from '#app/models/bookings/booking-list.server.ts'
import { changeStatus, undoStatusChange } from '#app/models/bookings/bookings.server.ts'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import type { OrderStep } from '#business/bookings/return/order-steps.ts'
import {
  bookingStatuses,
  bookingStatusValues,
  type BulkStatus,
} from '#business/bookings/status/status.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'
import type { User } from '#payload-types.ts'

/** At most one page of a view. */
function selectionSchema<Parts extends z.ZodType<unknown, string[]>>(parts: Parts) {
  const split = z.string().transform((value) => value.split(' '))
  return z.array(split.pipe(parts)).min(1).max(100)
}

export const selectedSchema = selectionSchema(
  z.tuple([z.uuid(), z.enum(bookingStatusValues), englishFields.date, englishFields.time]),
)

export async function changeSelected(
  to: BulkStatus,
  selected: z.output<typeof selectedSchema>,
  user: User,
) {
  const { updated, updateFailed, changedOf } = staffWords.status
  const { undo, refusals, bookings } = await changeEach(
    user,
    selected.map(([id, status, date, time]) => ({ id, expected: { status, date, time } })),
    ({ id, expected }) => changeStatus({ user, id, expected, to }),
  )
  const count = `${changedOf(bookingStatuses[to].label, undo.length, selected.length)}.`
  if (refusals.length === 0) return success(updated, count, { bookings, undo })
  return refusal(updateFailed, describe(count, refusals), 409, { bookings, undo })
}

export const undoSchema = selectionSchema(z.tuple([z.uuid(), z.iso.datetime()]))

export async function undoChanges(selected: z.output<typeof undoSchema>, user: User) {
  const { done, failed, undoneOf } = staffWords.undo
  const changes = selected.map(([id, updatedAt]) => ({ id, updatedAt }))
  const { refusals, bookings } = await changeEach(user, changes, (change) =>
    undoStatusChange({ user, ...change }),
  )
  const [first] = refusals
  if (!first) return success(done, undefined, { bookings })
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
  undoStep?: { booking: string; step: OrderStep }
  unsent?: FormData
}

type Changes = Partial<Pick<StatusReply, 'bookings' | 'undo' | 'undoStep'>>

export function success(title: string, description?: string, changes?: Changes) {
  return reply({ kind: 'success', title, description }, 200, changes)
}

export function refusal(title: string, description: string, status: number, changes?: Changes) {
  return reply({ kind: 'error', title, description }, status, changes)
}

function reply(toast: ToastMessage, status: number, changes: Changes = {}) {
  const { bookings = [], undo = [], undoStep } = changes
  return data({ toast, bookings, undo, undoStep }, { status })
}

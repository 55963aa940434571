import { z } from 'zod'
import { listBookingsById } from '#app/models/bookings/booking-list.server.ts'
import { changeStatus, undoStatusChange } from '#app/models/bookings/bookings.server.ts'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import { bookingStatuses, bookingStatusValues } from '#business/bookings/status/status.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'
import { refusal, success, type UndoableChange } from './action-reply.server.ts'
import type { BulkStatus } from './bulk-acts.ts'

/** Splits each checked value at its spaces. At most one page of a view. */
function selectionSchema<Parts extends z.ZodType<unknown, string[]>>(parts: Parts) {
  const split = z.string().transform((value) => value.split(' '))
  return z.array(split.pipe(parts)).min(1).max(100)
}

/** Each booking with the status and pickup that the user saw. */
const selectedSchema = selectionSchema(
  z.tuple([z.uuid(), z.enum(bookingStatusValues), englishFields.date, englishFields.time]),
)

export async function changeSelected(to: BulkStatus, selected: FormDataEntryValue[], user: User) {
  const { updated, updateFailed, noneSelected, changedOf } = staffWords.status
  const parsed = selectedSchema.safeParse(selected)
  if (!parsed.success) return refusal(updateFailed, noneSelected, 400)
  try {
    const { undo, refusals, bookings } = await changeEach(
      user,
      parsed.data.map(([id, status, date, time]) => ({ id, expected: { status, date, time } })),
      ({ id, expected }) => changeStatus({ user, id, expected, to }),
    )
    const count = `${changedOf(bookingStatuses[to].label, undo.length, parsed.data.length)}.`
    if (refusals.length === 0) return success(updated, count, { bookings, undo })
    return refusal(updateFailed, [count, ...refusals.map(describe)].join(' '), 409, {
      bookings,
      undo,
    })
  } catch (error) {
    logFailure('Selected bookings could not be changed', error)
    return refusal(updateFailed, staffWords.requestErrors.unavailable, 503)
  }
}

const undoSchema = selectionSchema(z.tuple([z.uuid(), z.iso.datetime()]))

export async function undoChanges(selected: FormDataEntryValue[], user: User) {
  const { done, failed, unreadable, undoneOf } = staffWords.undo
  const parsed = undoSchema.safeParse(selected)
  if (!parsed.success) return refusal(failed, unreadable, 400)
  try {
    const changes = parsed.data.map(([id, updatedAt]) => ({ id, updatedAt }))
    const { refusals, bookings } = await changeEach(user, changes, (change) =>
      undoStatusChange({ user, ...change }),
    )
    const [first] = refusals
    if (!first) return success(done, undefined, { bookings })
    if (changes.length === 1) return refusal(failed, first.reason, first.httpStatus, { bookings })
    const count = `${undoneOf(changes.length - refusals.length, changes.length)}.`
    return refusal(failed, [count, ...refusals.map(describe)].join(' '), 409, { bookings })
  } catch (error) {
    logFailure('A change could not be undone', error)
    return refusal(failed, staffWords.requestErrors.unavailable, 503)
  }
}

interface Refusal {
  reference: string
  reason: string
  httpStatus: number
}

/** A refused booking does not stop the rest. `bookings` are the changed and the refused ones. */
async function changeEach<Change extends { id: string }>(
  user: User,
  changes: Change[],
  change: (each: Change) => ReturnType<typeof changeStatus>,
) {
  const undo: UndoableChange[] = []
  const refused: (Omit<Refusal, 'reference'> & { id: string })[] = []
  for (const each of changes) {
    const outcome = await change(each)
    if (outcome.ok) undo.push({ id: each.id, updatedAt: outcome.updatedAt })
    else refused.push({ ...outcome, id: each.id })
  }
  const bookings = await listBookingsById(
    user,
    changes.map(({ id }) => id),
  )
  const referenceOf = (id: string) => bookings.find((booking) => booking.id === id)?.reference ?? ''
  const refusals = refused.map(({ id, ...rest }): Refusal => ({
    ...rest,
    reference: referenceOf(id),
  }))
  return { undo, refusals, bookings }
}

function describe({ reference, reason }: Refusal): string {
  return `${reference} ${reason}`
}

import {
  addDataAndFileToRequest,
  type Endpoint,
  executeAccess,
  NotFound,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import * as z from 'zod/mini'
import type { Booking } from '#business/bookings/booking.ts'
import { mapDetails } from '#business/bookings/fields.ts'
import { correctionSchema } from '#business/bookings/forms/correction.ts'
import { englishFields } from '#business/bookings/forms/english-fields.ts'
import type { ExpectedBooking } from '#business/bookings/forms/expected-booking.ts'
import { noBranch } from '#business/bookings/lists/branch-filter.ts'
import { type EditableBooking, mapBoxes } from '#business/bookings/merge-correction.ts'
import { type BookingStatus, bookingStatusValues } from '#business/bookings/status/status.ts'
import * as staffWords from '#business/words/staff.ts'
import { changeStatus } from '#collections/bookings/operations/change-status.ts'
import { correctBooking } from '#collections/bookings/operations/correct-booking.ts'
import { refusal } from '#platform/api/error-response.ts'
import { assertTypes } from '#platform/api/reject-wrong-types.ts'
import { type Actor, type ChangeOutcome, inOneTransaction, type Target } from './change-booking.ts'
import { importEndpoint } from './import-bookings.ts'

export type BookingEdit = Partial<EditableBooking> & { status?: BookingStatus }

export function editBooking(
  actor: Actor,
  { edit: { status, ...typed }, ...target }: Target & { edit: BookingEdit },
): Promise<ChangeOutcome> {
  return inOneTransaction(actor, async (transaction) => {
    const by = { ...actor, transaction }
    const corrected = await correctBooking(by, { ...target, typed })
    if (!corrected.ok || status === undefined) return corrected
    return changeStatus(by, { id: target.id, to: status })
  })
}

const expectedSchema = z.object({
  status: z.enum(bookingStatusValues),
  date: englishFields.date,
  time: englishFields.time,
})

/** As Payload's, for its admin form: reports problems by their field. */
async function patchBooking(req: PayloadRequest): Promise<Response> {
  const { payload, user, routeParams, query } = req
  const { access, flattenedFields } = payload.collections.bookings.config
  await executeAccess({ req }, access.update)
  await addDataAndFileToRequest(req)
  const sent: Record<string, unknown> = req.data ?? {}
  assertTypes(flattenedFields, sent)
  const id = String(routeParams?.id)
  const asUser = { collection: 'bookings', id, user, overrideAccess: false, req } as const
  const found = z.uuid().safeParse(id).success
    ? await payload.findByID({ ...asUser, depth: 0, joins: false, disableErrors: true })
    : null
  if (!found) throw new NotFound(req.t)
  const before = found as unknown as Booking
  const outcome = await editBooking(
    { payload, user, channel: 'cms' },
    {
      id,
      edit: readEdit(sent, before, req),
      expected: readExpected(sent.expected) ?? before,
      updatedAt: sent.updatedAt
        ? new Date(sent.updatedAt as string).toISOString()
        : before.updatedAt,
    },
  )
  if (!outcome.ok) {
    const { problem, reason, httpStatus } = outcome
    throw problem
      ? invalid([{ path: problem.field, message: reason }], req)
      : refusal(reason, httpStatus)
  }
  const doc = await payload.findByID({ ...asUser, depth: Number(query.depth ?? 2) })
  return Response.json({ doc, message: req.t('general:updatedSuccessfully') })
}

/** Ignores fixed fields and values as stored, which may be older than the rules. */
function readEdit(
  sent: Record<string, unknown>,
  before: Booking,
  req: PayloadRequest,
): BookingEdit {
  const schema = z.extend(correctionSchema, {
    status: z.enum(bookingStatusValues),
    ...mapBoxes(() => z.boolean(req.t('validation:trueOrFalse'))),
  })
  const isSame = (value: unknown, stored: unknown) => (value ?? '') === (stored ?? '')
  const emptyValues: Record<string, unknown> = {
    ...mapDetails(() => ''),
    ...mapBoxes(() => false),
    branch: noBranch,
  }
  const names = (Object.keys(schema.shape) as (keyof BookingEdit)[]).filter(
    (name) => sent[name] !== undefined && !isSame(sent[name], before[name]),
  )
  const values = Object.fromEntries(
    names.map((name) => [
      name,
      sent[name] === '' || sent[name] === null ? emptyValues[name] : sent[name],
    ]),
  )
  const mask = Object.fromEntries(names.map((name) => [name, true])) as Record<
    keyof BookingEdit,
    true
  >
  const read = z.pick(schema, mask).safeParse(values)
  if (read.success) return read.data
  const selects: PropertyKey[] = ['status', 'branch', 'language']
  const errors = read.error.issues.map(({ path: [name = ''], message }) => ({
    path: String(name),
    message: selects.includes(name) ? req.t('validation:invalidSelection') : message,
  }))
  throw invalid(errors, req)
}

function readExpected(sent: unknown): ExpectedBooking | null {
  if (sent === undefined) return null
  const expected = expectedSchema.safeParse(sent)
  if (!expected.success) throw refusal(staffWords.requestErrors.wrongType)
  return expected.data
}

function invalid(errors: { path: string; message: string }[], req: PayloadRequest) {
  return new ValidationError({ collection: 'bookings', errors, req }, req.t)
}

async function refuseWrite(req: PayloadRequest): Promise<Response> {
  await executeAccess({ req }, req.payload.collections.bookings.config.access.update)
  throw refusal(staffWords.requestErrors.oneBookingAtATime, 403)
}

/** Payload looks these up before its own of the same path. */
export const bookingEndpoints: Omit<Endpoint, 'root'>[] = [
  importEndpoint,
  { path: '/:id', method: 'patch', handler: patchBooking },
  { path: '/', method: 'patch', handler: refuseWrite },
  { path: '/', method: 'post', handler: refuseWrite },
]

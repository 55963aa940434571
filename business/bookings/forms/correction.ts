import * as z from 'zod/mini'
import { noBranch } from '#business/bookings/lists/branch-filter.ts'
import { detailSchemas, fieldSchemas } from './booking-request.ts'

const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.optional(schema),
    z.transform((value) => value ?? null),
  )

/**
 * Emptied fields become null; the pickup is absent if the booking can no longer be rescheduled.
 * `seenState` is the version of the booking that staff saw.
 */
export const correctionSchema = z.object({
  seenState: z.string(),
  ...detailSchemas(orNull),
  /** Null: the main branch. Undefined: there is only one. */
  branch: z.optional(
    z.pipe(
      z.union([z.uuid(), z.literal(noBranch)]),
      z.transform((value) => (value === noBranch ? null : value)),
    ),
  ),
  date: z.optional(fieldSchemas.date),
  time: z.optional(fieldSchemas.time),
})

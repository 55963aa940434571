import * as z from 'zod/mini'
import { detailSchemas, fieldSchemas } from './booking-request.ts'
import { noBranch } from './branch-filter.ts'

const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.optional(schema),
    z.transform((value) => value ?? null),
  )

/**
 * Emptied fields become null; the pickup is absent if it can no longer move. `seenState` is the
 * version that staff saw.
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

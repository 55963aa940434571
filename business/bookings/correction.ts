import * as z from 'zod/mini'
import { detailSchemas, fieldSchemas } from './booking-request.ts'
import { noBranch } from './branch-filter.ts'

const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.optional(schema),
    z.transform((value) => value ?? null),
  )

/**
 * What staff correct of a booking, by the rules of each field. What was emptied comes out null; a pickup that cannot be
 * moved any more is not among it. `seenState` is the state in which they saw it.
 */
export const correctionSchema = z.object({
  seenState: z.string(),
  ...detailSchemas(orNothing),
  /** The id of the branch that collects; null: the main one, as nobody else does. Undefined where there is one only. */
  branch: z.optional(
    z.pipe(
      z.union([z.uuid(), z.literal(noBranch)]),
      z.transform((value) => (value === noBranch ? null : value)),
    ),
  ),
  date: z.optional(fieldSchemas.date),
  time: z.optional(fieldSchemas.time),
})

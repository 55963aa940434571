import * as z from 'zod/mini'
import { bookingFields } from './booking-request.ts'

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
  name: bookingFields.name,
  phone: bookingFields.phone,
  email: orNothing(bookingFields.email),
  address: bookingFields.address,
  items: orNothing(bookingFields.items),
  instructions: orNothing(bookingFields.instructions),
  /** The id of the branch that collects; none: the main one, as nobody's pincode. */
  branch: orNothing(z.uuid()),
  date: z.optional(bookingFields.date),
  time: z.optional(bookingFields.time),
})

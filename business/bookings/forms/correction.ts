import * as z from 'zod/mini'
import { mapDetails } from '#business/bookings/fields.ts'
import { noBranch } from '#business/bookings/lists/branch-filter.ts'
import { type EditableBooking, mapBoxes } from '#business/bookings/merge-correction.ts'
import { languageCodes } from '#business/languages/languages.ts'
import { emptyAsUndefined } from '#business/words/text-schemas.ts'
import { detailSchemas } from './booking-request.ts'
import { englishFields } from './english-fields.ts'

const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    emptyAsUndefined(z.optional(schema)),
    z.transform((value) => value ?? null),
  )

/** Absent unless checked. */
const checkbox = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => value === true || value === 'on'),
)

/** Emptied fields become null; the pickup is absent if the booking can no longer be rescheduled. */
export const correctionSchema = z.object({
  ...detailSchemas(englishFields, orNull),
  ...mapBoxes(() => checkbox),
  /** Null: the main branch. Undefined: there is only one. */
  branch: z.optional(
    z.pipe(
      z.union([z.uuid(), z.literal(noBranch)]),
      z.transform((value) => (value === noBranch ? null : value)),
    ),
  ),
  language: z.optional(z.enum(languageCodes)),
  date: z.optional(englishFields.date),
  time: z.optional(englishFields.time),
})

/** The booking as the form showed it, as JSON. */
export const seenField = 'seen'

const seenSchema = z.object({
  ...mapDetails(() => z.nullable(z.string())),
  ...mapBoxes(() => z._default(z.boolean(), false)),
  branch: z.nullable(z.string()),
  language: z.enum(languageCodes),
  date: englishFields.date,
  time: englishFields.time,
})

/** Null if it cannot be read. */
export function parseSeen(seen: unknown): EditableBooking | null {
  if (typeof seen !== 'string') return null
  try {
    return seenSchema.parse(JSON.parse(seen)) as EditableBooking
  } catch {
    return null
  }
}

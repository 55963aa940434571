import { z } from 'zod'
import { isLocalDate } from '#business/pickups/local-time.ts'

const querySchema = z.object({
  date: z.string().refine(isLocalDate).optional(),
  by: z
    .string()
    .trim()
    .max(200)
    // PostgreSQL text cannot hold NUL.
    .refine((by) => !by.includes('\0'))
    .optional(),
  /** The id of the last entry of the previous page. */
  after: z.uuid().optional(),
})

export type ActivityQuery = z.output<typeof querySchema>

export function parseActivityQuery({ url }: Request): {
  query: ActivityQuery
  isInvalid: boolean
} {
  // Forms submit unset filters as empty strings.
  const params = [...new URL(url).searchParams].filter(([, value]) => value !== '')
  const parsed = querySchema.safeParse(Object.fromEntries(params))
  return parsed.success ? { query: parsed.data, isInvalid: false } : { query: {}, isInvalid: true }
}

import { z } from 'zod'
import { isLocalDate } from '#business/pickups/local-time.ts'

const addressSchema = z.object({
  date: z.string().refine(isLocalDate).optional(),
  by: z
    .string()
    .trim()
    .max(200)
    // PostgreSQL has no text with it.
    .refine((by) => !by.includes('\0'))
    .optional(),
  /** The id of the line before the first. */
  after: z.uuid().optional(),
})

export type ActivityAddress = z.output<typeof addressSchema>

/** What an address of the activity log asks for. Where a part of it `isUnreadable`, that is all of it. */
export function readActivityAddress({ url }: Request): {
  address: ActivityAddress
  isUnreadable: boolean
} {
  // What a form leaves open.
  const said = [...new URL(url).searchParams].filter(([, value]) => value !== '')
  const asked = addressSchema.safeParse(Object.fromEntries(said))
  return asked.success
    ? { address: asked.data, isUnreadable: false }
    : { address: {}, isUnreadable: true }
}

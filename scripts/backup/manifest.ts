import { z } from 'zod'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

export const manifestSchema = z.object({
  format: z.literal(2),
  madeAt: z.iso.datetime(),
  /** The last migration. */
  schema: z.string(),
  tables: z.record(z.string(), z.array(z.string()).min(1)),
  /** `bucket`: pictures are in S3, not in the backup. */
  pictures: z.enum(['files', 'bucket']),
  files: z.record(z.string(), z.object({ bytes: z.number().int().min(0), sha256: hash })),
})

export type Manifest = z.output<typeof manifestSchema>

export const manifestName = 'manifest.json'

export const entryNames = { tables: 'tables', media: 'media', secret: 'secret' } as const

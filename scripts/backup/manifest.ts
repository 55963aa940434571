import { z } from 'zod'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** The last entry of a backup: how to read the others, and the size in bytes and SHA-256 of each. */
export const manifestSchema = z.object({
  format: z.literal(2),
  /** The instant of the backup. */
  madeAt: z.iso.datetime(),
  /** The last migration of the database. */
  schema: z.string(),
  /** By table, the columns in its entry. */
  tables: z.record(z.string(), z.array(z.string()).min(1)),
  /** `bucket`: the pictures are in S3 and not in the backup. */
  pictures: z.enum(['files', 'bucket']),
  files: z.record(z.string(), z.object({ bytes: z.number().int().min(0), sha256: hash })),
})

export type Manifest = z.output<typeof manifestSchema>

/** What backups were before they became logical. */
export const formatOneSchema = z.object({ format: z.literal(1) })

export const manifestName = 'manifest.json'

/** The names of entries: a folder with a file for each table, one with the pictures, and a file. */
export const partNames = { tables: 'tables', media: 'media', secret: 'secret' } as const

import { z } from 'zod'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** How a database is kept in a backup: as its files, or as what pg_dump says. */
const database = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('files'),
    postgres: z.number().int(),
    /** PostgreSQL's files can be read only by the same kind of machine. */
    platform: z.string(),
  }),
  z.object({ kind: z.literal('dump'), postgres: z.number().int() }),
])

/** The last entry of a backup: what it is, and the size in bytes and SHA-256 of each file in it. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** As of when. */
  madeAt: z.iso.datetime(),
  /** The last migration that its tables have had. */
  schema: z.string(),
  database,
  /** Pictures in a bucket are not in the backup. */
  pictures: z.enum(['files', 'bucket']),
  files: z.record(z.string(), z.object({ bytes: z.number().int().min(0), sha256: hash })),
})

export type Manifest = z.output<typeof manifestSchema>

export const manifestName = 'manifest.json'

/** Under which names a backup has the parts of a DATA_DIR, and what pg_dump wrote. */
export const partNames = {
  postgres: 'postgres',
  dump: 'database.dump',
  media: 'media',
  secret: 'secret',
} as const

export const platform = `${process.platform}-${process.arch}`

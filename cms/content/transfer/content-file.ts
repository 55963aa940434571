import { createHash } from 'node:crypto'
import { z } from 'zod'
import { TransferProblem } from './transfer-problem.ts'

const format = 'saaf-content'
const version = 1

const entry = z.looseObject({ id: z.uuid(), createdAt: z.iso.datetime() })

const schema = z.object({
  format: z.literal(format),
  version: z.literal(version),
  exportedAt: z.iso.datetime(),
  globals: z.record(z.string(), z.looseObject({})),
  collections: z.record(z.string(), z.array(entry)),
  /** Last, because a reader of the file gets lost in them. */
  pictures: z.array(
    entry.extend({
      alt: z.string(),
      filename: z.string().min(1),
      sha256: z.string(),
      /** The original as it is kept, in base64. */
      file: z.string(),
    }),
  ),
})

/** Published content, to be carried from one system to another as JSON. */
export type ContentFile = z.output<typeof schema>
export type PictureEntry = ContentFile['pictures'][number]

/** Content with what says that it is an export of this version. Instants are in UTC. */
export function contentFile(
  now: Date,
  content: Pick<ContentFile, 'globals' | 'collections' | 'pictures'>,
): ContentFile {
  return { format, version, exportedAt: now.toISOString(), ...content }
}

/** The file in JSON that people can read; its pictures stand at the end. */
export function writeContentFile(file: ContentFile): string {
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Reads what `writeContentFile` wrote. Throws a TransferProblem where the text is anything else, or not all of it. */
export function readContentFile(text: string): ContentFile {
  const written = parsed(text)
  if (!isExport(written)) throw new TransferProblem('This file is not an export of Saaf.')
  if (written.version > version) {
    throw new TransferProblem(
      `This file was exported by a newer Saaf, in version ${written.version} of the format, and this one reads up to version ${version}; upgrade it first.`,
    )
  }
  const { success, error, data: file } = schema.safeParse(written)
  if (!success) {
    const [issue] = error.issues
    throw new TransferProblem(
      `This file is damaged at ${issue?.path.join('.')}: ${issue?.message}.`,
    )
  }
  const damaged = file.pictures.find((picture) => sha256(bytesOf(picture)) !== picture.sha256)
  if (damaged) {
    throw new TransferProblem(
      `This file is damaged: the picture "${damaged.alt}" is not as it was exported.`,
    )
  }
  return file
}

export function bytesOf({ file }: Pick<PictureEntry, 'file'>): Buffer {
  return Buffer.from(file, 'base64')
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    const cutOff = text.startsWith('{') && text.slice(0, 200).includes(`"${format}"`)
    throw new TransferProblem(
      cutOff
        ? 'This file is cut off or was damaged on its way; copy it anew.'
        : 'This file is not an export of Saaf.',
    )
  }
}

function isExport(written: unknown): written is { version: number } {
  const { format: name, version: number } = (written ?? {}) as Record<string, unknown>
  return name === format && typeof number === 'number'
}

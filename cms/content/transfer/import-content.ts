import { isDeepStrictEqual } from 'node:util'
import type {
  CollectionSlug,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { inTransaction } from '#cms/database/in-transaction.ts'
import { type Content, contentOf, type IdOf } from '#cms/fields/content-of.ts'
import { entryName, globalName } from '#cms/fields/names.ts'
import type { ContentFile } from './content-file.ts'
import { contentLists } from './content-lists.ts'
import { destinations } from './destinations.ts'
import {
  type ChangedFiles,
  importContext,
  importPictures,
  replacePictures,
  undoPictures,
} from './import-pictures.ts'
import type { Tally } from './tally.ts'
import { TransferProblem } from './transfer-problem.ts'
import { withEntryName } from './with-entry-name.ts'

type Entry = ContentFile['collections'][string][number]

/**
 * Publishes all that is in the file, or nothing of it; what is not in the file stays as it is. An entry goes where its
 * unique slug stands already, else where its id does. Throws a TransferProblem that names the entry which cannot be
 * stored. A picture whose file was replaced before that is stored anew, under another name.
 */
export async function importContent(payload: Payload, file: ContentFile): Promise<Tally> {
  refuseUnknown(payload, file)
  const files: ChangedFiles = { stored: [], replaced: [] }
  try {
    return await inTransaction(payload, (req) => importAll(req, file, files), importContext)
  } catch (error) {
    await undoPictures(payload, files)
    throw error
  }
}

function refuseUnknown({ config }: Payload, file: ContentFile): void {
  const { collections, globals } = contentLists(config)
  const known = new Set<string>([...collections, ...globals].map(({ slug }) => slug))
  const unknown = [...Object.keys(file.collections), ...Object.keys(file.globals)].find(
    (slug) => !known.has(slug),
  )
  if (unknown) {
    throw new TransferProblem(`This file holds "${unknown}", of which this version knows nothing.`)
  }
}

async function importAll(
  req: PayloadRequest,
  file: ContentFile,
  files: ChangedFiles,
): Promise<Tally> {
  const { collections, globals } = contentLists(req.payload.config)
  const present = new Map<string, Content[]>()
  for (const { slug } of collections) present.set(slug, await findAll(req, slug))
  const idOf = destinations(file, collections, present)
  const tally: Tally = { created: 0, changed: 0, unchanged: 0 }

  const replacements = await importPictures(req, file.pictures, { tally, files })
  for (const collection of collections) {
    const entriesHere = new Map(present.get(collection.slug)?.map((entry) => [entry.id, entry]))
    for (const entry of mainBranchFirst(file.collections[collection.slug] ?? [])) {
      await withEntryName(entryName(collection, entry), async () => {
        const before = entriesHere.get(idOf(collection.slug, entry.id))
        tally[await importEntry(req, { collection, entry, before, idOf })] += 1
      })
    }
  }
  for (const global of globals) {
    const written = file.globals[global.slug]
    if (!written) continue
    await withEntryName(globalName(global), async () => {
      tally[await importGlobal(req, { global, written, idOf })] += 1
    })
  }
  await replacePictures(req, replacements, files)
  return tally
}

async function findAll(req: PayloadRequest, collection: CollectionSlug): Promise<Content[]> {
  const { docs } = await req.payload.find({
    collection,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs as unknown as Content[]
}

/** The main branch of before loses its mark to the new one, and may not lose it to nobody. */
function mainBranchFirst(entries: Entry[]): Entry[] {
  return entries.toSorted((a, b) => Number(b.mainBranch === true) - Number(a.mainBranch === true))
}

async function importEntry(
  req: PayloadRequest,
  {
    collection: { slug, flattenedFields },
    entry,
    before,
    idOf,
  }: {
    collection: SanitizedCollectionConfig
    entry: Entry
    before: Content | undefined
    idOf: IdOf
  },
): Promise<keyof Tally> {
  const content = contentOf(flattenedFields, entry, idOf)
  if (before && isPublished(before, contentOf(flattenedFields, before), content)) return 'unchanged'

  const data = { ...content, _status: 'published' } as const
  const storing = { collection: slug, depth: 0, draft: false, overrideAccess: true, req } as const
  if (before) {
    await req.payload.update({ ...storing, id: before.id as string, data })
    return 'changed'
  }
  const { id, createdAt } = entry
  await req.payload.create({ ...storing, data: { ...data, id, createdAt } as never })
  return 'created'
}

async function importGlobal(
  req: PayloadRequest,
  {
    global: { slug, flattenedFields },
    written,
    idOf,
  }: { global: SanitizedGlobalConfig; written: Content; idOf: IdOf },
): Promise<keyof Tally> {
  const storing = { slug, depth: 0, draft: false, overrideAccess: true, req } as const
  const before = (await req.payload.findGlobal({ ...storing })) as unknown as Content
  const content = contentOf(flattenedFields, written, idOf)
  if (isPublished(before, contentOf(flattenedFields, before), content)) return 'unchanged'

  await req.payload.updateGlobal({ ...storing, data: { ...content, _status: 'published' } })
  return before.id ? 'changed' : 'created'
}

function isPublished({ _status }: Content, before: Content, content: Content): boolean {
  return _status === 'published' && isDeepStrictEqual(before, content)
}

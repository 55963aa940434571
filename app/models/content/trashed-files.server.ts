import { payloadClient } from '#app/models/payload.server.ts'

/** Returns the file names of trashed pictures, in all sizes. */
export async function readTrashedFiles(): Promise<string[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'media',
    where: { deletedAt: { exists: true } },
    trash: true,
    pagination: false,
    depth: 0,
    select: { filename: true, sizes: true },
    overrideAccess: true,
  })
  return docs
    .flatMap(({ filename, sizes }) => [{ filename }, ...Object.values(sizes ?? {})])
    .flatMap(({ filename }) => filename ?? [])
}

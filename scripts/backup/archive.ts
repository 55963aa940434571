import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import tar, { type Pack } from 'tar-stream'
import { CommandError } from '#scripts/launch/command-error.ts'
import { type Manifest, manifestName, manifestSchema } from './manifest.ts'

/** The file may be deleted before it is read. */
export interface ArchiveEntry {
  name: string
  file: string
}

type Files = Manifest['files']

// Higher levels save little and take several times as long.
const compression = { level: 1 }

/**
 * The manifest comes last, so a truncated archive has none. Renames the file when it is complete
 * and on disk.
 */
export async function writeArchive(
  file: string,
  entries: Iterable<ArchiveEntry> | AsyncIterable<ArchiveEntry>,
  buildManifest: (files: Files) => Manifest,
): Promise<Manifest> {
  const partial = `${file}.partial`
  const pack = tar.pack()
  const writing = pipeline(
    pack,
    createGzip(compression),
    createWriteStream(partial, { mode: 0o600, flush: true }),
  )
  const fill = async () => {
    const files: Files = {}
    for await (const entry of entries) await addFile(pack, entry, files)
    const manifest = buildManifest(files)
    pack.entry({ name: manifestName }, JSON.stringify(manifest, null, 1))
    pack.finalize()
    return manifest
  }
  try {
    const [manifest] = await Promise.all([fill(), writing])
    await rename(partial, file)
    return manifest
  } catch (error) {
    pack.destroy(error as Error)
    await writing.catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

async function addFile(pack: Pack, { name, file }: ArchiveEntry, files: Files): Promise<void> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!handle) return
  try {
    const { size } = await handle.stat()
    const hash = createHash('sha256')
    const content = handle.createReadStream({ autoClose: false })
    await pipeline(hashChunks(hash, content), pack.entry({ name, size }))
    files[name] = { bytes: size, sha256: hash.digest('hex') }
  } finally {
    await handle.close()
  }
}

async function* hashChunks(hash: Hash, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

/** Verifies every file. On failure, removes the folder and throws a CommandError. */
export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const found = await unpack(file, folder)
    const manifest = await readManifest(folder)
    const names = new Set([...Object.keys(found), ...Object.keys(manifest.files)])
    for (const name of names) {
      if (found[name]?.sha256 === manifest.files[name]?.sha256) continue
      throw new Error(`${name} was changed after the backup`)
    }
    return manifest
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
      throw new CommandError(
        `There is not enough disk space to unpack the backup in ${folder}. Free some space, then restore again.`,
      )
    }
    throw new CommandError(
      `${file} cannot be restored (${(error as Error).message}). Nothing was changed. Copy the backup again, or make another one.`,
    )
  }
}

async function unpack(file: string, folder: string): Promise<Files> {
  const found: Files = {}
  const entries = tar.extract()
  const read = pipeline(createReadStream(file), createGunzip(), entries)
  const write = async () => {
    for await (const entry of entries) {
      const { name, size = 0 } = entry.header
      const target = path.join(folder, name)
      if (!target.startsWith(folder + path.sep))
        throw new Error(`${name} points outside the backup`)
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      const hash = createHash('sha256')
      const content = entry as unknown as AsyncIterable<Buffer>
      await pipeline(hashChunks(hash, content), createWriteStream(target, { mode: 0o600 }))
      if (name !== manifestName) found[name] = { bytes: size, sha256: hash.digest('hex') }
    }
  }
  await Promise.all([read, write()])
  return found
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => {
    throw new Error('it is incomplete')
  })
  const manifest = manifestSchema.safeParse(JSON.parse(text))
  if (!manifest.success)
    throw new Error('it was made by another version of Saaf or by another product')
  return manifest.data
}

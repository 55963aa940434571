import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import tar, { type Pack } from 'tar-stream'
import { StartProblem } from '#scripts/launch/start-problem.ts'
import { type Manifest, manifestName, manifestSchema } from './manifest.ts'

/** What goes into an archive: a folder, a file of this machine that may vanish meanwhile, or a text. */
export type Entry =
  | { name: string; isFolder: true }
  | { name: string; file: string }
  | { name: string; content: string }

type Files = Manifest['files']

// Of what a server keeps, higher levels save little and take several times as long.
const compression = { level: 1 }

/**
 * Writes a tar.gz, its manifest last: an archive that broke off has none. It gets its name once it is whole and on the
 * disk. Files may grow, shrink and vanish while they are read: each is kept with the size that it had at first.
 */
export async function writeArchive(
  file: string,
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  manifestOf: (files: Files) => Manifest,
): Promise<Manifest> {
  const partial = `${file}.partial`
  const pack = tar.pack()
  const written = pipeline(
    pack,
    createGzip(compression),
    createWriteStream(partial, { mode: 0o600, flush: true }),
  )
  const fill = async () => {
    const files: Files = {}
    for await (const entry of entries) {
      if ('isFolder' in entry) pack.entry({ name: entry.name, type: 'directory' })
      else if ('content' in entry) files[entry.name] = await addText(pack, entry)
      else await addFile(pack, entry, files)
    }
    const manifest = manifestOf(files)
    await addText(pack, { name: manifestName, content: JSON.stringify(manifest, null, 1) })
    pack.finalize()
    return manifest
  }
  try {
    const [manifest] = await Promise.all([fill(), written])
    await rename(partial, file)
    return manifest
  } catch (error) {
    pack.destroy(error as Error)
    await written.catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

async function addText(pack: Pack, { name, content }: { name: string; content: string }) {
  const bytes = Buffer.from(content)
  return add(pack, name, bytes.length, Readable.from([bytes]))
}

async function addFile(pack: Pack, { name, file }: { name: string; file: string }, files: Files) {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!handle) return
  try {
    const { size } = await handle.stat()
    files[name] = await add(pack, name, size, exactly(handle, size))
  } finally {
    await handle.close()
  }
}

async function add(pack: Pack, name: string, bytes: number, content: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  await pipeline(through(hash, content), pack.entry({ name, size: bytes }))
  return { bytes, sha256: hash.digest('hex') }
}

/** So many bytes of a file from its beginning, with zeros where it has fewer by now. */
async function* exactly(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  let left = size
  while (left > 0) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(left, 1 << 18)))
    const chunk = bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead)
    left -= chunk.length
    yield chunk
  }
}

/** Passes everything on, and adds it to the hash. */
async function* through(hash: Hash, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

/**
 * Unpacks an archive into a new folder, and compares every file with the manifest. Throws a StartProblem, and leaves
 * nothing behind, where the archive is not one of `npm run backup` or is damaged.
 */
export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  // Another user than the owner of this process may have to pass through: that of PostgreSQL.
  await mkdir(folder, { recursive: true, mode: 0o711 })
  try {
    const found = await unpack(file, folder)
    const manifest = await readManifest(folder)
    const names = new Set([...Object.keys(found), ...Object.keys(manifest.files)])
    for (const name of names) {
      if (found[name]?.sha256 === manifest.files[name]?.sha256) continue
      throw new Error(`${name} is not what was backed up`)
    }
    return manifest
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
      throw new StartProblem(`There is no room to unpack the backup beside ${folder}; free some.`)
    }
    throw new StartProblem(
      `${file} cannot be restored (${(error as Error).message}); nothing was changed. Take another backup, or copy this one anew.`,
    )
  }
}

async function unpack(file: string, folder: string): Promise<Files> {
  const found: Files = {}
  const entries = tar.extract()
  const read = pipeline(createReadStream(file), createGunzip(), entries)
  const write = async () => {
    for await (const entry of entries) {
      const { name, type, size = 0 } = entry.header
      const target = path.join(folder, name)
      if (!target.startsWith(folder + path.sep)) throw new Error(`${name} leads out of the backup`)
      if (type === 'directory') {
        await mkdir(target, { recursive: true, mode: 0o700 })
        entry.resume()
        continue
      }
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      const hash = createHash('sha256')
      const content = entry as unknown as AsyncIterable<Buffer>
      await pipeline(through(hash, content), createWriteStream(target, { mode: 0o600 }))
      if (name !== manifestName) found[name] = { bytes: size, sha256: hash.digest('hex') }
    }
  }
  await Promise.all([read, write()])
  return found
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => {
    throw new Error('it is not whole')
  })
  const manifest = manifestSchema.safeParse(JSON.parse(text))
  if (!manifest.success) throw new Error('it was made by another version of Saaf')
  return manifest.data
}

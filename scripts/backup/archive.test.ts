import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import tar from 'tar-stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ArchiveEntry, unpackArchive, writeArchive } from './archive.ts'
import type { Manifest } from './manifest.ts'

let folder: string
let sources: string
let archive: string
let unpacked: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'saaf-archive-'))
  sources = await mkdtemp(path.join(tmpdir(), 'saaf-sources-'))
  archive = path.join(folder, 'saaf.tar.gz')
  unpacked = path.join(folder, 'unpacked')
  secret = { name: 'secret', file: path.join(sources, 'secret') }
  await writeFile(secret.file, 'long and random')
})

afterEach(async () => {
  await rm(folder, { recursive: true })
  await rm(sources, { recursive: true })
})

const buildManifest = (files: Manifest['files']): Manifest => ({
  format: 2,
  madeAt: '2026-11-23T21:30:00.000Z',
  schema: '20261123_110017_activities',
  tables: { bookings: ['id', 'name'] },
  pictures: 'files',
  files,
})

let secret: ArchiveEntry

it('restores files with their manifest', async () => {
  const picture = path.join(folder, 'picture.png')
  await writeFile(picture, Buffer.alloc(1_000_000, 'pixels'))
  const entries: ArchiveEntry[] = [
    { name: 'media/picture.png', file: picture },
    { name: 'media/none.png', file: path.join(folder, 'none.png') },
    secret,
  ]
  const manifest = await writeArchive(archive, entries, buildManifest)
  expect(Object.keys(manifest.files)).toEqual(['media/picture.png', 'secret'])

  expect(await unpackArchive(archive, unpacked)).toEqual(manifest)
  const restored = await readFile(path.join(unpacked, 'media/picture.png'))
  expect(restored.equals(await readFile(picture))).toBe(true)
  expect(await readFile(path.join(unpacked, 'secret'), 'utf8')).toBe('long and random')
})

it('leaves no file when an entry fails', async () => {
  function* failing(): Generator<ArchiveEntry> {
    yield secret
    throw new Error('COPY failed')
  }
  await expect(writeArchive(archive, failing(), buildManifest)).rejects.toThrow('COPY failed')
  expect(await readdir(folder)).toEqual([])
})

const rejection = (reason: string) =>
  expect.objectContaining({
    message: expect.stringContaining(`cannot be restored (${reason}`) as string,
  }) as Error

it.each<[string, (files: Manifest['files']) => Manifest['files'], string]>([
  [
    'different content',
    (files) => ({ ...files, secret: { bytes: 15, sha256: '0'.repeat(64) } }),
    'secret was changed after the backup',
  ],
  [
    'an extra file',
    (files) => ({ ...files, 'media/a.png': files.secret! }),
    'media/a.png was changed after the backup',
  ],
  ['one file fewer', () => ({}), 'secret was changed after the backup'],
])('unpacks nothing when the manifest lists %s', async (_what, changed, reason) => {
  await writeArchive(archive, [secret], (files) => buildManifest(changed(files)))
  await expect(unpackArchive(archive, unpacked)).rejects.toEqual(rejection(reason))
  expect(await readdir(folder)).toEqual(['saaf.tar.gz'])
})

async function pack(entries: Record<string, string>): Promise<void> {
  const archived = tar.pack()
  for (const [name, content] of Object.entries(entries)) archived.entry({ name }, content)
  archived.finalize()
  await pipeline(archived, createGzip(), createWriteStream(archive))
}

it('unpacks nothing of a backup of another version or product', async () => {
  await pack({ 'manifest.json': JSON.stringify({ format: 1 }) })
  await expect(unpackArchive(archive, unpacked)).rejects.toEqual(
    rejection('it was made by another version of Saaf or by another product'),
  )
})

it.each([
  ['has no manifest', 'secret', 'it is incomplete'],
  ['points outside its folder', '../../secret', '../../secret points outside the backup'],
])('unpacks nothing of an archive that %s', async (_what, name, reason) => {
  await pack({ [name]: 'long and random' })
  await expect(unpackArchive(archive, unpacked)).rejects.toEqual(rejection(reason))
  expect(await readdir(folder)).toEqual(['saaf.tar.gz'])
})

import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import tar from 'tar-stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Entry, unpackArchive, writeArchive } from './archive.ts'
import type { Manifest } from './manifest.ts'

let folder: string
let archive: string
let unpacked: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'saaf-archive-'))
  archive = path.join(folder, 'saaf.tar.gz')
  unpacked = path.join(folder, 'unpacked')
})

afterEach(() => rm(folder, { recursive: true }))

const manifestOf = (files: Manifest['files']): Manifest => ({
  format: 1,
  madeAt: '2026-11-23T21:30:00.000Z',
  schema: '20261123_110017_activities',
  database: { kind: 'dump', postgres: 18 },
  pictures: 'files',
  files,
})

const secret: Entry = { name: 'secret', content: 'long and random' }

it('brings back files, texts and empty folders as they were, with their manifest', async () => {
  const picture = path.join(folder, 'picture.png')
  await writeFile(picture, Buffer.alloc(1_000_000, 'pixels'))
  const entries: Entry[] = [
    { name: 'media/picture.png', file: picture },
    { name: 'media/none.png', file: path.join(folder, 'none.png') },
    { name: 'postgres/data/pg_wal', isFolder: true },
    secret,
  ]
  const manifest = await writeArchive(archive, entries, manifestOf)
  expect(Object.keys(manifest.files)).toEqual(['media/picture.png', 'secret'])

  expect(await unpackArchive(archive, unpacked)).toEqual(manifest)
  const restored = await readFile(path.join(unpacked, 'media/picture.png'))
  expect(restored.equals(await readFile(picture))).toBe(true)
  expect(await readFile(path.join(unpacked, 'secret'), 'utf8')).toBe('long and random')
  expect(await readdir(path.join(unpacked, 'postgres/data/pg_wal'))).toEqual([])
})

it('keeps a file that shrinks while others are read with the size it has by then', async () => {
  const file = path.join(folder, 'table')
  await writeFile(file, 'x'.repeat(9_000))
  async function* shrinking(): AsyncGenerator<Entry> {
    await truncate(file, 10)
    yield { name: 'table', file }
  }
  const { files } = await writeArchive(archive, shrinking(), manifestOf)
  expect(files.table!.bytes).toBe(10)
  await unpackArchive(archive, unpacked)
})

it('leaves nothing under its name where what is to be in it cannot be had', async () => {
  function* failing(): Generator<Entry> {
    yield secret
    throw new Error('pg_dump failed')
  }
  await expect(writeArchive(archive, failing(), manifestOf)).rejects.toThrow('pg_dump failed')
  expect(await readdir(folder)).toEqual([])
})

const refused = (reason: string) =>
  expect.objectContaining({
    message: expect.stringContaining(`cannot be restored (${reason}`) as string,
  }) as Error

it.each<[string, (files: Manifest['files']) => Manifest['files'], string]>([
  [
    'another content',
    (files) => ({ ...files, secret: { bytes: 15, sha256: '0'.repeat(64) } }),
    'secret is not what was backed up',
  ],
  [
    'one file more',
    (files) => ({ ...files, 'media/a.png': files.secret! }),
    'media/a.png is not what was backed up',
  ],
  ['one file less', () => ({}), 'secret is not what was backed up'],
])('unpacks nothing where the manifest tells of %s', async (_what, changed, reason) => {
  await writeArchive(archive, [secret], (files) => manifestOf(changed(files)))
  await expect(unpackArchive(archive, unpacked)).rejects.toEqual(refused(reason))
  expect(await readdir(folder)).toEqual(['saaf.tar.gz'])
})

it.each([
  ['has no manifest', 'secret', 'it is not whole'],
  ['leads out of its folder', '../../secret', '../../secret leads out of the backup'],
])('unpacks nothing of an archive that %s', async (_what, name, reason) => {
  const pack = tar.pack()
  pack.entry({ name }, 'long and random')
  pack.finalize()
  await pipeline(pack, createGzip(), createWriteStream(archive))
  await expect(unpackArchive(archive, unpacked)).rejects.toEqual(refused(reason))
  expect(await readdir(folder)).toEqual(['saaf.tar.gz'])
})

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import getPort from 'get-port'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { queryOnce } from '#tests/helpers/database/query-once.ts'
import { readTables, withoutBackupTime } from '#tests/helpers/database/read-tables.ts'
import { startScript } from '#tests/servers/spawned-process.ts'
import {
  dataDir,
  folder,
  getSharedBackup,
  hashPictures,
  runScript,
  startProductOnce,
  withDatabaseOf,
} from './backed-up-product.ts'

startProductOnce()

it('refuses to restore into a running product, or over bookings without --replace', async () => {
  const backup = await getSharedBackup()
  expect(await runScript('restore', dataDir, [backup, '--replace'])).toEqual({
    code: 1,
    message: expect.stringMatching(/^Saaf is already running on /) as string,
  })
  const otherDir = path.join(folder, 'replaced')
  await runScript('restore', otherDir, [backup])
  const before = await withDatabaseOf(otherDir, readTables)
  expect(await runScript('restore', otherDir, [backup])).toEqual({
    code: 1,
    message: expect.stringMatching(
      /^The database already has bookings \(\d+\)\. .* --replace$/,
    ) as string,
  })
  expect(await withDatabaseOf(otherDir, readTables)).toEqual(before)

  const { code, message } = await runScript('restore', otherDir, [backup, '--replace'])
  expect(code, message).toBe(0)
  const previousState = /is in (\S+before-restore-\S+\.tar\.gz):/.exec(message)![1]!
  const previousDir = path.join(folder, 'previous')
  expect(await runScript('restore', previousDir, [previousState])).toMatchObject({ code: 0 })
  const restored = await withDatabaseOf(previousDir, readTables)
  expect(withoutBackupTime(restored)).toEqual({ ...withoutBackupTime(before), rate_limits: [] })
  expect(await hashPictures(previousDir)).toEqual(await hashPictures(otherDir))
})

it('changes nothing when a restore is killed while it loads the tables', async () => {
  const otherDir = path.join(folder, 'killed')
  await runScript('restore', otherDir, [await getSharedBackup()])
  const postgres = await startEmbeddedPostgres({ folder: path.join(otherDir, 'postgres') })
  const before = await readTables(postgres.url)
  const blocker = new Client({ connectionString: postgres.url })
  await blocker.connect()
  await blocker.query('BEGIN; LOCK TABLE users IN ACCESS SHARE MODE')
  const restore = startScript('scripts/restore.ts', {
    args: [await getSharedBackup(), '--replace'],
    variables: { DATA_DIR: otherDir },
  })
  const findWaitingLocks = () => queryOnce(postgres.url, 'SELECT FROM pg_locks WHERE NOT granted')
  await expect.poll(findWaitingLocks, { timeout: 60_000 }).toHaveLength(1)
  restore.child.kill('SIGKILL')
  await restore.exitCode
  await blocker.end()
  await expect.poll(findWaitingLocks, { timeout: 60_000 }).toHaveLength(0)
  expect(withoutBackupTime(await readTables(postgres.url))).toEqual(withoutBackupTime(before))
  await postgres.stop()
})

it.runIf(process.getuid?.() === 0)('changes nothing when the disk is full', async () => {
  const disk = path.join(folder, 'disk')
  const otherDir = path.join(disk, 'data')
  await mkdir(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk])
  try {
    const elsewhere = { BACKUP_DIR: path.join(folder, 'elsewhere') }
    const backup = await getSharedBackup()
    expect(await runScript('restore', otherDir, [backup], elsewhere)).toMatchObject({ code: 0 })
    const before = await withDatabaseOf(otherDir, readTables)
    // Space to unpack the backup, but not for its tables.
    const { bavail, bsize } = await statfs(disk)
    await writeFile(path.join(disk, 'filled'), Buffer.alloc(bavail * bsize - 12_000_000))
    expect(await runScript('restore', otherDir, [backup, '--replace'], elsewhere)).toEqual({
      code: 1,
      message: expect.stringMatching(/is full|was lost|Check the free space/) as string,
    })
    await rm(path.join(disk, 'filled'))
    expect(withoutBackupTime(await withDatabaseOf(otherDir, readTables))).toEqual(
      withoutBackupTime(before),
    )
    expect((await readdir(otherDir)).sort()).toEqual(['media', 'postgres', 'secret'])
  } finally {
    execFileSync('umount', ['--lazy', disk])
  }
})

it.runIf(process.getuid?.() === 0)(
  'keeps the restored pictures when it cannot move them into place',
  async () => {
    const otherDir = path.join(folder, 'immovable')
    await runScript('restore', otherDir, [await getSharedBackup()])
    const pictures = await hashPictures(otherDir)
    // A mount point cannot be moved.
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', path.join(otherDir, 'media')])
    try {
      expect(await runScript('restore', otherDir, [await getSharedBackup(), '--replace'])).toEqual({
        code: 1,
        message: expect.stringMatching(
          /^The database is restored, but its pictures could not be moved into place \(EBUSY/,
        ) as string,
      })
    } finally {
      execFileSync('umount', ['--lazy', path.join(otherDir, 'media')])
    }
    const unpacked = (await readdir(otherDir)).find((name) => name.startsWith('restoring-'))!
    expect(await hashPictures(path.join(otherDir, unpacked))).toEqual(pictures)
    expect((await runScript('backup', otherDir)).message).toMatch(
      /^A restore was interrupted\. Start Saaf once/,
    )
  },
)

it('finishes an interrupted restore at the next start', async () => {
  const otherDir = path.join(folder, 'interrupted')
  await runScript('restore', otherDir, [await getSharedBackup()])
  const pictures = await hashPictures(otherDir)
  const secret = await readFile(path.join(otherDir, 'secret'), 'utf8')
  // Recreate the state right after a restore's transaction.
  const unpacked = 'restoring-20261123T220000Z'
  await mkdir(path.join(otherDir, unpacked))
  await rename(path.join(otherDir, 'media'), path.join(otherDir, unpacked, 'media'))
  await rename(path.join(otherDir, 'secret'), path.join(otherDir, unpacked, 'secret'))
  await mkdir(path.join(otherDir, 'media'))
  await withDatabaseOf(otherDir, (url) =>
    queryOnce(
      url,
      `INSERT INTO payload_kv (key, data) VALUES ('unfinished-restore', '{"folder":"${unpacked}"}')`,
    ),
  )
  expect(await runScript('backup', otherDir)).toEqual({
    code: 1,
    message: 'A restore was interrupted. Start Saaf once to finish it, then try again.',
  })
  const freePorts = { PORT: String(await getPort()), CMS_PORT: String(await getPort()) }
  const started = startScript('scripts/start.ts', {
    variables: { DATA_DIR: otherDir, ...freePorts },
  })
  await started.waitForOutput(/^Ready$/m)
  started.child.kill('SIGTERM')
  await started.exitCode
  expect(await hashPictures(otherDir)).toEqual(pictures)
  expect(await readFile(path.join(otherDir, 'secret'), 'utf8')).toBe(secret)
  expect(existsSync(path.join(otherDir, unpacked))).toBe(false)
})

it('replaces a database that no longer starts, given --replace', async () => {
  const otherDir = path.join(folder, 'damaged')
  await runScript('restore', otherDir, [await getSharedBackup()])
  const control = path.join(otherDir, 'postgres/data/global/pg_control')
  await writeFile(control, Buffer.alloc(8192))
  expect((await runScript('restore', otherDir, [await getSharedBackup()])).message).toContain(
    'did not start',
  )
  const { code, message } = await runScript('restore', otherDir, [
    await getSharedBackup(),
    '--replace',
  ])
  expect(code, message).toBe(0)
  expect((await withDatabaseOf(otherDir, readTables)).bookings!.length).toBeGreaterThan(0)
  const damagedDir = /is in (\S+before-restore-\S+):/.exec(message)![1]!
  expect(await readFile(path.join(damagedDir, 'postgres/data/global/pg_control'))).toEqual(
    Buffer.alloc(8192),
  )
})

it.each([
  ['truncated', (archive: Buffer) => archive.subarray(0, 100_000)],
  [
    'corrupted',
    (archive: Buffer) =>
      Buffer.concat([archive.subarray(0, 100_000), Buffer.alloc(64), archive.subarray(100_064)]),
  ],
  ['not an archive', () => Buffer.from('id,name\n')],
])('rejects a backup that is %s', async (_kind, corrupt) => {
  const backup = await getSharedBackup()
  const corruptFile = path.join(folder, 'corrupt.tar.gz')
  await writeFile(corruptFile, corrupt(await readFile(backup)))
  const empty = path.join(folder, 'empty')
  expect(await runScript('restore', empty, [corruptFile])).toEqual({
    code: 1,
    message: expect.stringMatching(
      /corrupt\.tar\.gz cannot be restored .* Nothing was changed/,
    ) as string,
  })
  expect(await readdir(empty)).toEqual(['secret'])
})

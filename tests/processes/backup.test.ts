import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import getPort from 'get-port'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { timeSlotValues } from '#business/pickups/slots.ts'
import { advisoryLocks } from '#platform/database/locks.ts'
import { startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { admin } from '#tests/helpers/accounts/accounts.ts'
import { fetchSessionToken } from '#tests/helpers/accounts/session-token.ts'
import { queryOnce } from '#tests/helpers/database/query-once.ts'
import {
  readTables,
  type TableRows,
  withoutBackupTime,
} from '#tests/helpers/database/read-tables.ts'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { plainPicture } from '#tests/helpers/pictures.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { createDataDir } from '#tests/servers/data-dir.ts'
import { removeOnExit } from '#tests/servers/remove-on-exit.ts'
import { type SpawnedProcess, startScript } from '#tests/servers/spawned-process.ts'

let folder: string
let removeFolder: () => Promise<void>
let dataDir: string
let product: SpawnedProcess
let ports: { PORT: string; CMS_PORT: string }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'saaf-backup-'))
  removeFolder = removeOnExit(folder)
  dataDir = await createDataDir(folder)
  ports = { PORT: String(await getPort()), CMS_PORT: String(await getPort()) }
  product = startScript('scripts/start.ts', {
    variables: { DATA_DIR: dataDir, RATE_LIMITS: 'off', ...ports },
  })
  await product.waitForOutput(/^Ready$/m)
  const formFields = await openBookingForm(site())
  for (let bookings = 0; bookings < 5; bookings += 1) {
    await postBooking(site(), { ...formFields, ...bookingFields() })
  }
})

afterAll(async () => {
  product?.child.kill('SIGTERM')
  await product?.exitCode
  await removeFolder()
})

const site = () => `http://localhost:${ports.PORT}`
const cms = () => `http://localhost:${ports.CMS_PORT}`

async function runScript(script: string, dataDir: string, args: string[] = [], variables = {}) {
  const { exitCode, output } = startScript(`scripts/${script}.ts`, {
    args,
    variables: { DATA_DIR: dataDir, ...variables },
  })
  const code = await exitCode
  return { code, message: output().trim() }
}

let sharedBackup: Promise<string> | undefined

const getSharedBackup = () => (sharedBackup ??= backUp())

async function backUp(variables = {}): Promise<string> {
  const { code, message } = await runScript('backup', dataDir, [], variables)
  expect(code, message).toBe(0)
  return /Backed up to (\S+)/.exec(message)![1]!
}

/** The product must be stopped. */
async function withDatabaseOf<Result>(
  dataDir: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ folder: path.join(dataDir, 'postgres') })
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

const readLiveTables = async () =>
  readTables((await startEmbeddedPostgres({ folder: path.join(dataDir, 'postgres') })).url)

async function hashPictures(dataDir: string): Promise<Record<string, string>> {
  const media = path.join(dataDir, 'media')
  const hashes = (await readdir(media)).sort().map(async (name) => {
    const bytes = await readFile(path.join(media, name))
    return [name, createHash('sha256').update(bytes).digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}

async function startLoad() {
  const formFields = await openBookingForm(site())
  const token = await fetchSessionToken(cms(), admin)
  const booked: string[] = []
  let uploads = 0
  let isStopped = false
  const bookRepeatedly = async () => {
    for (let day = 2; !isStopped; day = day > 20 ? 2 : day + 1) {
      const slot = { date: openDayFromNow(day), time: timeSlotValues[day % timeSlotValues.length]! }
      const response = await postBooking(site(), { ...formFields, ...bookingFields(slot) })
      const reference = /booked=([0-9A-F]{8})/.exec(response.headers.get('Location') ?? '')?.[1]
      if (reference) booked.push(reference)
    }
  }
  const uploadRepeatedly = async () => {
    while (!isStopped) {
      const body = new FormData()
      const picture = await plainPicture(48, 32).png().toBuffer()
      body.append(
        'file',
        new Blob([new Uint8Array(picture)], { type: 'image/png' }),
        `${randomUUID()}.png`,
      )
      body.append('_payload', JSON.stringify({ alt: 'Plain' }))
      const headers = { Authorization: `JWT ${token}` }
      expect((await fetch(`${cms()}/api/media`, { method: 'POST', headers, body })).status).toBe(
        201,
      )
      uploads += 1
    }
  }
  const clients = Promise.all([bookRepeatedly(), bookRepeatedly(), uploadRepeatedly()])
  return {
    booked,
    uploads: () => uploads,
    stop: async () => {
      isStopped = true
      await clients
    },
  }
}

/** Each booking has a mail to the customer and one to the business. */
function findBookingsWithoutMails(url: string): Promise<object[]> {
  return queryOnce(
    url,
    'SELECT reference FROM bookings WHERE (SELECT count(*) FROM emails WHERE booking_id = bookings.id) <> 2',
  )
}

function findPictureFiles({ media = [] }: TableRows): string[] {
  return [...new Set(media.join().match(/[\w-]+\.(png|avif|webp)(?=[,)])/g))]
}

it('restores every table and every file unchanged', async () => {
  // A backup's record is only in the next backup.
  await getSharedBackup()
  let before: TableRows = {}
  let after: TableRows = {}
  let backup = ''
  // The worker may still change mails and counts.
  await expect
    .poll(
      async () => {
        before = await readLiveTables()
        backup = await backUp()
        after = await readLiveTables()
        return isDeepStrictEqual(withoutBackupTime(before), withoutBackupTime(after))
      },
      { timeout: 100_000 },
    )
    .toBe(true)
  const otherDir = path.join(folder, 'restored')
  expect((await runScript('restore', otherDir, [backup])).message).toMatch(
    new RegExp(
      `^Restored the backup of \\S+Z \\(bookings: ${after.bookings!.length}\\)\\. Start Saaf now\\.`,
    ),
  )
  const restored = await withDatabaseOf(otherDir, readTables)
  // Backups omit rate limits.
  for (const [name, rows] of Object.entries({ ...after, rate_limits: [] })) {
    expect(restored[name], name).toEqual(rows)
  }
  expect(await hashPictures(otherDir)).toEqual(await hashPictures(dataDir))
  expect(await readFile(path.join(otherDir, 'secret'), 'utf8')).toBe(
    await readFile(path.join(dataDir, 'secret'), 'utf8'),
  )
})

it('backs up under load without missing acknowledged bookings or storing partial ones', async () => {
  const load = await startLoad()
  const isUnderLoad = () => load.booked.length > 20 && load.uploads() > 1
  await expect.poll(isUnderLoad, { timeout: 60_000 }).toBe(true)
  const acknowledged = [...load.booked]
  const backup = await backUp()
  const otherDir = path.join(folder, 'under-load')
  expect(await runScript('restore', otherDir, [backup])).toMatchObject({ code: 0 })
  await load.stop()

  const live = await readLiveTables()
  const { restored, partialBookings } = await withDatabaseOf(otherDir, async (url) => ({
    restored: await readTables(url),
    partialBookings: await findBookingsWithoutMails(url),
  }))
  const references = restored.bookings!.join()
  expect(acknowledged.filter((reference) => !references.includes(reference))).toEqual([])
  expect(restored.bookings!.length).toBeLessThan(live.bookings!.length)
  expect(partialBookings).toEqual([])

  expect(Object.keys(restored)).toEqual(Object.keys(live))
  for (const [name, rows] of Object.entries(restored)) {
    // These tables may change after the backup.
    if (['emails', 'booking_counts', 'payload_kv'].includes(name)) continue
    const liveRows = new Set(live[name])
    expect(
      rows.filter((row) => !liveRows.has(row)),
      name,
    ).toEqual([])
  }
  const pictures = await hashPictures(otherDir)
  expect(await hashPictures(dataDir)).toMatchObject(pictures)
  expect(findPictureFiles(restored).filter((name) => !(name in pictures))).toEqual([])
})

it('reports the age of the last backup in /healthz', async () => {
  const backup = await backUp()
  const { mtimeMs } = await stat(backup)
  for (const app of [site(), cms()]) {
    const { lastBackup } = (await (await fetch(`${app}/healthz`)).json()) as {
      lastBackup: { madeAt: string; ageHours: number }
    }
    expect(lastBackup.ageHours).toBe(0)
    expect(Math.abs(mtimeMs - Date.parse(lastBackup.madeAt))).toBeLessThan(120_000)
  }
})

it('keeps the newest BACKUPS_KEPT backups and other files, but no partial backup', async () => {
  const settings = { BACKUP_DIR: path.join(folder, 'kept'), BACKUPS_KEPT: '2' }
  await mkdir(settings.BACKUP_DIR)
  await writeFile(path.join(settings.BACKUP_DIR, 'notes.txt'), 'not a backup')
  await writeFile(
    path.join(settings.BACKUP_DIR, 'saaf-20261101T000000Z.tar.gz.partial'),
    'from a killed backup',
  )
  const names = [await backUp(settings), await backUp(settings), await backUp(settings)].map(
    (file) => path.basename(file),
  )
  expect((await readdir(settings.BACKUP_DIR)).sort()).toEqual(['notes.txt', ...names.slice(1)])
})

it('reports an unwritable folder and a backup already in progress', async () => {
  const unwritable = { BACKUP_DIR: '/dev/full/backups' }
  expect(await runScript('backup', dataDir, [], unwritable)).toEqual({
    code: 1,
    message: expect.stringMatching(
      /^The backup could not be written .* set BACKUP_DIR\./,
    ) as string,
  })
  const { url } = await startEmbeddedPostgres({ folder: path.join(dataDir, 'postgres') })
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.backup])
  expect(await runScript('backup', dataDir)).toEqual({
    code: 1,
    message: expect.stringMatching(/^Another backup of this database is running/) as string,
  })
  await client.end()
})

it('reports a lost database connection and leaves no files', async () => {
  const backupDir = path.join(folder, 'broken-off')
  const { url } = await startEmbeddedPostgres({ folder: path.join(dataDir, 'postgres') })
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('BEGIN; LOCK TABLE payload_migrations')
  const backup = runScript('backup', dataDir, [], { BACKUP_DIR: backupDir })
  await expect
    .poll(
      async () =>
        (
          await client.query(
            'SELECT pg_terminate_backend(pid) FROM pg_locks WHERE objid = $1 AND locktype = $2',
            [advisoryLocks.backup, 'advisory'],
          )
        ).rowCount,
      waitOptions,
    )
    .toBe(1)
  await client.end()
  expect(await backup).toEqual({
    code: 1,
    message: expect.stringMatching(
      /^The connection to the database was lost during the backup \(.+\)\. .+ were not changed\.$/,
    ) as string,
  })
  expect(existsSync(backupDir)).toBe(false)
})

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

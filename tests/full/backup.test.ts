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
import { startPostgres } from '#scripts/database/embedded-postgres.ts'
import { admin } from '#tests/setup/accounts.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/setup/booking-form.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import { patience } from '#tests/setup/patience.ts'
import { plainPicture } from '#tests/setup/pictures.ts'
import { sessionToken } from '#tests/setup/session-token.ts'
import { askOnce } from '#tests/systems/ask-once.ts'
import { preparedSystem } from '#tests/systems/prepared-system.ts'
import { removeOnExit } from '#tests/systems/remove-on-exit.ts'
import { type Started, startScript } from '#tests/systems/started.ts'
import { type Tables, tablesOf } from '#tests/systems/tables.ts'

// The production build, which `npm test` has made before; `npm run backup` and `npm run restore` on its bundled database.

let folder: string
let removeFolder: () => Promise<void>
let dataDir: string
let product: Started
let ports: { PORT: string; CMS_PORT: string }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'saaf-backup-'))
  removeFolder = removeOnExit(folder)
  dataDir = path.join(folder, 'data')
  await mkdir(dataDir)
  const prepared = await preparedSystem()
  execFileSync('cp', [
    '-a',
    path.join(prepared, 'postgres'),
    path.join(prepared, 'data/media'),
    dataDir,
  ])
  ports = { PORT: String(await getPort()), CMS_PORT: String(await getPort()) }
  product = startScript('scripts/start.ts', {
    variables: { DATA_DIR: dataDir, RATE_LIMITS: 'off', ...ports },
  })
  await product.until(/^Ready$/m)
  const hidden = await openBookingForm(site())
  for (let bookings = 0; bookings < 5; bookings += 1) {
    await postBooking(site(), { ...hidden, ...bookingFields() })
  }
})

afterAll(async () => {
  product?.child.kill('SIGTERM')
  await product?.ended
  await removeFolder()
})

const site = () => `http://localhost:${ports.PORT}`
const cms = () => `http://localhost:${ports.CMS_PORT}`

/** What a command says on a DATA_DIR, and its exit code. */
async function run(script: string, on: string, args: string[] = [], variables = {}) {
  const { ended, output } = startScript(`scripts/${script}.ts`, {
    args,
    variables: { DATA_DIR: on, ...variables },
  })
  const code = await ended
  return { code, said: output().trim() }
}

let aBackup: Promise<string> | undefined

/** One of any moment. */
const someBackup = () => (aBackup ??= backUp())

async function backUp(variables = {}): Promise<string> {
  const { code, said } = await run('backup', dataDir, [], variables)
  expect(code, said).toBe(0)
  return /Backed up to (\S+)/.exec(said)![1]!
}

/** Does `work` on the database of a stopped product. */
async function onDatabaseOf<Result>(
  dataDir: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const postgres = await startPostgres({ folder: path.join(dataDir, 'postgres') })
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

/** The tables of a product that runs. */
const liveTables = async () =>
  tablesOf((await startPostgres({ folder: path.join(dataDir, 'postgres') })).url)

/** By its name, the hash of each picture of a DATA_DIR. */
async function picturesOf(dataDir: string): Promise<Record<string, string>> {
  const media = path.join(dataDir, 'media')
  const hashes = (await readdir(media)).sort().map(async (name) => {
    const bytes = await readFile(path.join(media, name))
    return [name, createHash('sha256').update(bytes).digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}

/** Two customers who book and an editor who uploads, without a pause, until told to stop; resolves with their number. */
async function startLoad() {
  const hidden = await openBookingForm(site())
  const token = await sessionToken(cms(), admin)
  const booked: string[] = []
  let uploads = 0
  let isOver = false
  const customer = async () => {
    for (let day = 2; !isOver; day = day > 20 ? 2 : day + 1) {
      const slot = { date: openDayFromNow(day), time: timeSlotValues[day % timeSlotValues.length]! }
      const answer = await postBooking(site(), { ...hidden, ...bookingFields(slot) })
      const reference = /booked=([0-9A-F]{8})/.exec(answer.headers.get('Location') ?? '')?.[1]
      if (reference) booked.push(reference)
    }
  }
  const editor = async () => {
    while (!isOver) {
      const body = new FormData()
      // Of which no sizes are made: that is not what is tried.
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
  const all = Promise.all([customer(), customer(), editor()])
  return {
    booked,
    uploads: () => uploads,
    stop: async () => {
      isOver = true
      await all
    },
  }
}

/** The bookings of the site of which a mail is missing: each has one to the customer and one to the business. */
function bookingsWithoutMails(url: string): Promise<object[]> {
  return askOnce(
    url,
    'SELECT reference FROM bookings WHERE (SELECT count(*) FROM emails WHERE booking_id = bookings.id) <> 2',
  )
}

/** Without the time of the last backup. */
const unrecorded = (tables: Tables) => ({ ...tables, payload_kv: [] })

/** What a database names of pictures, originals and sizes. */
function filesNamedIn({ media = [] }: Tables): string[] {
  return [...new Set(media.join().match(/[\w-]+\.(png|avif|webp)(?=[,)])/g))]
}

it('restores every table and every file as it was', async () => {
  // That there was one is part of the next.
  await someBackup()
  let [before, backup, after]: [Tables, string, Tables] = [{}, '', {}]
  // The worker still sends mails, and adds up.
  await expect
    .poll(
      async () => {
        before = await liveTables()
        backup = await backUp()
        after = await liveTables()
        return isDeepStrictEqual(unrecorded(before), unrecorded(after))
      },
      { timeout: 100_000 },
    )
    .toBe(true)
  const other = path.join(folder, 'quiet')
  expect((await run('restore', other, [backup])).said).toMatch(
    new RegExp(`^Restored as of \\S+Z, with ${after.bookings!.length} bookings; now start Saaf\\.`),
  )
  const restored = await onDatabaseOf(other, tablesOf)
  // Backups leave rate limits out.
  for (const [name, rows] of Object.entries({ ...after, rate_limits: [] })) {
    expect(restored[name], name).toEqual(rows)
  }
  expect(await picturesOf(other)).toEqual(await picturesOf(dataDir))
  expect(await readFile(path.join(other, 'secret'), 'utf8')).toBe(
    await readFile(path.join(dataDir, 'secret'), 'utf8'),
  )
})

it('backs up and restores while customers book and an editor uploads: nothing acknowledged is missing, nothing half there', async () => {
  const load = await startLoad()
  const hasBegun = () => load.booked.length > 20 && load.uploads() > 1
  await expect.poll(hasBegun, { timeout: 60_000 }).toBe(true)
  const acknowledged = [...load.booked]
  const backup = await backUp()
  const other = path.join(folder, 'under-load')
  expect(await run('restore', other, [backup])).toMatchObject({ code: 0 })
  await load.stop()

  const live = await liveTables()
  const { restored, halfThere } = await onDatabaseOf(other, async (url) => ({
    restored: await tablesOf(url),
    halfThere: await bookingsWithoutMails(url),
  }))
  const references = restored.bookings!.join()
  expect(acknowledged.filter((reference) => !references.includes(reference))).toEqual([])
  expect(restored.bookings!.length).toBeLessThan(live.bookings!.length)
  expect(halfThere).toEqual([])

  expect(Object.keys(restored)).toEqual(Object.keys(live))
  for (const [name, rows] of Object.entries(restored)) {
    // What was stored stays as it was; only mails are sent, counts added up, and backups recorded.
    if (['emails', 'booking_counts', 'payload_kv'].includes(name)) continue
    const there = new Set(live[name])
    expect(
      rows.filter((row) => !there.has(row)),
      name,
    ).toEqual([])
  }
  const pictures = await picturesOf(other)
  expect(await picturesOf(dataDir)).toMatchObject(pictures)
  expect(filesNamedIn(restored).filter((name) => !(name in pictures))).toEqual([])
})

it('says how old the last backup is', async () => {
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

it('keeps as many backups as it is told, the newest', async () => {
  const into = { BACKUP_DIR: path.join(folder, 'kept'), BACKUPS_KEPT: '2' }
  await mkdir(into.BACKUP_DIR)
  await writeFile(path.join(into.BACKUP_DIR, 'notes.txt'), 'of somebody else')
  await writeFile(
    path.join(into.BACKUP_DIR, 'saaf-20261101T000000Z.tar.gz.partial'),
    'of one that was killed',
  )
  const taken = [await backUp(into), await backUp(into), await backUp(into)].map((file) =>
    path.basename(file),
  )
  expect((await readdir(into.BACKUP_DIR)).sort()).toEqual(['notes.txt', ...taken.slice(1)])
})

it('says where it may not write, and that somebody else is at it', async () => {
  const nowhere = { BACKUP_DIR: '/dev/full/backups' }
  expect(await run('backup', dataDir, [], nowhere)).toEqual({
    code: 1,
    said: expect.stringMatching(/^The backup could not be written .* set BACKUP_DIR\./) as string,
  })
  const { url } = await startPostgres({ folder: path.join(dataDir, 'postgres') })
  const other = new Client({ connectionString: url })
  await other.connect()
  await other.query('SELECT pg_advisory_lock($1)', [advisoryLocks.backup])
  expect(await run('backup', dataDir)).toEqual({
    code: 1,
    said: expect.stringMatching(/^Another backup of this database is under way/) as string,
  })
  await other.end()
})

it('says that the database went away, and leaves nothing behind', async () => {
  const into = path.join(folder, 'broken-off')
  const { url } = await startPostgres({ folder: path.join(dataDir, 'postgres') })
  const other = new Client({ connectionString: url })
  await other.connect()
  await other.query('BEGIN; LOCK TABLE payload_migrations')
  const backup = run('backup', dataDir, [], { BACKUP_DIR: into })
  await expect
    .poll(
      async () =>
        (
          await other.query(
            'SELECT pg_terminate_backend(pid) FROM pg_locks WHERE objid = $1 AND locktype = $2',
            [advisoryLocks.backup, 'advisory'],
          )
        ).rowCount,
      patience,
    )
    .toBe(1)
  await other.end()
  expect(await backup).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^The database went away during the backup \(.+\); .+ left alone\.$/,
    ) as string,
  })
  expect(existsSync(into)).toBe(false)
})

it('does not restore into a product that runs, nor over bookings unless it is told to', async () => {
  const backup = await someBackup()
  expect(await run('restore', dataDir, [backup, '--replace'])).toEqual({
    code: 1,
    said: expect.stringMatching(/^Saaf is already running on /) as string,
  })
  const other = path.join(folder, 'replaced')
  await run('restore', other, [backup])
  const before = await onDatabaseOf(other, tablesOf)
  expect(await run('restore', other, [backup])).toEqual({
    code: 1,
    said: expect.stringMatching(/^The database holds bookings \(\d+\), .* --replace$/) as string,
  })
  expect(await onDatabaseOf(other, tablesOf)).toEqual(before)

  const { code, said } = await run('restore', other, [backup, '--replace'])
  expect(code, said).toBe(0)
  // What was replaced is a backup too.
  const kept = /is in (\S+before-restore-\S+\.tar\.gz):/.exec(said)![1]!
  const again = path.join(folder, 'again')
  expect(await run('restore', again, [kept])).toMatchObject({ code: 0 })
  const restored = await onDatabaseOf(again, tablesOf)
  expect(unrecorded(restored)).toEqual({ ...unrecorded(before), rate_limits: [] })
  expect(await picturesOf(again)).toEqual(await picturesOf(other))
})

it('changes nothing when it is killed while it loads', async () => {
  const other = path.join(folder, 'killed')
  await run('restore', other, [await someBackup()])
  const postgres = await startPostgres({ folder: path.join(other, 'postgres') })
  const before = await tablesOf(postgres.url)
  const holding = new Client({ connectionString: postgres.url })
  await holding.connect()
  await holding.query('BEGIN; LOCK TABLE users IN ACCESS SHARE MODE')
  const restoring = startScript('scripts/restore.ts', {
    args: [await someBackup(), '--replace'],
    variables: { DATA_DIR: other },
  })
  const waiting = () => askOnce(postgres.url, 'SELECT FROM pg_locks WHERE NOT granted')
  await expect.poll(waiting, { timeout: 60_000 }).toHaveLength(1)
  restoring.child.kill('SIGKILL')
  await restoring.ended
  await holding.end()
  await expect.poll(waiting, { timeout: 60_000 }).toHaveLength(0)
  expect(unrecorded(await tablesOf(postgres.url))).toEqual(unrecorded(before))
  await postgres.stop()
})

it.runIf(process.getuid?.() === 0)('changes nothing when the disk is full', async () => {
  const disk = path.join(folder, 'disk')
  const other = path.join(disk, 'data')
  await mkdir(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk])
  try {
    const elsewhere = { BACKUP_DIR: path.join(folder, 'elsewhere') }
    const backup = await someBackup()
    expect(await run('restore', other, [backup], elsewhere)).toMatchObject({ code: 0 })
    const before = await onDatabaseOf(other, tablesOf)
    // Room to unpack the backup, and not for its tables.
    const { bavail, bsize } = await statfs(disk)
    await writeFile(path.join(disk, 'filled'), Buffer.alloc(bavail * bsize - 12_000_000))
    expect(await run('restore', other, [backup, '--replace'], elsewhere)).toEqual({
      code: 1,
      said: expect.stringMatching(/is full|went away|check the space/) as string,
    })
    await rm(path.join(disk, 'filled'))
    expect(unrecorded(await onDatabaseOf(other, tablesOf))).toEqual(unrecorded(before))
    expect((await readdir(other)).sort()).toEqual(['media', 'postgres', 'secret'])
  } finally {
    execFileSync('umount', ['--lazy', disk])
  }
})

it.runIf(process.getuid?.() === 0)(
  'keeps the pictures of a restore that cannot put them in place',
  async () => {
    const other = path.join(folder, 'immovable')
    await run('restore', other, [await someBackup()])
    const pictures = await picturesOf(other)
    // The folder of a mount cannot be moved.
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', path.join(other, 'media')])
    try {
      expect(await run('restore', other, [await someBackup(), '--replace'])).toEqual({
        code: 1,
        said: expect.stringMatching(
          /^The database is restored, but its pictures could not be put in place \(EBUSY/,
        ) as string,
      })
    } finally {
      execFileSync('umount', ['--lazy', path.join(other, 'media')])
    }
    const kept = (await readdir(other)).find((name) => name.startsWith('restoring-'))!
    expect(await picturesOf(path.join(other, kept))).toEqual(pictures)
    expect((await run('backup', other)).said).toMatch(/^A restore was interrupted; start Saaf once/)
  },
)

it('finishes a restore that was killed before its pictures were in place, at the next start', async () => {
  const other = path.join(folder, 'interrupted')
  await run('restore', other, [await someBackup()])
  const pictures = await picturesOf(other)
  const secret = await readFile(path.join(other, 'secret'), 'utf8')
  // As the transaction of a restore leaves it.
  const left = 'restoring-20261123T220000Z'
  await mkdir(path.join(other, left))
  await rename(path.join(other, 'media'), path.join(other, left, 'media'))
  await rename(path.join(other, 'secret'), path.join(other, left, 'secret'))
  await mkdir(path.join(other, 'media'))
  await onDatabaseOf(other, (url) =>
    askOnce(
      url,
      `INSERT INTO payload_kv (key, data) VALUES ('unfinished-restore', '{"folder":"${left}"}')`,
    ),
  )
  expect(await run('backup', other)).toEqual({
    code: 1,
    said: 'A restore was interrupted; start Saaf once to finish it, then try again.',
  })
  const free = { PORT: String(await getPort()), CMS_PORT: String(await getPort()) }
  const started = startScript('scripts/start.ts', { variables: { DATA_DIR: other, ...free } })
  await started.until(/^Ready$/m)
  started.child.kill('SIGTERM')
  await started.ended
  expect(await picturesOf(other)).toEqual(pictures)
  expect(await readFile(path.join(other, 'secret'), 'utf8')).toBe(secret)
  expect(existsSync(path.join(other, left))).toBe(false)
})

it('replaces a database that no longer starts, where it is told to', async () => {
  const other = path.join(folder, 'damaged')
  await run('restore', other, [await someBackup()])
  const control = path.join(other, 'postgres/data/global/pg_control')
  await writeFile(control, Buffer.alloc(8192))
  expect((await run('restore', other, [await someBackup()])).said).toContain('did not start')
  const { code, said } = await run('restore', other, [await someBackup(), '--replace'])
  expect(code, said).toBe(0)
  expect((await onDatabaseOf(other, tablesOf)).bookings!.length).toBeGreaterThan(0)
  const kept = /is in (\S+before-restore-\S+):/.exec(said)![1]!
  expect(await readFile(path.join(kept, 'postgres/data/global/pg_control'))).toEqual(
    Buffer.alloc(8192),
  )
})

it.each([
  ['cut short', (whole: Buffer) => whole.subarray(0, 100_000)],
  [
    'changed',
    (whole: Buffer) =>
      Buffer.concat([whole.subarray(0, 100_000), Buffer.alloc(64), whole.subarray(100_064)]),
  ],
  ['something else', () => Buffer.from('id,name\n')],
])('does not restore an archive that is %s', async (_what, spoil) => {
  const backup = await someBackup()
  const spoilt = path.join(folder, 'spoilt.tar.gz')
  await writeFile(spoilt, spoil(await readFile(backup)))
  const empty = path.join(folder, 'empty')
  expect(await run('restore', empty, [spoilt])).toEqual({
    code: 1,
    said: expect.stringMatching(
      /spoilt\.tar\.gz cannot be restored .* nothing was changed/,
    ) as string,
  })
  expect(await readdir(empty)).toEqual(['secret'])
})

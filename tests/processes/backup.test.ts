import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Client } from 'pg'
import { expect, it } from 'vitest'
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
import {
  backUp,
  cms,
  dataDir,
  folder,
  getSharedBackup,
  hashPictures,
  readLiveTables,
  runScript,
  site,
  startProductOnce,
  withDatabaseOf,
} from './backed-up-product.ts'

startProductOnce()

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

import { type MigrateUpArgs,sql } from '@payloadcms/db-postgres'
import { afterEach, beforeEach, describe,expect, it } from 'vitest'
import { wordsFor } from '#business/words/words-for.ts'
import { privacyPage } from '#cms/content/samples/en.ts'
import { environment } from '#environment.ts'
import { up as convertDroppedMails } from '#migrations/20261125_093000_convert_dropped_mails.ts'
import { up as copyEvents } from '#migrations/20261125_235000_copy_booking_events.ts'
import { down, up } from '#migrations/20261127_070000_add_hindi_and_marathi.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { readinessFailure } from '#platform/monitoring/health.ts'
import { createBooking } from '#tests/helpers/bookings/outbox.ts'
import { emptyDatabase,testPayload } from '#tests/helpers/database/database.ts'
import { migrationNames } from './migrations.ts'
import { checkSchemaCompatibility, requireMigration } from './required-migrations.ts'

const payload = await testPayload()
const { drizzle, pool } = getPostgres(payload)
// Its columns would keep types from being dropped.
await drizzle.execute(sql`DROP SCHEMA sample CASCADE`)
const args = { db: drizzle } as unknown as MigrateUpArgs

beforeEach(() => emptyDatabase(payload))

describe('required migrations', () => {
  afterEach(() => drizzle.execute(sql`DELETE FROM payload_kv`))

  it('keeps a release ready that knows all required migrations', async () => {
    expect(await readinessFailure(payload)).toBeNull()
    await requireMigration(drizzle, migrationNames[0]!)
    await requireMigration(drizzle, migrationNames.at(-1)!)
    expect(await readinessFailure(payload)).toBeNull()
    expect(await checkSchemaCompatibility(environment.databaseUrl)).toBeUndefined()
  })

  it('reports an unknown required migration', async () => {
    await requireMigration(drizzle, '20990101_000000_later')
    await requireMigration(drizzle, migrationNames[0]!)
    expect(await readinessFailure(payload)).toBe('schema')
    expect(await checkSchemaCompatibility(environment.databaseUrl)).toMatch(
      /^This database belongs to a newer release of Saaf \(20990101_000000_later [^.]+\.$/,
    )
  })

  it('returns undefined when the database does not answer', async () => {
    expect(await checkSchemaCompatibility('postgres://127.0.0.1:1/none')).toBeUndefined()
  })
})

describe('dropped mails', () => {
  it('drops the mails that earlier versions marked as unnecessary', async () => {
    await pool.query(`
      INSERT INTO emails (kind, subject, "to", status, last_error, attempts, message_id)
      SELECT 'booking-reminder', error, 'asha@example.com', 'failed', error, 1, error
      FROM unnest(ARRAY['550 no such mailbox', 'What this mail is about has been deleted.',
        'No longer needed: what it says was no longer so before it could be sent.']) AS error`)
    await convertDroppedMails(args)
    const { rows } = await pool.query(
      `SELECT subject FROM emails WHERE status = 'failed' AND kind = 'booking-reminder'`,
    )
    expect(rows).toEqual([{ subject: '550 no such mailbox' }])
  })
})

describe('booking events', () => {
  const id = sql.raw("'3f9a1c07-6d0c-4f7e-9d53-0a6a1c6c3d11'")
  const reference = sql.raw("'3F9A1C07'")

  async function writeAsPreviousRelease(): Promise<void> {
    await drizzle.execute(sql`
      INSERT INTO bookings (id, reference, name, phone, address, date, time, service_type)
        VALUES (${id}, ${reference}, 'Asha', '9876543210', 'Hill Road', '2026-11-27', '5PM-7PM', 'laundry');
      INSERT INTO bookings_history (_order, _parent_id, id, at, by, "from", "to", door, from_date, from_time, to_date, to_time)
        VALUES (1, ${id}, 'a', '2026-11-20', 'Customer', NULL, 'pending', 'site', NULL, NULL, NULL, NULL),
          (2, ${id}, 'b', '2026-11-21', 'Farida', 'pending', 'confirmed', 'dashboard', '2026-11-26', '9AM-11AM', '2026-11-27', '5PM-7PM'),
          (3, ${id}, 'c', '2026-11-25', 'Retention period', 'confirmed', 'confirmed', 'cms', NULL, NULL, NULL, NULL);
      INSERT INTO bookings_notes (_order, _parent_id, id, at, by, text) VALUES (1, ${id}, 'd', '2026-11-22', 'Farida', 'Ring twice');
      INSERT INTO activities (at, by, door, act, reference, "from", "to", what)
        VALUES ('2026-11-21', 'Farida', 'dashboard', 'status-changed', ${reference}, 'pending', 'confirmed', NULL),
          ('2026-11-22', 'Farida', 'dashboard', 'noted', ${reference}, NULL, NULL, NULL),
          ('2026-11-23', 'Farida', 'cms', 'corrected', ${reference}, NULL, NULL, 'name, phone'),
          ('2026-11-24', 'Farida', 'dashboard', 'collected', ${reference}, NULL, NULL, NULL),
          ('2026-11-24', 'Farida', 'dashboard', 'mail-resent', ${reference}, NULL, NULL, 'booking-confirmed')`)
  }

  async function events(): Promise<string[]> {
    const { rows } = await drizzle.execute<{ event: string }>(sql`
      SELECT concat_ws(' | ', left(booking, 8), type, "from", "to", actor, channel, text) AS event
      FROM booking_events ORDER BY created_at, type`)
    return rows.map(({ event }) => event)
  }

  const expected = [
    '3f9a1c07 | booked | pending | Customer | site',
    '3f9a1c07 | rescheduled | 2026-11-26, 9AM-11AM | 2026-11-27, 5PM-7PM | Farida | dashboard',
    '3f9a1c07 | status-changed | pending | confirmed | Farida | dashboard',
    '3f9a1c07 | noted | Farida | dashboard | Ring twice',
    '3f9a1c07 | corrected | Farida | cms | name, phone',
    '3f9a1c07 | collected | Farida | dashboard',
    '3f9a1c07 | erased | Retention period | worker',
  ]

  const copy = () => copyEvents(args)

  async function withoutTriggers(write: () => Promise<unknown>): Promise<void> {
    const tables = ['bookings_history', 'bookings_notes', 'activities'].map(sql.identifier)
    const each = (change: string) =>
      drizzle.execute(
        sql.join(
          tables.map((table) => sql`ALTER TABLE ${table} ${sql.raw(change)} TRIGGER USER`),
          sql`;`,
        ),
      )
    await each('DISABLE')
    await write()
    await each('ENABLE')
  }

  it('records events for the previous release, also when it rewrites an array', async () => {
    await writeAsPreviousRelease()
    expect(await events()).toEqual(expected)
    await drizzle.execute(sql`
      WITH removed AS (DELETE FROM bookings_history RETURNING *) INSERT INTO bookings_history SELECT * FROM removed`)
    expect(await events()).toEqual(expected)
  })

  it('copies earlier data, and copies nothing twice', async () => {
    await withoutTriggers(writeAsPreviousRelease)
    expect(await events()).toEqual([])
    await copy()
    expect(await events()).toEqual(expected)
    await copy()
    expect(await events()).toEqual(expected)
  })

  it('copies the activity log of a deleted booking under the start of its id', async () => {
    await withoutTriggers(() =>
      drizzle.execute(sql`
        INSERT INTO activities (at, by, door, act, reference, "from", "to")
        VALUES ('2026-11-20', 'Farida', 'dashboard', 'booking-taken', 'AAAAAAAA', NULL, NULL),
          ('2026-11-21', 'Farida', 'dashboard', 'moved', 'AAAAAAAA', '2026-11-26, 9AM-11AM', '2026-11-27, 5PM-7PM'),
          ('2026-11-22', 'Farida', 'dashboard', 'noted', 'AAAAAAAA', NULL, NULL),
          ('2026-11-23', 'Farida', 'cms', 'booking-deleted', 'AAAAAAAA', NULL, NULL)`),
    )
    await copy()
    expect(await events()).toEqual([
      'aaaaaaaa | booked | pending | Farida | dashboard',
      'aaaaaaaa | rescheduled | 2026-11-26, 9AM-11AM | 2026-11-27, 5PM-7PM | Farida | dashboard',
      'aaaaaaaa | noted | Farida | dashboard',
      'aaaaaaaa | deleted | Farida | cms',
    ])
  })

  it.each([
    ['erases', sql`UPDATE bookings SET erased_at = now()`],
    ['deletes', sql`DELETE FROM bookings`],
  ])('erases note texts when the previous release %s the booking', async (_, change) => {
    await writeAsPreviousRelease()
    await drizzle.execute(change)
    expect(await events()).toEqual(expected.map((event) => event.replace(' | Ring twice', '')))
  })
})

describe('Hindi and Marathi', () => {
  const name = '20261127_070000_add_hindi_and_marathi'

  async function readLanguages() {
    const { rows } = await drizzle.execute(sql`SELECT language FROM bookings ORDER BY name`)
    return rows.map(({ language }) => language)
  }

  async function readRequired() {
    const { rows } = await drizzle.execute(
      sql`SELECT data FROM payload_kv WHERE key = 'required-migrations'`,
    )
    return rows[0]?.data
  }

  async function readOffers() {
    const { docs } = await payload.find({ collection: 'offers', locale: 'all', overrideAccess: true })
    return docs.map(({ words }) => words)
  }

  const privacy = wordsFor('en').defaultTexts.privacy.sections
  const edited = [{ heading: 'Languages', text: 'Also in Gujarati.' }]

  async function readSections() {
    const { sections } = await payload.findGlobal({ slug: 'privacy-page', overrideAccess: true })
    return sections!.map(({ text }) => text)
  }

  it('names the languages on the privacy page where editors have not changed the sentence', async () => {
    const sections = [...privacy, ...edited]
    const data = { ...privacyPage, sections, _status: 'published' as const }
    await payload.updateGlobal({ slug: 'privacy-page', data, overrideAccess: true })
    const texts = await readSections()
    await down(args)
    const before = await readSections()
    expect(before.at(-1)).toBe('Also in Gujarati.')
    expect(before.at(-2)).toContain('If you would like this page in Hindi, Marathi or another')
    await up(args)
    expect(await readSections()).toEqual(texts)
  })

  it('makes all bookings English when it is undone, keeps English texts, and can run again', async () => {
    await createBooking(payload, { name: 'Asha', language: 'hi' })
    await createBooking(payload, { name: 'Meera', language: 'en' })
    const { id } = await payload.create({
      collection: 'offers',
      data: { _status: 'published', words: 'Half price', order: 1 },
      overrideAccess: true,
    })
    await payload.update({
      collection: 'offers',
      id,
      data: { words: 'आधा दाम' },
      locale: 'hi',
      overrideAccess: true,
    })
    expect(await readOffers()).toEqual([{ en: 'Half price', hi: 'आधा दाम' }])

    await requireMigration(drizzle, name)
    await down(args)
    expect(await readLanguages()).toEqual(['en', 'en'])
    expect(await readRequired()).toEqual([])
    await expect(createBooking(payload, { name: 'Rohan', language: 'mr' })).rejects.toThrow()

    await up(args)
    expect(await readRequired()).toEqual([name])
    expect(await readOffers()).toEqual([{ en: 'Half price' }])
    await createBooking(payload, { name: 'Rohan', language: 'mr' })
    expect(await readLanguages()).toEqual(['en', 'en', 'mr'])
  })
})

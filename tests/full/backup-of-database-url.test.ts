import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeArchive } from '#scripts/backup/archive.ts'
import { type Manifest, partNames } from '#scripts/backup/manifest.ts'
import { type RunningPostgres, startPostgres } from '#scripts/database/embedded-postgres.ts'
import { secret } from '#tests/setup/secret.ts'
import { debianPostgres } from '#tests/systems/debian-postgres.ts'
import { onDatabase } from '#tests/systems/prepared-system.ts'
import { removeOnExit } from '#tests/systems/remove-on-exit.ts'
import { startScript } from '#tests/systems/started.ts'
import { type Tables, tablesOf } from '#tests/systems/tables.ts'

const programs = debianPostgres()

it('has a PostgreSQL of another version where everything must pass', () => {
  expect(programs !== null || !process.env.CI, 'Install Debian’s package postgresql.').toBe(true)
})

describe.runIf(programs)('a database of DATABASE_URL, of another version', () => {
  let folder: string
  let removeFolder: () => Promise<void>
  let postgres: RunningPostgres
  let backup: string

  /** What a command says on one of the server's databases, and its exit code. */
  async function run(script: string, database: string, args: string[] = [], variables = {}) {
    const { ended, output } = startScript(`scripts/${script}.ts`, {
      args,
      variables: {
        DATABASE_URL: onDatabase(postgres.url, database),
        DATA_DIR: path.join(folder, database),
        PAYLOAD_SECRET: secret,
        SAMPLE_CONTENT: 'off',
        ...variables,
      },
    })
    const code = await ended
    return { code, said: output().trim() }
  }

  async function ask(database: string, statement: string) {
    const client = new Client({ connectionString: onDatabase(postgres.url, database) })
    await client.connect()
    return client.query<object>(statement).finally(() => client.end())
  }

  const tables = (database: string) => tablesOf(onDatabase(postgres.url, database))

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'saaf-dump-'))
    removeFolder = removeOnExit(folder)
    postgres = await startPostgres({ folder: path.join(folder, 'server'), programs: programs! })
    for (const database of ['shop', 'new_shop'])
      await ask('postgres', `CREATE DATABASE ${database}`)
    expect(await run('prepare-database', 'shop')).toMatchObject({ code: 0 })
    await ask('shop', booking('Asha'))
    await ask('shop', numberedRow)
    await ask('shop', droppedMail)
    await mkdir(path.join(folder, 'shop/media'), { recursive: true })
    await writeFile(path.join(folder, 'shop/media/dot.png'), 'dot')
    // That there was one is part of the next.
    await run('backup', 'shop')
    const { said } = await run('backup', 'shop')
    backup = /Backed up to (\S+)/.exec(said)![1]!
  })

  afterAll(async () => {
    await postgres?.stop()
    await removeFolder()
  })

  it('is restored into an empty one, every table and every file', async () => {
    expect(await run('restore', 'new_shop', [backup])).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^Restored as of \S+Z, with 1 bookings; now start Saaf\.\nPAYLOAD_SECRET must be the one/,
      ) as string,
    })
    expect(await tables('new_shop')).toEqual(await tables('shop'))
    expect(await readdir(path.join(folder, 'new_shop/media'))).toEqual(['dot.png'])
    // A row with a number continues after the restored ones.
    expect((await ask('new_shop', numberedRow)).rows).toEqual([{ id: 2 }])
  })

  it('is not replaced while somebody is connected, nor with its bookings, unless told', async () => {
    const before = await tables('shop')
    const client = new Client({ connectionString: onDatabase(postgres.url, 'shop') })
    await client.connect()
    expect((await run('restore', 'shop', [backup, '--replace'])).said).toContain(
      'Somebody is connected',
    )
    await client.end()
    expect((await run('restore', 'shop', [backup])).said).toContain(
      'The database holds bookings (1)',
    )
    expect(await tables('shop')).toEqual(before)
  })

  it('is replaced if told, whatever other tables it has, and backed up before', async () => {
    const before = await tables('shop')
    await ask(
      'shop',
      `${booking('Later')}; CREATE TABLE of_a_later_release (booking uuid REFERENCES bookings)`,
    )
    const { code, said } = await run('restore', 'shop', [backup, '--replace'])
    expect(code, said).toBe(0)
    expect(await tables('shop')).toEqual(before)
    expect(said).toMatch(/is in \S+before-restore-\S+\.tar\.gz:/)
  })

  it('is restored for a role that is no superuser and owns only its database', async () => {
    await ask('postgres', `CREATE ROLE shopkeeper LOGIN PASSWORD 'shopkeeper'`)
    await ask('postgres', 'CREATE DATABASE own_shop OWNER shopkeeper')
    const url = new URL(onDatabase(postgres.url, 'own_shop'))
    url.username = url.password = 'shopkeeper'
    expect(await run('restore', 'own_shop', [backup], { DATABASE_URL: url.href })).toMatchObject({
      code: 0,
    })
    expect(await tables('own_shop')).toEqual(await tables('shop'))
    const owners = await ask(
      'own_shop',
      `SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'`,
    )
    expect(owners.rows).toEqual([{ tableowner: 'shopkeeper' }])
  })

  it('moves to the bundled PostgreSQL of a newer version, and back', async () => {
    const embedded = { DATABASE_URL: '' }
    const there = await run('restore', 'embedded', [backup], embedded)
    expect(there.code, there.said).toBe(0)
    const moved = await run('backup', 'embedded', [], embedded)
    const [, fromThere] = /Backed up to (\S+)/.exec(moved.said)!
    await ask('postgres', 'CREATE DATABASE back_again')
    expect(await run('restore', 'back_again', [fromThere!])).toMatchObject({ code: 0 })
    expect(unrecorded(await tables('back_again'))).toEqual(unrecorded(await tables('shop')))
  })

  it('is as it was if the backup cannot be loaded', async () => {
    const before = await tables('shop')
    const broken = await backupOf('no id\tAsha\n')
    const { code, said } = await run('restore', 'shop', [broken, '--replace'])
    expect(said).toMatch(
      /^The backup cannot be loaded \(invalid input syntax .+\); nothing was changed\.$/,
    )
    expect(code).toBe(1)
    expect(unrecorded(await tables('shop'))).toEqual(unrecorded(before))
  })

  it('is left alone by a backup of a newer version of Saaf', async () => {
    const newer = await backupOf('', { schema: '29990101_000000_later' })
    const { code, said } = await run('restore', 'shop', [newer, '--replace'])
    expect(said).toMatch(/^This backup was made by a newer version of Saaf/)
    expect(code).toBe(1)
  })

  /** A complete archive with these rows of bookings only. */
  async function backupOf(bookings: string, changes: Partial<Manifest> = {}): Promise<string> {
    const file = path.join(folder, 'other.tar.gz')
    const { rows } = await ask('shop', 'SELECT max(name) AS schema FROM payload_migrations')
    const { schema } = rows[0] as { schema: string }
    const entries = [{ name: `${partNames.tables}/bookings`, content: bookings }]
    await writeArchive(file, entries, (files) => ({
      format: 2,
      madeAt: new Date().toISOString(),
      schema,
      tables: { bookings: ['id', 'name'] },
      pictures: 'files',
      files,
      ...changes,
    }))
    return file
  }
})

/** Without the time of the last backup. */
const unrecorded = (tables: Tables) => ({ ...tables, payload_kv: [] })

const booking = (name: string) => `
  INSERT INTO bookings (reference, name, phone, address, date, time, service_type)
  VALUES (upper(left(md5('${name}'), 8)), '${name}', '9876543210', 'Hill Road', '2026-12-01', '11AM-1PM', 'laundry')`

/** In the one table that has rows with numbers for ids. */
const numberedRow = `
  WITH parent AS (INSERT INTO payload_preferences (key) VALUES ('nav') RETURNING id)
  INSERT INTO payload_preferences_rels (parent_id, path) SELECT id, 'user' FROM parent RETURNING id`

/** With a status that a later migration added to its enum: PostgreSQL 15 refuses such a value in the transaction that adds it. */
const droppedMail = `
  INSERT INTO emails (kind, subject, "to", status, attempts, message_id)
  VALUES ('booking-notice', 'New booking', 'owner@example.com', 'dropped', 1, 'mail')`

import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeArchive } from '#scripts/backup/archive.ts'
import { entryNames, type Manifest } from '#scripts/backup/manifest.ts'
import { type RunningPostgres, startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { readTables, withoutBackupTime } from '#tests/helpers/database/read-tables.ts'
import { secret } from '#tests/helpers/secret.ts'
import { findDebianPostgres } from '#tests/servers/debian-postgres.ts'
import { withDatabaseName } from '#tests/servers/prepared-system.ts'
import { removeOnExit } from '#tests/servers/remove-on-exit.ts'
import { startScript } from '#tests/servers/spawned-process.ts'

const programs = findDebianPostgres()

it('finds a PostgreSQL of another version on CI', () => {
  expect(programs !== null || !process.env.CI, 'Install the Debian package postgresql.').toBe(true)
})

describe.runIf(programs)('backup of an external database of another PostgreSQL version', () => {
  let folder: string
  let removeFolder: () => Promise<void>
  let postgres: RunningPostgres
  let backup: string

  async function runScript(script: string, database: string, args: string[] = [], variables = {}) {
    const { exitCode, output } = startScript(`scripts/${script}.ts`, {
      args,
      variables: {
        DATABASE_URL: withDatabaseName(postgres.url, database),
        DATA_DIR: path.join(folder, database),
        PAYLOAD_SECRET: secret,
        SAMPLE_CONTENT: 'off',
        ...variables,
      },
    })
    const code = await exitCode
    return { code, message: output().trim() }
  }

  async function query(database: string, statement: string) {
    const client = new Client({ connectionString: withDatabaseName(postgres.url, database) })
    await client.connect()
    return client.query<object>(statement).finally(() => client.end())
  }

  const readTablesOf = (database: string) => readTables(withDatabaseName(postgres.url, database))

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'saaf-dump-'))
    removeFolder = removeOnExit(folder)
    postgres = await startEmbeddedPostgres({
      folder: path.join(folder, 'server'),
      programs: programs!,
    })
    for (const database of ['shop', 'new_shop'])
      await query('postgres', `CREATE DATABASE ${database}`)
    expect(await runScript('prepare-database', 'shop')).toMatchObject({ code: 0 })
    await query('shop', insertBooking('Asha'))
    await query('shop', insertNumberedRow)
    await mkdir(path.join(folder, 'shop/media'), { recursive: true })
    await writeFile(path.join(folder, 'shop/media/dot.png'), 'dot')
    // A backup's record is only in the next backup.
    await runScript('backup', 'shop')
    const { message } = await runScript('backup', 'shop')
    backup = /Backed up to (\S+)/.exec(message)![1]!
  })

  afterAll(async () => {
    await postgres?.stop()
    await removeFolder()
  })

  it('restores every table and file into an empty database', async () => {
    expect(await runScript('restore', 'new_shop', [backup])).toEqual({
      code: 0,
      message: expect.stringMatching(
        /^Restored the backup of \S+Z \(bookings: 1\)\. Start Saaf now\.\nSet PAYLOAD_SECRET to the value/,
      ) as string,
    })
    expect(await readTablesOf('new_shop')).toEqual(await readTablesOf('shop'))
    expect(await readdir(path.join(folder, 'new_shop/media'))).toEqual(['dot.png'])
    // Sequences continue after restored rows.
    expect((await query('new_shop', insertNumberedRow)).rows).toEqual([{ id: 2 }])
  })

  it('refuses to replace a database in use, or one with bookings without --replace', async () => {
    const before = await readTablesOf('shop')
    const client = new Client({ connectionString: withDatabaseName(postgres.url, 'shop') })
    await client.connect()
    expect((await runScript('restore', 'shop', [backup, '--replace'])).message).toContain(
      'The database is in use',
    )
    await client.end()
    expect((await runScript('restore', 'shop', [backup])).message).toContain(
      'The database already has bookings (1)',
    )
    expect(await readTablesOf('shop')).toEqual(before)
  })

  it('backs up and replaces a database with extra tables, given --replace', async () => {
    const before = await readTablesOf('shop')
    await query(
      'shop',
      `${insertBooking('Later')}; CREATE TABLE table_of_later_release (booking uuid REFERENCES bookings)`,
    )
    const { code, message } = await runScript('restore', 'shop', [backup, '--replace'])
    expect(code, message).toBe(0)
    expect(await readTablesOf('shop')).toEqual(before)
    expect(message).toMatch(/is in \S+before-restore-\S+\.tar\.gz:/)
  })

  it('restores as a role that owns the database but is not a superuser', async () => {
    await query('postgres', `CREATE ROLE shopkeeper LOGIN PASSWORD 'shopkeeper'`)
    await query('postgres', 'CREATE DATABASE own_shop OWNER shopkeeper')
    const url = new URL(withDatabaseName(postgres.url, 'own_shop'))
    url.username = url.password = 'shopkeeper'
    expect(
      await runScript('restore', 'own_shop', [backup], { DATABASE_URL: url.href }),
    ).toMatchObject({
      code: 0,
    })
    expect(await readTablesOf('own_shop')).toEqual(await readTablesOf('shop'))
    const owners = await query(
      'own_shop',
      `SELECT DISTINCT tableowner FROM pg_tables WHERE schemaname = 'public'`,
    )
    expect(owners.rows).toEqual([{ tableowner: 'shopkeeper' }])
  })

  it('restores into the embedded PostgreSQL of a newer version and back', async () => {
    const embedded = { DATABASE_URL: '' }
    const restored = await runScript('restore', 'embedded', [backup], embedded)
    expect(restored.code, restored.message).toBe(0)
    const backedUp = await runScript('backup', 'embedded', [], embedded)
    const [, embeddedBackup] = /Backed up to (\S+)/.exec(backedUp.message)!
    await query('postgres', 'CREATE DATABASE back_again')
    expect(await runScript('restore', 'back_again', [embeddedBackup!])).toMatchObject({ code: 0 })
    expect(withoutBackupTime(await readTablesOf('back_again'))).toEqual(
      withoutBackupTime(await readTablesOf('shop')),
    )
  })

  it('leaves the database unchanged when the backup cannot be loaded', async () => {
    const before = await readTablesOf('shop')
    const broken = await writeBackup('no id\tAsha\n')
    const { code, message } = await runScript('restore', 'shop', [broken, '--replace'])
    expect(message).toMatch(
      /^The backup cannot be loaded \(invalid input syntax .+\)\. Nothing was changed\.$/,
    )
    expect(code).toBe(1)
    expect(withoutBackupTime(await readTablesOf('shop'))).toEqual(withoutBackupTime(before))
  })

  it('refuses a backup of another schema', async () => {
    const other = await writeBackup('', { schema: '20261125_084206_initial' })
    expect(await runScript('restore', 'shop', [other, '--replace'])).toEqual({
      code: 1,
      message:
        'This backup was made by another version of Saaf (schema 20261125_084206_initial): restore it with the commit that made it.',
    })
  })

  /** Writes a backup with only `bookings`, which are lines for COPY. */
  async function writeBackup(bookings: string, changes: Partial<Manifest> = {}): Promise<string> {
    const file = path.join(folder, 'other.tar.gz')
    const { rows } = await query('shop', 'SELECT max(name) AS schema FROM payload_migrations')
    const { schema } = rows[0] as { schema: string }
    const table = path.join(folder, 'bookings')
    await writeFile(table, bookings)
    const entries = [{ name: `${entryNames.tables}/bookings`, file: table }]
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

const insertBooking = (name: string) => `
  INSERT INTO bookings (reference, name, phone, address, date, time, service_type)
  VALUES (upper(left(md5('${name}'), 8)), '${name}', '9876543210', 'Hill Road', '2026-12-01', '11AM-1PM', 'laundry')`

const insertNumberedRow = `
  WITH parent AS (INSERT INTO payload_preferences (key) VALUES ('nav') RETURNING id)
  INSERT INTO payload_preferences_rels (parent_id, path) SELECT id, 'user' FROM parent RETURNING id`

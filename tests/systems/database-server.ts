import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#scripts/database/embedded-postgres.ts'
import { onDatabase, preparedSystem } from './prepared-system.ts'
import { removeOnExit } from './remove-on-exit.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's database to connect to for making others. */
    serverUrl: string
    /** What Payload stores of the password in tests/setup/accounts.ts. */
    hashedPassword: { salt: string; hash: string }
    /** The pictures that belong to a copy of the sample content. */
    samplePictures: string
    /** Where tests put their files; removed after the last. */
    temporaryFolder: string
  }
}

/** Starts a copy of the prepared system's PostgreSQL for this run alone; each test file copies a database of it. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-test-'))
  const removeAll = removeOnExit(folder)
  execFileSync('cp', ['-a', `${await preparedSystem()}/.`, folder])
  const postgres = await startPostgres({
    folder: path.join(folder, 'postgres'),
    serverOptions: { fsync: 'off', synchronous_commit: 'off', max_connections: '400' },
  })
  project.provide('serverUrl', onDatabase(postgres.url, 'template1'))
  project.provide('hashedPassword', await hashedPassword(postgres.url))
  project.provide('samplePictures', path.join(folder, 'data/media'))
  const temporaryFolder = path.join(folder, 'temporary')
  await mkdir(temporaryFolder)
  project.provide('temporaryFolder', temporaryFolder)

  return removeAll
}

async function hashedPassword(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ salt: string; hash: string }>(
    'SELECT salt, hash FROM users LIMIT 1',
  )
  await client.end()
  return rows[0]!
}

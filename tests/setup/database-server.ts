import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { queryOnce } from '#tests/helpers/database/query-once.ts'
import { preparedSystem, withDatabaseName } from '#tests/servers/prepared-system.ts'
import { removeOnExit } from '#tests/servers/remove-on-exit.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string
    hashedPassword: { salt: string; hash: string }
    samplePictures: string
    temporaryFolder: string
  }
}

/** Each worker copies a database of the prepared PostgreSQL. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-test-'))
  const removeFolder = removeOnExit(folder)
  execFileSync('cp', ['-a', `${await preparedSystem()}/.`, folder])
  const postgres = await startEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    serverOptions: { fsync: 'off', synchronous_commit: 'off', max_connections: '400' },
  })
  project.provide('serverUrl', withDatabaseName(postgres.url, 'template1'))
  project.provide('hashedPassword', await readHashedPassword(postgres.url))
  project.provide('samplePictures', path.join(folder, 'data/media'))
  const temporaryFolder = path.join(folder, 'temporary')
  await mkdir(temporaryFolder)
  project.provide('temporaryFolder', temporaryFolder)

  return removeFolder
}

async function readHashedPassword(url: string) {
  const rows = await queryOnce<{ salt: string; hash: string }>(
    url,
    'SELECT salt, hash FROM users LIMIT 1',
  )
  return rows[0]!
}

import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { runTypeScript } from '../../scripts/child-process'
import { startPostgres } from '../../scripts/embedded-postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's database to connect to for making and dropping others. */
    serverUrl: string
  }
}

export const templateName = 'template_migrated'

/** Starts a PostgreSQL for this run alone, with a database that has the schema of the committed migrations. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-test-'))
  const postgres = await startPostgres({
    folder: path.join(folder, 'postgres'),
    serverOptions: { fsync: 'off', synchronous_commit: 'off', max_connections: '200' },
  })
  const templateUrl = new URL(postgres.url)
  templateUrl.pathname = `/${templateName}`
  await run(postgres.url, `CREATE DATABASE ${templateName}`)
  execFileSync(process.execPath, [...runTypeScript, 'scripts/prepare-database.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: templateUrl.href,
      PAYLOAD_SECRET: 'test',
      SAMPLE_CONTENT: 'off',
    },
    stdio: 'pipe',
  })
  project.provide('serverUrl', postgres.url)

  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function run(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { hashFiles } from '#scripts/launch/build.ts'
import { runNodeAndCapture, typeScriptArgs } from '#scripts/launch/child-process.ts'
import { admin, editor, staff } from '#tests/helpers/accounts/accounts.ts'
import { emptyTablesSql, storeSampleSql } from '#tests/helpers/database/table-contents.ts'
import { secret } from '#tests/helpers/secret.ts'
import { removeOnExit } from './remove-on-exit.ts'

export const sampleDatabaseName = 'postgres'
export const emptyDatabaseName = 'only_tables'

const cache = 'node_modules/.cache/saaf'
const sources = [
  'business/words',
  'cms/content/samples',
  'collections',
  'migrations',
  'package-lock.json',
  'platform/publishing',
  'scripts/prepare-database.ts',
  'tests/helpers/accounts/accounts.ts',
  'tests/helpers/database/table-contents.ts',
  'tests/helpers/secret.ts',
  'tests/servers/prepared-system.ts',
]

/**
 * For tests to copy: `postgres` with both databases and the accounts, and `data` with the pictures.
 * The empty one has its sample content in the schema `sample`. Cached until a source changes,
 * because creating it is slow.
 */
export async function preparedSystem(): Promise<string> {
  const name = `system-${(await hashFiles(sources)).slice(0, 16)}`
  const folder = path.resolve(cache, name)
  await mkdir(cache, { recursive: true })
  const cached = await readdir(cache)
  if (cached.includes(name)) return folder

  const temporary = `${folder}-${process.pid}`
  const removeTemporary = removeOnExit(temporary)
  await prepareSystem(temporary)
  await Promise.all(
    cached.map((old) => rm(path.join(cache, old), { recursive: true, force: true })),
  )
  await rename(temporary, folder)
  await removeTemporary()
  return folder
}

export default async function setup() {
  await preparedSystem()
}

async function prepareSystem(folder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    serverOptions: { fsync: 'off' },
  })
  const prepare = [...typeScriptArgs, 'scripts/prepare-database.ts']
  const variables = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    PAYLOAD_SECRET: secret,
    DATA_DIR: path.join(folder, 'data'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  const { code, output } = await runNodeAndCapture(prepare, variables, { verbose: false })
  if (code !== 0) throw new Error(`The database could not be prepared:\n${output}`)
  await runStatements(postgres.url, addAccountsSql)
  // PostgreSQL copies only databases without connections.
  await runStatements(withDatabaseName(postgres.url, 'template1'), [
    `CREATE DATABASE ${emptyDatabaseName} TEMPLATE ${sampleDatabaseName}`,
  ])
  await runStatements(withDatabaseName(postgres.url, emptyDatabaseName), [
    storeSampleSql,
    emptyTablesSql,
    // Shrinks the files of emptied tables, which emptyTablesSql then skips.
    'VACUUM',
  ])
  await postgres.stop()
}

/** Staff and editor share the admin's password. */
export const addAccountsSql = [staff, editor].map(
  ({ email, role }) =>
    `INSERT INTO users (email, role, salt, hash) SELECT '${email}', '${role}', salt, hash FROM users LIMIT 1
     ON CONFLICT (email) DO NOTHING`,
)

export function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

export async function runStatements(url: string, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '#scripts/database/embedded-postgres.ts'
import { runQuietly, runTypeScript } from '#scripts/launch/child-process.ts'
import { hashOfFiles } from '#scripts/launch/hash-of-files.ts'
import { admin, editor, staff } from '#tests/setup/accounts.ts'
import { secret } from '#tests/setup/secret.ts'
import { emptyTables } from './empty-tables.ts'
import { removeOnExit } from './remove-on-exit.ts'

/** The database with sample content, and the one with empty tables. */
export const sampleDatabaseName = 'postgres'
export const emptyDatabaseName = 'only_tables'

const cache = 'node_modules/.cache/saaf'
const sources = [
  'cms/content/samples',
  'collections',
  'migrations',
  'package-lock.json',
  'scripts/prepare-database.ts',
  'tests/setup/accounts.ts',
  'tests/setup/secret.ts',
  'tests/systems/prepared-system.ts',
]

/**
 * A folder for tests to copy: `postgres` with both databases and the accounts, and `data` with the
 * pictures. Cached until a source changes, because building it is slow.
 */
export async function preparedSystem(): Promise<string> {
  const name = `system-${(await hashOfFiles(sources)).slice(0, 16)}`
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

/** Global setup of Vitest. */
export default async function setup() {
  await preparedSystem()
}

async function prepareSystem(folder: string): Promise<void> {
  const postgres = await startPostgres({ folder: path.join(folder, 'postgres') })
  const prepare = [...runTypeScript, 'scripts/prepare-database.ts']
  const variables = {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    PAYLOAD_SECRET: secret,
    DATA_DIR: path.join(folder, 'data'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  const { code, said } = await runQuietly(prepare, variables, { verbose: false })
  if (code !== 0) throw new Error(`The database could not be prepared:\n${said}`)
  await ask(postgres.url, addAccounts)
  // PostgreSQL copies only databases without connections.
  await ask(onDatabase(postgres.url, 'template1'), [
    `CREATE DATABASE ${emptyDatabaseName} TEMPLATE ${sampleDatabaseName}`,
  ])
  await ask(onDatabase(postgres.url, emptyDatabaseName), [emptyTables])
  await postgres.stop()
}

/** Staff and editor share the admin's password. */
export const addAccounts = [staff, editor].map(
  ({ email, role }) =>
    `INSERT INTO users (email, role, salt, hash) SELECT '${email}', '${role}', salt, hash FROM users LIMIT 1
     ON CONFLICT (email) DO NOTHING`,
)

export function onDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

export async function ask(url: string, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

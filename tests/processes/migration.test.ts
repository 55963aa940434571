import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationNames } from '#platform/database/migrations.ts'
import { startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { cmsServerArgs, siteServer } from '#scripts/launch/child-process.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { readTables } from '#tests/helpers/database/read-tables.ts'
import { secret } from '#tests/helpers/secret.ts'
import { removeOnExit } from '#tests/servers/remove-on-exit.ts'
import { type SpawnedProcess, startNode, startScript } from '#tests/servers/spawned-process.ts'

let folder: string
let removeFolder: () => Promise<void>
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let client: Client
let variables: Record<string, string>
const running: SpawnedProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'saaf-migration-'))
  removeFolder = removeOnExit(folder)
  postgres = await startEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    serverOptions: { port: String(await getPort()) },
  })
  client = new Client({ connectionString: postgres.url })
  await client.connect()
  variables = {
    DATABASE_URL: postgres.url,
    DATA_DIR: path.join(folder, 'data'),
    PAYLOAD_SECRET: secret,
    SAMPLE_CONTENT: 'off',
    ADMIN_PASSWORD: password,
    DISABLE_PAYLOAD_HMR: 'true',
  }
})

afterAll(async () => {
  for (const { child } of running) child.kill('SIGTERM')
  await Promise.all(running.map(({ exitCode }) => exitCode))
  await client?.end()
  await postgres?.stop()
  await removeFolder()
})

it('migrates once when three start together, and does not print ADMIN_PASSWORD', async () => {
  const starters = Array.from({ length: 3 }, () =>
    startScript('scripts/prepare-database.ts', { variables }),
  )
  expect(await Promise.all(starters.map(({ exitCode }) => exitCode))).toEqual([0, 0, 0])

  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM payload_migrations ORDER BY name',
  )
  expect(rows.map(({ name }) => name)).toEqual(migrationNames)
  const printed = starters.map(({ output }) => output()).join('')
  expect(printed.match(/First sign-in/g)).toHaveLength(1)
  expect(printed).not.toContain(password)
})

it('refuses the tables of another commit in one sentence, and leaves them unchanged', async () => {
  // Needed only if this test runs alone.
  expect(await startScript('scripts/prepare-database.ts', { variables }).exitCode).toBe(0)
  await client.query('UPDATE payload_migrations SET name = $1', ['20261125_084206_initial'])
  const before = await readTables(postgres.url)
  const ports = await Promise.all(Array.from({ length: 4 }, () => getPort()))
  const [port, cmsPort, separateSitePort, separateCmsPort] = ports as [number, ...number[]]
  const withPort = (PORT = 0, more = {}) => ({
    variables: { ...variables, PORT: String(PORT), ...more },
  })
  const starts = {
    'npm start': startScript('scripts/start.ts', withPort(port, { CMS_PORT: String(cmsPort) })),
    'the migrator': startScript('scripts/prepare-database.ts', { variables }),
    'the site': startNode(siteServer.args, withPort(separateSitePort)),
    'the CMS': startNode(cmsServerArgs('start', separateCmsPort!), withPort(separateCmsPort)),
  }
  running.push(...Object.values(starts))
  const sentence =
    /^This database belongs to another version of Saaf \(20261125_084206_initial\): .+ bookings:import .+\.$/
  for (const [name, { exitCode, output }] of Object.entries(starts)) {
    expect(await exitCode, name).not.toBe(0)
    const lines = new Set(output().match(/^.*another version.*$/gm))
    expect([...lines], name).toEqual([expect.stringMatching(sentence)])
  }
  expect(await readTables(postgres.url)).toEqual(before)
})

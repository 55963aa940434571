import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { readTables } from '#tests/helpers/database/read-tables.ts'
import { startScript } from '#tests/servers/spawned-process.ts'
import { Installation } from './installation.ts'
import { openRunbook } from './runbook.ts'

const runbook = await openRunbook('A bad migration')
let product: Installation
const releases: string[] = []

beforeAll(async () => {
  product = await Installation.create()
})

afterAll(async () => {
  await product?.remove()
  for (const folder of releases) await rm(folder, { recursive: true, force: true })
})

async function createRelease(statements: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-release-'))
  releases.push(folder)
  const excluded = ['.git', '.data', 'node_modules', 'test-results']
  const nextCache = path.resolve('cms/.next/cache')
  for (const name of (await readdir('.')).filter((each) => !excluded.includes(each))) {
    const filter = (source: string) => path.resolve(source) !== nextCache
    await cp(name, path.join(folder, name), { recursive: true, filter })
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  await writeFile(
    path.join(folder, 'migrations/29990101_000000_bad.ts'),
    `import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
    export const up = ({ db }: MigrateUpArgs) => db.execute(sql\`${statements}\`).then(() => {})
    export async function down() {}`,
  )
  return folder
}

const startRelease = (release: string) =>
  startScript('scripts/start.ts', { cwd: release, variables: product.variables })

/** The product must be stopped. */
async function readStoredTables() {
  const postgres = await startEmbeddedPostgres({ folder: path.join(product.dataDir, 'postgres') })
  try {
    return await readTables(postgres.url)
  } finally {
    await postgres.stop()
  }
}

it('leaves the tables unchanged when a migration fails, so that the previous release starts', async () => {
  const before = await readStoredTables()
  const release = await createRelease(
    'ALTER TABLE bookings ADD COLUMN added text; UPDATE services SET slug = 1; SELECT 1 / 0',
  )
  const failed = startRelease(release)
  expect(await failed.exitCode).toBe(1)
  for (const message of ['Error running migration', 'The database could not be prepared']) {
    expect(failed.output()).toContain(runbook.quote(message))
  }
  expect(await readStoredTables()).toEqual(before)
  await product.start()
  expect((await product.book()).status).toBe(302)
})

it('restores the backup from before a wrong migration and imports later bookings', async () => {
  const readAddresses = () =>
    product.query<{ reference: string; address: string }>(
      'SELECT reference, address FROM bookings ORDER BY created_at',
    )
  const before = await readAddresses()
  expect(before).toHaveLength(1)
  const backup = await product.run('npm run backup')
  const FILE = path.basename(/Backed up to (\S+)/.exec(backup)![1]!)
  await product.stop()

  const wrongRelease = startRelease(await createRelease(`UPDATE bookings SET address = 'lost'`))
  await wrongRelease.waitForOutput(/^Ready$/m)
  const later = await product.book({ address: 'Booked with the wrong release' })
  expect(await readAddresses()).not.toEqual(before)
  const session = (await product.signIn())!
  const response = await fetch(
    `${product.site}/admin/bookings.csv?view=all`,
    product.sessionInit(session),
  )
  expect(response.status).toBe(200)
  const csvFile = path.join(product.folder, 'bookings.csv')
  await writeFile(csvFile, Buffer.from(await response.arrayBuffer()))
  wrongRelease.child.kill('SIGTERM')
  expect(await wrongRelease.exitCode).toBe(0)

  const output = await product.run(runbook.command('npm run restore', { FILE }))
  expect(output).toMatch(/The previous data is in /)
  await product.start()
  expect(await readAddresses()).toEqual(before)
  const replacements = { 'bookings.csv': csvFile }
  const importCommand = 'npm run bookings:import -- bookings.csv'
  await product.run(runbook.command(`${importCommand} --trial`, replacements))
  expect(await readAddresses()).toEqual(before)
  await product.run(runbook.command(importCommand, replacements))
  expect(await readAddresses()).toEqual([
    ...before,
    { reference: later.reference, address: 'Booked with the wrong release' },
  ])
})

import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
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

/** A copy of this release with another migration. */
async function releaseWith(statements: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-release-'))
  releases.push(folder)
  const others = ['.git', '.data', 'node_modules', 'test-results']
  const cached = path.resolve('cms/.next/cache')
  for (const name of (await readdir('.')).filter((each) => !others.includes(each))) {
    const filter = (source: string) => path.resolve(source) !== cached
    await cp(name, path.join(folder, name), { recursive: true, filter })
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const name = '29990101_000000_bad'
  const migrations = path.join(folder, 'migrations')
  await writeFile(
    path.join(migrations, `${name}.ts`),
    `import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
    export const up = ({ db }: MigrateUpArgs) => db.execute(sql\`${statements}\`).then(() => {})
    export async function down() {}`,
  )
  const index = path.join(migrations, 'index.ts')
  const list = (await readFile(index, 'utf8')).replace(
    /\];\s*$/,
    `, { up: bad.up, down: bad.down, name: '${name}' }];`,
  )
  await writeFile(index, `import * as bad from './${name}.ts'\n${list}`)
  return folder
}

const startOf = (release: string) =>
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
  const release = await releaseWith(
    'ALTER TABLE bookings ADD COLUMN spoilt text; UPDATE services SET title = 1; SELECT 1 / 0',
  )
  const failed = startOf(release)
  expect(await failed.exitCode).toBe(1)
  for (const words of ['Error running migration', 'The database could not be prepared']) {
    expect(failed.output()).toContain(runbook.quote(words))
  }
  expect(await readStoredTables()).toEqual(before)
  await product.start()
  expect((await product.book()).status).toBe(302)
})

it('restores the backup from before a wrong migration and imports the bookings made since', async () => {
  const addresses = () =>
    product.query<{ reference: string; address: string }>(
      'SELECT reference, address FROM bookings ORDER BY created_at',
    )
  const right = await addresses()
  expect(right).toHaveLength(1)
  const backup = await product.run('npm run backup')
  const FILE = path.basename(/Backed up to (\S+)/.exec(backup)![1]!)
  await product.stop()

  const wrong = startOf(await releaseWith(`UPDATE bookings SET address = 'lost'`))
  await wrong.waitForOutput(/^Ready$/m)
  const since = await product.book({ address: 'Booked with the wrong release' })
  expect(await addresses()).not.toEqual(right)
  const session = (await product.signIn())!
  const csv = await fetch(
    `${product.site}/admin/bookings.csv?view=all`,
    product.sessionInit(session),
  )
  expect(csv.status).toBe(200)
  const bookings = path.join(product.folder, 'bookings.csv')
  await writeFile(bookings, Buffer.from(await csv.arrayBuffer()))
  wrong.child.kill('SIGTERM')
  expect(await wrong.exitCode).toBe(0)

  const output = await product.run(runbook.command('npm run restore', { FILE }))
  expect(output).toMatch(/The previous data is in /)
  await product.start()
  expect(await addresses()).toEqual(right)
  const names = { 'bookings.csv': bookings }
  const imports = 'npm run bookings:import -- bookings.csv'
  await product.run(runbook.command(`${imports} --trial`, names))
  expect(await addresses()).toEqual(right)
  await product.run(runbook.command(imports, names))
  expect(await addresses()).toEqual([
    ...right,
    { reference: since.reference, address: 'Booked with the wrong release' },
  ])
})

import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '#scripts/database/database.ts'
import { runTypeScript } from '#scripts/launch/child-process.ts'
import type { Settings } from '#scripts/launch/settings.ts'
import { secret } from '#tests/setup/secret.ts'
import { preparedSystem } from '#tests/systems/prepared-system.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'saaf-content-'))
const dataDir = path.join(folder, 'data')
const file = path.join(folder, 'saaf-content.json')

afterAll(() => rm(folder, { recursive: true, force: true }))

/** As a person runs it in a terminal: with nothing from this machine's settings but these. */
async function run(direction: string, file = '', variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...runTypeScript, 'scripts/content.ts', direction, file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      ...variables,
    },
  })
  const exit = new Promise((resolve) => child.once('exit', resolve))
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { code, out: out.trim(), err: err.trim() }
}

const refused = (err: unknown) => ({
  code: 1,
  out: '',
  err: expect.stringMatching(err as RegExp) as string,
})

it('says what is missing', async () => {
  const variables = { DATA_DIR: path.join(folder, 'none') }
  const [withoutDatabase, withoutFile] = await Promise.all([
    run('export', file, variables),
    run('import'),
  ])
  expect(withoutDatabase).toEqual(refused(/^There is no database in \S+ yet; .+$/))
  expect(withoutFile).toEqual(refused(/^Say which file: npm run content:import -- .+$/))
})

it('refuses a database that this version was never started on', async () => {
  const unstarted = await openDatabase({ dataDir: path.join(folder, 'new') } as Settings)
  const variables = { DATABASE_URL: unstarted.url, PAYLOAD_SECRET: secret }
  const exported = await run('export', file, variables)
  await unstarted.close()
  expect(exported).toEqual(refused(/^This database was not started .+$/))
})

it('moves content while Saaf runs on the bundled database and while it does not', async () => {
  execFileSync('cp', ['-a', `${await preparedSystem()}/.`, folder])
  await rename(path.join(folder, 'postgres'), path.join(dataDir, 'postgres'))
  const running = await openDatabase({ dataDir } as Settings)
  expect(await run('export', file)).toEqual({
    code: 0,
    out: expect.stringMatching(
      /^Exported: 9 pages and settings, \d+ entries, 17 pictures\.$/,
    ) as string,
    err: '',
  })
  await running.close()

  const content = JSON.parse(await readFile(file, 'utf8')) as object
  const signature = { globals: { 'mail-texts': { signature: 'The Saaf family' } } }
  await writeFile(file, JSON.stringify({ ...content, ...signature, collections: {}, pictures: [] }))
  expect(await run('import', file)).toEqual({
    code: 0,
    out: 'Imported: 1 created, 0 changed, 0 unchanged.',
    err: '',
  })
  expect(existsSync(path.join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)

  await writeFile(file, '{')
  expect(await run('import', file)).toEqual(refused(/^This file is not an export of Saaf\.$/))
})

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { runTypeScript } from './child-process'
import { openDatabase } from './database'
import type { Settings } from './settings'

const folder = await mkdtemp(path.join(tmpdir(), 'saaf-content-'))
const dataDir = path.join(folder, 'data')
const file = path.join(folder, 'saaf-content.json')

afterAll(() => rm(folder, { recursive: true, force: true }))

/** As a person runs it in a terminal: with nothing from this machine's settings but these. */
async function run(script: string, args: string[], variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...runTypeScript, `scripts/${script}.ts`, ...args], {
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

it('moves content while Saaf runs on the bundled database and while it does not', async () => {
  expect(await run('content', ['export', file])).toEqual(
    refused(/^There is no database in \S+ yet; .+$/),
  )

  const running = await openDatabase({ dataDir } as Settings)
  expect(await run('content', ['export', file])).toEqual(
    refused(/^This database was not started .+$/),
  )
  const preparing = { DATABASE_URL: running.url, PAYLOAD_SECRET: 'x', SAMPLE_CONTENT: 'off' }
  expect(await run('prepare-database', [], preparing)).toMatchObject({ code: 0 })
  expect(await run('content', ['export', file])).toEqual({
    code: 0,
    out: 'Exported: 0 pages and settings, 0 entries, 0 pictures.',
    err: '',
  })
  await running.close()

  const written = JSON.parse(await readFile(file, 'utf8')) as { globals: object }
  written.globals = { 'mail-texts': { signature: 'The Saaf family' } }
  await writeFile(file, JSON.stringify(written))
  expect(await run('content', ['import', file])).toEqual({
    code: 0,
    out: 'Imported: 1 created, 0 changed, 0 unchanged.',
    err: '',
  })
  expect(existsSync(path.join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)

  await writeFile(file, '{')
  expect(await run('content', ['import', file])).toEqual(
    refused(/^This file is not an export of Saaf\.$/),
  )
  expect(await run('content', ['import'])).toEqual(
    refused(/^Say which file: npm run content:import -- .+$/),
  )
}, 120_000)

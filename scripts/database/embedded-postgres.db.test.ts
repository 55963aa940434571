import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { runTypeScript } from '#scripts/launch/child-process.ts'
import { dataFolderIn, type RunningPostgres, startPostgres } from './embedded-postgres.ts'
import { isRunning, lastServer } from './postmaster-pid.ts'

let folder: string
let database: Parameters<typeof startPostgres>[0]
let server: RunningPostgres
let stranger: ChildProcess

beforeAll(async () => {
  folder = await mkdtemp(path.join(inject('temporaryFolder'), 'embedded-'))
  database = { folder, serverOptions: { fsync: 'off' } }
  stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  server = await startPostgres(database)
  await ask(server.url, 'CREATE TABLE kept (number integer)')
})

afterAll(async () => {
  await server.stop()
  stranger.kill()
})

const last = () => lastServer(dataFolderIn(folder))!

async function ask<Row extends object>(url: string, question: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(question)).rows
  } finally {
    await client.end()
  }
}

/** With a connection at work, whose process outlives its server for a moment. */
async function killServer(): Promise<void> {
  const busy = new Client({ connectionString: server.url })
  busy.on('error', () => {})
  await busy.connect()
  void busy.query('SELECT pg_sleep(60)').catch(() => {})
  process.kill(last().pid, 'SIGKILL')
}

async function givePidTo({ pid }: ChildProcess): Promise<void> {
  const file = path.join(dataFolderIn(folder), 'postmaster.pid')
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, [pid, ...rest].join('\n'))
}

describe.each([1, 2, 3, 4, 5])('the embedded PostgreSQL, try %i of 5 in a row', (number) => {
  it('starts at once after it was killed', async () => {
    await killServer()
    server = await startPostgres(database)
    await ask(server.url, `INSERT INTO kept VALUES (${number})`)
    expect(await ask(server.url, 'SELECT DISTINCT number FROM kept')).toHaveLength(number)
  })

  it('starts where another program has the pid of the killed one', async () => {
    await killServer()
    await givePidTo(stranger)
    server = await startPostgres(database)
    expect(await ask(server.url, 'SELECT DISTINCT number FROM kept')).toHaveLength(number)
    expect(stranger.exitCode).toBeNull()
  })
})

it.runIf(process.getuid?.() === 0)('runs as another user than the one who installed it', () => {
  // Not in the folder of the tests, which only root can enter.
  const own = mkdtempSync(path.join(tmpdir(), 'saaf-of-nobody-'))
  chownSync(own, 65_534, 65_534)
  const program = `import('./scripts/database/embedded-postgres.ts').then(async ({ startPostgres }) => {
    const { url, stop } = await startPostgres({ folder: '${own}' })
    console.log(url)
    await stop()
  })`
  const { PATH, NODE_ENV } = process.env
  const nobody = { uid: 65_534, gid: 65_534, env: { PATH, NODE_ENV } }
  const url = execFileSync(process.execPath, [...runTypeScript, '-e', program], nobody)
  rmSync(own, { recursive: true })
  expect(url.toString()).toMatch(/^postgres:/)
})

it('refuses the data of another version of PostgreSQL, and says how to move it', async () => {
  const other = path.join(folder, 'of-17')
  mkdirSync(path.join(other, 'data'), { recursive: true })
  writeFileSync(path.join(other, 'data/PG_VERSION'), '17\n')
  await expect(startPostgres({ folder: other })).rejects.toThrow(
    /holds the data of PostgreSQL 17, .* comes with PostgreSQL \d+\. Run "npm run backup" with the version of Saaf that made it/,
  )
})

it('takes over a server that runs', async () => {
  const { pid } = last()
  expect(await startPostgres(database)).toMatchObject({ url: server.url })
  expect(last().pid).toBe(pid)
})

describe('where the system does not tell the working folder of a process', () => {
  beforeEach(() => {
    const { platform } = process
    Object.defineProperty(process, 'platform', { value: 'darwin' })
    return () => void Object.defineProperty(process, 'platform', { value: platform })
  })

  it('recognises a server by its data folder', async () => {
    const other = path.join(folder, 'other')
    expect(await isRunning(dataFolderIn(folder), last(), server.url)).toBe(true)
    await writeFile(other, '')
    expect(await isRunning(other, last(), server.url)).toBe(false)
  })

  it('does not take another program for a server', async () => {
    const closed = { pid: stranger.pid!, port: 1 }
    const url = 'postgres://saaf:none@127.0.0.1:1/postgres'
    expect(await isRunning(dataFolderIn(folder), closed, url)).toBe(false)
  })
})

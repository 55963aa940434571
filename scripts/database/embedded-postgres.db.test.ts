import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { typeScriptArgs } from '#scripts/launch/child-process.ts'
import { getDataFolder, type RunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { isServerRunning, readLastServer } from './postmaster-pid.ts'

let folder: string
let database: Parameters<typeof startEmbeddedPostgres>[0]
let server: RunningPostgres
let otherProcess: ChildProcess

beforeAll(async () => {
  folder = await mkdtemp(path.join(inject('temporaryFolder'), 'embedded-'))
  database = { folder, serverOptions: { fsync: 'off' } }
  otherProcess = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  server = await startEmbeddedPostgres(database)
  await query(server.url, 'CREATE TABLE kept (number integer)')
})

afterAll(async () => {
  await server.stop()
  otherProcess.kill()
})

const currentServer = () => readLastServer(getDataFolder(folder))!

async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Leaves a backend that outlives the server. */
async function killServer(): Promise<void> {
  const busy = new Client({ connectionString: server.url })
  busy.on('error', () => {})
  await busy.connect()
  void busy.query('SELECT pg_sleep(60)').catch(() => {})
  process.kill(currentServer().pid, 'SIGKILL')
}

async function givePidTo({ pid }: ChildProcess): Promise<void> {
  const file = path.join(getDataFolder(folder), 'postmaster.pid')
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, [pid, ...rest].join('\n'))
}

describe.each([1, 2, 3, 4, 5])('embedded PostgreSQL, run %i of 5', (number) => {
  it('starts immediately after it was killed', async () => {
    await killServer()
    server = await startEmbeddedPostgres(database)
    await query(server.url, `INSERT INTO kept VALUES (${number})`)
    expect(await query(server.url, 'SELECT DISTINCT number FROM kept')).toHaveLength(number)
  })

  it('starts when another program has the pid of the killed server', async () => {
    await killServer()
    await givePidTo(otherProcess)
    server = await startEmbeddedPostgres(database)
    expect(await query(server.url, 'SELECT DISTINCT number FROM kept')).toHaveLength(number)
    expect(otherProcess.exitCode).toBeNull()
  })
})

it.runIf(process.getuid?.() === 0)('runs as a user other than its installer', () => {
  // Only root can enter the test folder.
  const nobodyFolder = mkdtempSync(path.join(tmpdir(), 'saaf-of-nobody-'))
  chownSync(nobodyFolder, 65_534, 65_534)
  const program = `import('./scripts/database/embedded-postgres.ts').then(async ({ startEmbeddedPostgres }) => {
    const { url, stop } = await startEmbeddedPostgres({ folder: '${nobodyFolder}' })
    console.log(url)
    await stop()
  })`
  const { PATH, NODE_ENV } = process.env
  const nobody = { uid: 65_534, gid: 65_534, env: { PATH, NODE_ENV } }
  const url = execFileSync(process.execPath, [...typeScriptArgs, '-e', program], nobody)
  rmSync(nobodyFolder, { recursive: true })
  expect(url.toString()).toMatch(/^postgres:/)
})

it('rejects the data of another PostgreSQL version and explains how to move it', async () => {
  const other = path.join(folder, 'of-17')
  mkdirSync(path.join(other, 'data'), { recursive: true })
  writeFileSync(path.join(other, 'data/PG_VERSION'), '17\n')
  await expect(startEmbeddedPostgres({ folder: other })).rejects.toThrow(
    /contains data of PostgreSQL 17, .* includes PostgreSQL \d+\. Run "npm run backup" with the version of Saaf that created it/,
  )
})

it('takes over a running server', async () => {
  const { pid } = currentServer()
  expect(await startEmbeddedPostgres(database)).toMatchObject({ url: server.url })
  expect(currentServer().pid).toBe(pid)
})

describe('system that hides the working folder of a process', () => {
  beforeEach(() => {
    const { platform } = process
    Object.defineProperty(process, 'platform', { value: 'darwin' })
    return () => void Object.defineProperty(process, 'platform', { value: platform })
  })

  it('recognises a server by its data folder', async () => {
    const other = path.join(folder, 'other')
    expect(await isServerRunning(getDataFolder(folder), currentServer(), server.url)).toBe(true)
    await writeFile(other, '')
    expect(await isServerRunning(other, currentServer(), server.url)).toBe(false)
  })

  it('does not mistake another program for a server', async () => {
    const closed = { pid: otherProcess.pid!, port: 1 }
    const url = 'postgres://saaf:none@127.0.0.1:1/postgres'
    expect(await isServerRunning(getDataFolder(folder), closed, url)).toBe(false)
  })
})

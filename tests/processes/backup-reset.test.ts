import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { readTables } from '#tests/helpers/database/read-tables.ts'
import { preparedSystem } from '#tests/servers/prepared-system.ts'
import { removeOnExit } from '#tests/servers/remove-on-exit.ts'
import { startProgram, startScript } from '#tests/servers/spawned-process.ts'

let folder: string
let removeFolder: () => Promise<void>
let dataDir: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'saaf-reset-'))
  removeFolder = removeOnExit(folder)
  dataDir = path.join(folder, 'data')
  await mkdir(dataDir)
  const prepared = await preparedSystem()
  execFileSync('cp', [
    '-a',
    path.join(prepared, 'postgres'),
    path.join(prepared, 'data/media'),
    dataDir,
  ])
})
afterAll(() => removeFolder())

async function runScript(script: string, args: string[] = [], DATA_DIR = dataDir) {
  const { exitCode, output } = startScript(`scripts/${script}.ts`, {
    args,
    variables: { DATA_DIR },
  })
  return { code: await exitCode, message: output().trim() }
}

async function reset(typed: string) {
  const command = `echo '${typed}' | ${process.execPath} --conditions=production --import tsx scripts/reset.ts`
  const variables = { DATA_DIR: dataDir }
  const { exitCode, output } = startProgram('sh', ['-c', command], { variables })
  return { code: await exitCode, message: output().trim() }
}

async function readData() {
  const postgres = await startEmbeddedPostgres({ folder: path.join(dataDir, 'postgres') })
  try {
    return await readTables(postgres.url)
  } finally {
    await postgres.stop()
  }
}

it('resets only while Saaf is stopped and after the name of the shop, and can be restored', async () => {
  expect(await runScript('demo/demo')).toMatchObject({ code: 0 })
  const before = await readData()
  expect(before.bookings).toHaveLength(40)

  const ports = { PORT: String(await getPort()), CMS_PORT: String(await getPort()) }
  const start = () =>
    startScript('scripts/start.ts', { variables: { DATA_DIR: dataDir, ...ports } })
  const product = start()
  await product.waitForOutput(/^Ready$/m)
  expect(await reset('Saaf')).toEqual({
    code: 1,
    message: expect.stringMatching(/^Saaf is already running on /) as string,
  })
  product.child.kill('SIGTERM')
  await product.exitCode
  const pictures = await readdir(path.join(dataDir, 'media'))

  expect(await reset('saaf')).toEqual({
    code: 1,
    message: expect.stringMatching(/bookings \(40\)[^]+Nothing was changed\.$/) as string,
  })
  expect(await readdir(path.join(dataDir, 'media'))).toEqual(pictures)
  expect((await readData()).bookings).toEqual(before.bookings)
  expect(existsSync(path.join(dataDir, 'backups'))).toBe(false)

  const { code, message } = await reset('Saaf')
  expect(code, message).toBe(0)
  const backup = /The backup is (\S+\.tar\.gz)\./.exec(message)![1]!
  expect(await readData()).toEqual({})
  expect(existsSync(path.join(dataDir, 'media'))).toBe(false)

  const next = start()
  await next.waitForOutput(/^Ready$/m)
  expect(next.output()).toMatch(/^First sign-in: admin@example\.com \/ \S+$/m)
  next.child.kill('SIGTERM')
  await next.exitCode
  expect((await readData()).bookings).toEqual([])

  const restored = await runScript('restore', [backup], path.join(folder, 'restored'))
  expect(restored).toMatchObject({ code: 0 })
  expect(restored.message).toContain('(bookings: 40)')
})

import { existsSync } from 'node:fs'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { readTables } from '#tests/helpers/database/read-tables.ts'
import { createDataDir } from '#tests/servers/data-dir.ts'
import { removeOnExit } from '#tests/servers/remove-on-exit.ts'
import { type SpawnedProcess, startProgram, startScript } from '#tests/servers/spawned-process.ts'

let folder: string
let removeFolder: () => Promise<void>
let dataDir: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'saaf-reset-'))
  removeFolder = removeOnExit(folder)
  dataDir = await createDataDir(folder)
  expect(await runScript('demo')).toMatchObject({ code: 0 })
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

async function startProduct(): Promise<SpawnedProcess> {
  const ports = { PORT: String(await getPort()), CMS_PORT: String(await getPort()) }
  const variables = { DATA_DIR: dataDir, ...ports }
  const product = startScript('scripts/start.ts', { variables })
  await product.waitForOutput(/^Ready$/m)
  return product
}

async function stop({ child, exitCode }: SpawnedProcess): Promise<void> {
  child.kill('SIGTERM')
  await exitCode
}

const listPictures = () => readdir(path.join(dataDir, 'media'))

it('refuses while Saaf runs', async () => {
  const product = await startProduct()
  try {
    expect(await reset('Saaf')).toEqual({
      code: 1,
      message: expect.stringMatching(/^Saaf is already running on /) as string,
    })
  } finally {
    await stop(product)
  }
})

it('changes nothing after a wrong name or none', async () => {
  const [before, pictures] = [await readData(), await listPictures()]
  for (const typed of ['saaf', '']) {
    expect(await reset(typed)).toEqual({
      code: 1,
      message: expect.stringMatching(/bookings \(40\)[^]+Nothing was changed\.$/) as string,
    })
  }
  expect(await readData()).toEqual(before)
  expect(await listPictures()).toEqual(pictures)
  expect(existsSync(path.join(dataDir, 'backups'))).toBe(false)
})

describe('after the name of the shop', () => {
  let backup: string

  beforeAll(async () => {
    const { code, message } = await reset('Saaf')
    expect(code, message).toBe(0)
    backup = /The backup is (\S+\.tar\.gz)\./.exec(message)![1]!
  })

  it('has deleted the data, which its backup restores', async () => {
    expect(await readData()).toEqual({})
    expect(existsSync(path.join(dataDir, 'media'))).toBe(false)
    const restored = await runScript('restore', [backup], path.join(folder, 'restored'))
    expect(restored).toMatchObject({ code: 0 })
    expect(restored.message).toContain('(bookings: 40)')
  })

  it('starts like the first time', async () => {
    const product = await startProduct()
    await stop(product)
    expect(product.output()).toMatch(/^First sign-in: admin@example\.com \/ \S+$/m)
    expect((await readData()).bookings).toEqual([])
    expect(await listPictures()).not.toEqual([])
  })
})

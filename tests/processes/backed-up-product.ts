import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, expect } from 'vitest'
import { startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { readTables } from '#tests/helpers/database/read-tables.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { createDataDir } from '#tests/servers/data-dir.ts'
import { removeOnExit } from '#tests/servers/remove-on-exit.ts'
import { type SpawnedProcess, startScript } from '#tests/servers/spawned-process.ts'

export let folder: string

let removeFolder: () => Promise<void>

export let dataDir: string
let product: SpawnedProcess
let ports: { PORT: string; CMS_PORT: string }

export const site = () => `http://localhost:${ports.PORT}`

export const cms = () => `http://localhost:${ports.CMS_PORT}`

export async function runScript(
  script: string,
  dataDir: string,
  args: string[] = [],
  variables = {},
) {
  const { exitCode, output } = startScript(`scripts/${script}.ts`, {
    args,
    variables: { DATA_DIR: dataDir, ...variables },
  })
  const code = await exitCode
  return { code, message: output().trim() }
}

let sharedBackup: Promise<string> | undefined
export const getSharedBackup = () => (sharedBackup ??= backUp())

export async function backUp(variables = {}): Promise<string> {
  const { code, message } = await runScript('backup', dataDir, [], variables)
  expect(code, message).toBe(0)
  return /Backed up to (\S+)/.exec(message)![1]!
}

/** The product must be stopped. */
export async function withDatabaseOf<Result>(
  dataDir: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ folder: path.join(dataDir, 'postgres') })
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

export const readLiveTables = async () =>
  readTables((await startEmbeddedPostgres({ folder: path.join(dataDir, 'postgres') })).url)

export async function hashPictures(dataDir: string): Promise<Record<string, string>> {
  const media = path.join(dataDir, 'media')
  const hashes = (await readdir(media)).sort().map(async (name) => {
    const bytes = await readFile(path.join(media, name))
    return [name, createHash('sha256').update(bytes).digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(hashes))
}

export function startProductOnce(): void {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'saaf-backup-'))
    removeFolder = removeOnExit(folder)
    dataDir = await createDataDir(folder)
    ports = { PORT: String(await getPort()), CMS_PORT: String(await getPort()) }
    product = startScript('scripts/start.ts', {
      variables: { DATA_DIR: dataDir, RATE_LIMITS: 'off', ...ports },
    })
    await product.waitForOutput(/^Ready$/m)
    const formFields = await openBookingForm(site())
    for (let bookings = 0; bookings < 5; bookings += 1) {
      await postBooking(site(), { ...formFields, ...bookingFields() })
    }
  })
  afterAll(async () => {
    product?.child.kill('SIGTERM')
    await product?.exitCode
    await removeFolder()
  })
}

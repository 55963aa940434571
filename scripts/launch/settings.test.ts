import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSettings } from './settings.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'saaf-settings-'))
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('PAYLOAD_SECRET', '')
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

it('rejects a DATA_DIR that is a file', async () => {
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  vi.stubEnv('DATA_DIR', file)
  await expect(readSettings()).rejects.toThrow(/^DATA_DIR cannot be used \(EEXIST\): .+ folder/)
})

it('rejects a DATA_DIR that cannot be created', async () => {
  await writeFile(path.join(folder, 'file'), '')
  vi.stubEnv('DATA_DIR', path.join(folder, 'file/data'))
  await expect(readSettings()).rejects.toThrow(/^DATA_DIR cannot be used \(ENOTDIR\)/)
})

it('generates one secret for concurrent first starts', async () => {
  vi.stubEnv('DATA_DIR', path.join(folder, 'data'))
  const secrets = (await Promise.all([readSettings(), readSettings()])).map(({ secret }) => secret)
  expect(secrets[0]).toHaveLength(64)
  expect(secrets[1]).toBe(secrets[0])
})

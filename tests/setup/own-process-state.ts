import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, inject, vi } from 'vitest'
import { secret } from '#tests/setup/secret.ts'
import { onDatabase } from '#tests/systems/prepared-system.ts'

// Runs before each test file. Files share a process, which keeps what packages take long to load; nothing of our own is
// kept, so that no file meets another's database, settings, mail server or Payload.

const shared = globalThis as {
  variablesAtFirst?: NodeJS.ProcessEnv
  /** Where Payload keeps what it has started. */
  _payload?: Map<string, { payload: Payload | null }>
}
shared.variablesAtFirst ??= { ...process.env }

vi.resetModules()
for (const name of Object.keys(process.env)) delete process.env[name]
Object.assign(process.env, shared.variablesAtFirst, {
  DATABASE_URL: onDatabase(inject('serverUrl'), `test_${randomUUID().replaceAll('-', '')}`),
  PAYLOAD_SECRET: secret,
  DATA_DIR: mkdtempSync(path.join(inject('temporaryFolder'), 'data-')),
  // What a test asks for a temporary folder goes there, too.
  TMPDIR: inject('temporaryFolder'),
  DISABLE_PAYLOAD_HMR: 'true',
})

afterAll(async () => {
  for (const { payload } of shared._payload?.values() ?? []) await payload?.destroy()
})

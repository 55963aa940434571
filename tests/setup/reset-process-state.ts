import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, inject, vi } from 'vitest'
import { secret } from '#tests/helpers/secret.ts'
import { withDatabaseName } from '#tests/servers/prepared-system.ts'

// Test files share a process, because packages load slowly. Each gets new instances of our modules,
// its own settings and its own database.

const shared = globalThis as {
  initialVariables?: NodeJS.ProcessEnv
  _payload?: Map<string, { payload: Payload | null }>
}
shared.initialVariables ??= { ...process.env }

vi.resetModules()
const variables: NodeJS.ProcessEnv = {
  ...shared.initialVariables,
  DATABASE_URL: withDatabaseName(inject('serverUrl'), `test_${randomUUID().replaceAll('-', '')}`),
  PAYLOAD_SECRET: secret,
  DATA_DIR: mkdtempSync(path.join(inject('temporaryFolder'), 'data-')),
  TMPDIR: inject('temporaryFolder'),
  DISABLE_PAYLOAD_HMR: 'true',
}
// Only differences: adding a variable can crash a native thread that reads one, such as sharp's.
for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name]
for (const [name, value] of Object.entries(variables))
  if (process.env[name] !== value) process.env[name] = value

afterAll(async () => {
  for (const { payload } of shared._payload?.values() ?? []) await payload?.destroy()
})

import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { afterAll, inject, vi } from 'vitest'
import { secret } from '#tests/helpers/secret.ts'
import { withDatabaseName } from '#tests/servers/prepared-system.ts'
import { worker } from './worker.ts'

// The test files of a worker share its settings, modules, Payload and database, because they take
// long to load. Each file begins with an empty database.
// Files of the project isolated share only packages: reset-modules.ts runs first.

worker.initialVariables ??= { ...process.env }
const variables = (worker.testVariables ??= {
  ...worker.initialVariables,
  DATABASE_URL: withDatabaseName(inject('serverUrl'), `test_${randomUUID().replaceAll('-', '')}`),
  PAYLOAD_SECRET: secret,
  DATA_DIR: mkdtempSync(path.join(inject('temporaryFolder'), 'data-')),
  TMPDIR: inject('temporaryFolder'),
  DISABLE_PAYLOAD_HMR: 'true',
})
// Only differences: adding a variable can crash a native thread that reads one, such as sharp's.
for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name]
for (const [name, value] of Object.entries(variables))
  if (process.env[name] !== value) process.env[name] = value

if (worker.testPayload) {
  // Imported late, because an isolated file may change the environment first.
  const { resetPayload } = await import('#tests/helpers/database/database.ts')
  await resetPayload(await worker.testPayload)
}

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

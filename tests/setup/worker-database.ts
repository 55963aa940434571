import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'

// Runs before each test file is read, and the first time before anything reads the environment.
if (process.env.SAAF_TEST_WORKER !== String(process.pid)) {
  const serverUrl = inject('serverUrl')
  const name = `test_${process.pid}`

  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE template_migrated`)
  await client.end()

  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  process.env.DATABASE_URL = url.href
  process.env.PAYLOAD_SECRET = 'test'
  process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'saaf-test-data-'))
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  process.env.SAAF_TEST_WORKER = String(process.pid)
}

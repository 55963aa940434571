import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'

// Runs before the test file is read, and so before anything reads the environment.
const serverUrl = inject('serverUrl')
const name = `test_${process.pid}_${process.env.VITEST_POOL_ID}_${Date.now()}`

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

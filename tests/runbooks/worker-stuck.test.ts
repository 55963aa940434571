import { readFile } from 'node:fs/promises'
import path from 'node:path'
import getPort from 'get-port'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { cmsServerArgs } from '#scripts/launch/child-process.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { type SpawnedProcess, startNode } from '#tests/servers/spawned-process.ts'
import { listChildPids } from '#tests/servers/system.ts'
import { Installation } from './installation.ts'
import { openRunbook } from './runbook.ts'

// Longer than a worker's lease of one minute.
const leaseWait = { ...waitOptions, timeout: 150_000 }

const runbook = await openRunbook('The worker is stuck')
let product: Installation
let second: SpawnedProcess | null = null

beforeEach(async () => {
  product = await Installation.create()
  await product.start()
})

afterEach(async () => {
  second?.child.kill('SIGTERM')
  await second?.exitCode
  await product?.remove()
})

/** Suspends the CMS with its worker. */
async function hang(): Promise<void> {
  for (const id of await listChildPids(product.process.child.pid!)) {
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8')
    if (command.includes('next')) process.kill(id, 'SIGSTOP')
  }
  await expect(product.run(runbook.command('curl'))).rejects.toThrow('timed out')
}

const mailsOf = (reference: string | null) =>
  product.mailServer.received.filter(({ subject }) => subject?.includes(reference!))

const idsOf = (reference: string | null) =>
  new Set(mailsOf(reference).map(({ messageId }) => messageId))

const unsent = () => product.query(`SELECT FROM emails WHERE status <> 'sent'`)

/** Like the Compose service `worker`. */
async function startSecondWorker(): Promise<void> {
  const { url } = await startEmbeddedPostgres({ folder: path.join(product.dataDir, 'postgres') })
  const port = await getPort()
  second = startNode(cmsServerArgs('start', port), {
    variables: {
      ...product.variables,
      DATABASE_URL: url,
      PAYLOAD_SECRET: await readFile(path.join(product.dataDir, 'secret'), 'utf8'),
      PORT: String(port),
      CMS_METRICS_PORT: String(await getPort()),
    },
  })
  await vi.waitFor(async () => {
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)
  }, waitOptions)
}

it('sends all mails from a second worker, including those the stuck one had taken', async () => {
  // The worker has sent these mails and waits for the reply.
  product.mailServer.delayReplies(3_000)
  const taken = await product.book()
  await vi.waitFor(() => expect(mailsOf(taken.reference).length).toBeGreaterThan(0), waitOptions)
  await hang()
  product.mailServer.delayReplies(0)
  const later = await product.book()
  expect(later.status).toBe(302)

  await startSecondWorker()
  await vi.waitFor(() => expect(idsOf(later.reference).size).toBe(2), waitOptions)
  expect(mailsOf(later.reference)).toHaveLength(2)
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), leaseWait)
  runbook.quote('may come twice, under one Message-ID')
  expect(idsOf(taken.reference).size).toBe(2)
  expect(mailsOf(taken.reference).length).toBeGreaterThan(2)
})

it('sends waiting mails once each after a restart', async () => {
  await hang()
  const { reference } = await product.book()
  expect(mailsOf(reference)).toEqual([])
  // A suspended process cannot handle SIGTERM and is killed.
  await product.restart()
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), leaseWait)
  expect(idsOf(reference).size).toBe(2)
  expect(mailsOf(reference)).toHaveLength(2)
  expect(await product.run(runbook.command('curl'))).toContain('"ok"')
})

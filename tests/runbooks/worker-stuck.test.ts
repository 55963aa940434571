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

// Longer than the minute after which another worker takes over.
const leaseWait = { ...waitOptions, timeout: 150_000 }

const runbook = await openRunbook('The worker is stuck')
let product: Installation
let secondWorker: SpawnedProcess | null = null

beforeEach(async () => {
  product = await Installation.create()
  await product.start()
})

afterEach(async () => {
  secondWorker?.child.kill('SIGTERM')
  await secondWorker?.exitCode
  await product?.remove()
})

async function suspendCms(): Promise<void> {
  for (const id of await listChildPids(product.process.child.pid!)) {
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8')
    if (command.includes('next')) process.kill(id, 'SIGSTOP')
  }
  await expect(product.run(runbook.command('curl'))).rejects.toThrow('timed out')
}

const mailsAbout = (reference: string | null) =>
  product.mailServer.received.filter(({ subject }) => subject?.includes(reference!))

const messageIdsAbout = (reference: string | null) =>
  new Set(mailsAbout(reference).map(({ messageId }) => messageId))

const findUnsentMails = () => product.query(`SELECT FROM emails WHERE status <> 'sent'`)

async function startSecondWorker(): Promise<void> {
  const { url } = await startEmbeddedPostgres({ folder: path.join(product.dataDir, 'postgres') })
  const port = await getPort()
  secondWorker = startNode(cmsServerArgs('start', port), {
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

it('sends all mails with a second worker, including those that the stuck one has taken', async () => {
  // The worker has sent these mails and waits for the reply.
  product.mailServer.delayReplies(3_000)
  const taken = await product.book()
  await vi.waitFor(() => expect(mailsAbout(taken.reference).length).toBeGreaterThan(0), waitOptions)
  await suspendCms()
  product.mailServer.delayReplies(0)
  const later = await product.book()
  expect(later.status).toBe(302)

  await startSecondWorker()
  await vi.waitFor(() => expect(messageIdsAbout(later.reference).size).toBe(2), waitOptions)
  expect(mailsAbout(later.reference)).toHaveLength(2)
  await vi.waitFor(async () => expect(await findUnsentMails()).toEqual([]), leaseWait)
  runbook.quote('may come twice, under one Message-ID')
  expect(messageIdsAbout(taken.reference).size).toBe(2)
  expect(mailsAbout(taken.reference).length).toBeGreaterThan(2)
})

it('sends each waiting mail once after a restart', async () => {
  await suspendCms()
  const { reference } = await product.book()
  expect(mailsAbout(reference)).toEqual([])
  // A suspended process cannot handle SIGTERM and is killed.
  await product.restart()
  await vi.waitFor(async () => expect(await findUnsentMails()).toEqual([]), leaseWait)
  expect(messageIdsAbout(reference).size).toBe(2)
  expect(mailsAbout(reference)).toHaveLength(2)
  expect(await product.run(runbook.command('curl'))).toContain('"ok"')
})

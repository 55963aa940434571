import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import getPort from 'get-port'
import { afterEach, expect, it, vi } from 'vitest'
import { defaultLanguage } from '#business/languages/languages.ts'
import * as staffWords from '#business/words/staff.ts'
import { wordsFor } from '#business/words/words-for.ts'
import { type RunningPostgres, startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { admin } from '#tests/helpers/accounts/accounts.ts'
import { secret } from '#tests/helpers/secret.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { findDebianPostgres } from '#tests/servers/debian-postgres.ts'
import { Installation } from './installation.ts'
import { openRunbook } from './runbook.ts'

const english = wordsFor(defaultLanguage)

const programs = findDebianPostgres()

const runbook = await openRunbook('The database is gone')
let product: Installation
const cleanup: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const step of cleanup.splice(0).reverse()) await step()
})

const createProduct = async () => {
  product = await Installation.create()
  cleanup.push(() => product.remove())
}

async function restore(): Promise<void> {
  const backups = await readdir(path.join(product.dataDir, 'backups'))
  const output = await product.run(
    runbook.command('npm run restore', { FILE: backups.sort().at(-1)! }),
  )
  expect(output).toMatch(/^Restored the backup of /m)
}

it.runIf(programs)(
  'recovers when an external server stops, and when it loses its data',
  async () => {
    await createProduct()
    const startServer = async (folder: string): Promise<RunningPostgres> => {
      const server = await startEmbeddedPostgres({
        folder: path.join(product.folder, folder),
        programs: programs!,
        serverOptions: { port },
      })
      cleanup.push(server.stop)
      return server
    }
    const port = String(await getPort())
    const server = await startServer('server')
    Object.assign(product.variables, {
      DATABASE_URL: server.url,
      PAYLOAD_SECRET: secret,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    })
    await product.start()
    const session = (await product.signIn())!
    await product.book()
    const backedUp = await product.readReferences()
    expect(backedUp).toHaveLength(1)
    await product.run('npm run backup')

    await server.stop()
    await vi.waitFor(async () => expect(await product.fetchHealthStatus()).toBe(503), waitOptions)
    expect((await fetch(`${product.site}/readyz`)).status).toBe(503)
    expect((await fetch(product.site)).status).toBe(200)
    const form = { requestKey: randomUUID() }
    const refused = await product.book(form)
    expect(refused.status).toBe(503)
    expect(refused.html).toContain(runbook.quote(english.booking.failed))
    const dashboard = `${product.site}/admin/dashboard`
    const response = await fetch(dashboard, product.sessionInit(session))
    const [unavailable] = staffWords.requestErrors.unavailable.split(' Please')
    expect(await response.text()).toContain(runbook.quote(unavailable!))
    await expect(product.run(runbook.command('pg_isready'))).rejects.toThrow('no response')

    await startServer('server')
    expect(await product.run(runbook.command('pg_isready'))).toContain('accepting connections')
    await vi.waitFor(async () => expect(await product.fetchHealthStatus()).toBe(200), waitOptions)
    const reference = await product.bookWithRetries(form)
    expect((await product.readReferences()).sort()).toEqual([...backedUp, reference].sort())

    const receivedSubjects = () => product.mailServer.received.map(({ subject }) => subject)
    const notice = `New Booking #${reference} - Asha Kulkarni`
    await vi.waitFor(() => expect(receivedSubjects()).toContain(notice), waitOptions)

    await product.stop()
    await server.stop()
    await rm(path.join(product.folder, 'server'), { recursive: true })
    product.variables.DATABASE_URL = (await startServer('new-server')).url
    await restore()
    await product.start()
    expect(await product.readReferences()).toEqual(backedUp)
    runbook.quote('staff received an email about each')
  },
)

it('recovers when the bundled server loses its data', async () => {
  await createProduct()
  await product.start()
  await product.book()
  const backedUp = await product.readReferences()
  await product.run('npm run backup')
  await product.book()
  await product.stop()
  expect(await product.run(runbook.command('tail'))).toContain('database system is shut down')
  await rm(path.join(product.dataDir, 'postgres'), { recursive: true })

  await restore()
  await product.start()
  expect(await product.fetchHealthStatus()).toBe(200)
  expect(await product.readReferences()).toEqual(backedUp)
  expect(await product.signIn()).not.toBeNull()
})

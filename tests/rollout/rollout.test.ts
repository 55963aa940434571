import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { cmsServerArgs, siteServer } from '#scripts/launch/child-process.ts'
import { admin } from '#tests/helpers/accounts/accounts.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { secret } from '#tests/helpers/secret.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { type MailServer, startMailServer } from '#tests/servers/mail-server.ts'
import { type SpawnedProcess, startNode, startScript } from '#tests/servers/spawned-process.ts'
import { type Gateway, startGateway } from './gateway.ts'

interface Server extends SpawnedProcess {
  url: string
  end: () => Promise<number | null>
}

let folder: string
let variables: Record<string, string>
let mailServer: MailServer
let gatewayUrl: string
let gateway: Gateway
let oldSites: Server[]
let oldCms: Server
let session: string
const cleanup: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'saaf-rollout-'))
  cleanup.push(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    serverOptions: { port: String(await getPort()) },
  })
  cleanup.push(postgres.stop)
  mailServer = await startMailServer()
  cleanup.push(mailServer.stop)
  gatewayUrl = `http://localhost:${await getPort()}`
  variables = {
    ...siteServer.variables,
    DATABASE_URL: postgres.url,
    DATA_DIR: path.join(folder, 'data'),
    PAYLOAD_SECRET: secret,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SITE_URL: gatewayUrl,
    CMS_URL: gatewayUrl,
    SMTP_URL: mailServer.url,
    TRUST_PROXY: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    DISABLE_PAYLOAD_HMR: 'true',
  }
  expect(await startScript('scripts/prepare-database.ts', { variables }).exitCode).toBe(0)
  oldSites = [await startSite(), await startSite()]
  oldCms = await startCms()
  gateway = await startGateway(folder, gatewayUrl, toUpstreams(oldSites, oldCms))
  cleanup.push(gateway.stop)
  session = await signIn(gatewayUrl)
  await publish(gatewayUrl, 'business-info', { bookingPolicy: { capacityPerSlot: 10_000 } })
})

afterAll(async () => {
  for (const step of cleanup.reverse()) await step()
})

const startSite = () => startServer(() => siteServer.args)
const startCms = () => startServer((port) => cmsServerArgs('start', port))

async function startServer(args: (port: number) => string[]): Promise<Server> {
  const port = await getPort()
  const server = startNode(args(port), { variables: { ...variables, PORT: String(port) } })
  const url = `http://localhost:${port}`
  const end = () => {
    server.child.kill('SIGTERM')
    return server.exitCode
  }
  cleanup.push(end)
  await vi.waitFor(async () => {
    expect((await fetch(`${url}/healthz`)).status, server.output()).toBe(200)
  }, waitOptions)
  return { ...server, url, end }
}

const toUpstreams = (sites: Server[], ...cms: Server[]) => ({
  sites: sites.map(({ url }) => url),
  cms: cms.map(({ url }) => url),
})

async function signIn(site: string): Promise<string> {
  const response = await fetch(`${site}/admin/login`, {
    method: 'POST',
    body: new URLSearchParams(admin),
    headers: { Origin: site },
    redirect: 'manual',
  })
  expect(response.status).toBe(302)
  const cookies = response.headers.getSetCookie()
  return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}

/** Browsers retry on a connection that is closing; `fetch` does not. */
const closeConnection = { Connection: 'close' }
const staffHeaders = () => ({ Cookie: session, Origin: gatewayUrl, ...closeConnection })

async function publish(cms: string, slug: string, fields: object): Promise<number> {
  const response = await fetch(`${cms}/api/globals/${slug}`, {
    method: 'POST',
    body: JSON.stringify({ ...fields, _status: 'published' }),
    headers: { ...staffHeaders(), 'Content-Type': 'application/json' },
  })
  await response.text()
  return response.status
}

it('replaces every process under load without a failed request', async () => {
  const [newSite, newCms] = [await startSite(), await startCms()]
  const succeeded = { pages: 0, bookings: 0, edits: 0, dashboards: 0 }
  const failed: string[] = []
  let isDone = false
  const hidden = await openBookingForm(gatewayUrl)
  const sendRepeatedly = async (kind: keyof typeof succeeded, send: () => Promise<number>) => {
    while (!isDone) {
      const status = await send().catch((error: Error) => `${error.message} ${String(error.cause)}`)
      if (status === 200 || status === 302) succeeded[kind] += 1
      else failed.push(`${kind}: ${status}`)
    }
  }
  const page = (url: string) => async () => {
    const response = await fetch(gatewayUrl + url, { headers: staffHeaders() })
    await response.text()
    return response.status
  }
  const load = [
    ...['/', '/about', '/booking', '/contact'].map((url) => sendRepeatedly('pages', page(url))),
    ...[1, 2].map(() =>
      sendRepeatedly('bookings', async () => {
        const fields = { ...hidden, ...bookingFields() }
        return (await postBooking(gatewayUrl, fields, closeConnection)).status
      }),
    ),
    sendRepeatedly('dashboards', page('/admin/dashboard')),
    sendRepeatedly('edits', () =>
      publish(gatewayUrl, 'site-layout', { copyright: `Edit ${succeeded.edits}` }),
    ),
  ]
  const waitForMoreOfEach = async () => {
    const earlier = { ...succeeded }
    await vi.waitFor(() => {
      for (const kind of Object.keys(succeeded) as (keyof typeof succeeded)[]) {
        expect(succeeded[kind], failed.join('\n')).toBeGreaterThan(earlier[kind] + 5)
      }
    }, waitOptions)
  }
  try {
    await waitForMoreOfEach()
    const [first, second] = oldSites as [Server, Server]
    await gateway.switchUpstreams(toUpstreams([second, newSite], oldCms))
    expect(await first.end()).toBe(0)
    await waitForMoreOfEach()

    const otherSite = await startSite()
    await gateway.switchUpstreams(toUpstreams([newSite, otherSite], oldCms))
    expect(await second.end()).toBe(0)
    await waitForMoreOfEach()

    await gateway.switchUpstreams(toUpstreams([newSite, otherSite], newCms))
    await oldCms.end()
    await waitForMoreOfEach()
    for (const { output } of [newSite, otherSite, newCms]) {
      expect(output()).not.toMatch(/"level":"(error|fatal)"/)
    }
  } finally {
    isDone = true
    await Promise.all(load)
  }
  console.log('Successful requests while every process was replaced:', succeeded)
  expect(failed).toEqual([])
})

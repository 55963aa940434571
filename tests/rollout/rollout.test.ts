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
import { buildPreviousRelease } from './previous-release.ts'

interface Server extends SpawnedProcess {
  url: string
  end: () => Promise<number | null>
}

let folder: string
let previousFolder: string
let variables: Record<string, string>
let mailServer: MailServer
let gatewayUrl: string
let gateway: Gateway
let oldSites: Server[]
let oldCms: Server
let newSite: Server
let newCms: Server
let session: string
const cleanup: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  previousFolder = await buildPreviousRelease()
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
  expect(await migrate(previousFolder)).toBe(0)
  oldSites = [await startSite(previousFolder), await startSite(previousFolder)]
  oldCms = await startCms(previousFolder)
  gateway = await startGateway(folder, gatewayUrl, toUpstreams(oldSites, oldCms))
  cleanup.push(gateway.stop)
  session = await signIn(gatewayUrl)
  await publish(gatewayUrl, 'business-info', { bookingPolicy: { capacityPerSlot: 10_000 } })
})

afterAll(async () => {
  for (const step of cleanup.reverse()) await step()
})

async function migrate(cwd?: string): Promise<number | null> {
  return startScript('scripts/prepare-database.ts', { cwd, variables }).exitCode
}

const startSite = (cwd?: string) => startServer(() => siteServer.args, cwd)
const startCms = (cwd?: string) => startServer((port) => cmsServerArgs('start', port), cwd)

async function startServer(args: (port: number) => string[], cwd?: string): Promise<Server> {
  const port = await getPort()
  const server = startNode(args(port), { cwd, variables: { ...variables, PORT: String(port) } })
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

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { headers: staffHeaders() })
  expect(response.status, url).toBe(200)
  return response.text()
}

it('runs the previous release next to this one on the new schema', async () => {
  expect(await migrate()).toBe(0)
  newSite = await startSite()
  newCms = await startCms()
  const sites = [oldSites[0]!, newSite]

  for (const [index, site] of sites.entries()) {
    const other = sites[1 - index]!
    const hidden = await openBookingForm(site.url)
    const name = `Booked at ${index}`
    const response = await postBooking(site.url, { ...hidden, ...bookingFields({ name }) })
    expect(response.status, site.output()).toBe(302)
    const reference = /booked=([0-9A-F]{8})/.exec(response.headers.get('Location')!)![1]!

    const found = await fetchText(`${other.url}/admin/dashboard?view=all&q=${reference}`)
    expect(found).toContain(name)
    const id = /name="booking" value="([0-9a-f-]{36})"/.exec(found)![1]!
    const cms = [newCms, oldCms][index]!
    const confirmed = await fetch(`${cms.url}/api/bookings/${id}`, {
      method: 'PATCH',
      body: JSON.stringify({ status: 'confirmed' }),
      headers: { ...staffHeaders(), 'Content-Type': 'application/json' },
    })
    expect(confirmed.status, await confirmed.text()).toBe(200)
    for (const { url } of sites)
      expect(await fetchText(`${url}/admin/bookings/${reference}`)).toContain(name)
    await vi.waitFor(() => {
      const mails = mailServer.received.filter(({ html }) => html?.includes(reference))
      expect(mails.length).toBeGreaterThanOrEqual(2)
    }, waitOptions)
  }

  for (const [index, cms] of [oldCms, newCms].entries()) {
    const copyright = `Published by ${index}`
    expect(await publish(cms.url, 'site-layout', { copyright })).toBe(200)
    for (const { url } of sites) {
      await vi.waitFor(async () => expect(await fetchText(url)).toContain(copyright), waitOptions)
    }
  }
})

it('replaces every process under load without a failed request', async () => {
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

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { runToEnd, runTypeScript, withoutWaitingImports } from '../../scripts/child-process'
import { freePort, startPostgres } from '../../scripts/embedded-postgres'
import { admin } from './accounts'

const patienceMs = 60_000

export interface TwoSites {
  /** The addresses of the two site processes. */
  sites: [string, string]
  /** The address of the CMS. */
  cms: string
  databaseUrl: string
  /** Changes a global through the CMS's REST API and publishes it; answers with the status. */
  publish: (slug: string, fields: object) => Promise<number>
  /** Changes an entry of a collection as an admin through REST; answers with the status. */
  change: (collection: string, id: string, fields: object) => Promise<number>
  stop: () => Promise<void>
}

/** One database, one CMS and two processes of the site, from the production build, with the sample content. */
export async function startTwoSites(): Promise<TwoSites> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-two-sites-'))
  const postgres = await startPostgres({ folder: path.join(folder, 'postgres') })
  const [sitePort, otherSitePort, cmsPort] = [await freePort(), await freePort(), await freePort()]
  const addressOf = (port: number) => `http://localhost:${port}`
  const variables = {
    NODE_ENV: 'production' as const,
    DATABASE_URL: postgres.url,
    PAYLOAD_SECRET: 'test',
    DATA_DIR: path.join(folder, 'data'),
    SITE_URL: addressOf(sitePort),
    CMS_URL: addressOf(cmsPort),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    DISABLE_PAYLOAD_HMR: 'true',
  }
  if ((await runToEnd([...runTypeScript, 'scripts/prepare-database.ts'], variables)) !== 0) {
    throw new Error('The database could not be prepared.')
  }

  const serve = (args: string[], port: number) =>
    spawn(process.execPath, [withoutWaitingImports, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...variables, PORT: String(port) },
    })
  const site = ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js']
  const cms = ['node_modules/next/dist/bin/next', 'start', 'cms', '-p', String(cmsPort)]
  const servers = [serve(site, sitePort), serve(site, otherSitePort), serve(cms, cmsPort)]
  const stop = async () => {
    await Promise.all(servers.map(end))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }

  try {
    await Promise.all(
      [sitePort, otherSitePort, cmsPort].map((port) => untilHealthy(addressOf(port))),
    )
    const api = `${addressOf(cmsPort)}/api`
    const token = await signIn(api)
    return {
      sites: [addressOf(sitePort), addressOf(otherSitePort)],
      cms: addressOf(cmsPort),
      databaseUrl: postgres.url,
      publish: async (slug, fields) => {
        const body = { ...fields, _status: 'published' }
        return (await send('POST', `${api}/globals/${slug}`, body, token)).status
      },
      change: async (collection, id, fields) =>
        (await send('PATCH', `${api}/${collection}/${id}`, fields, token)).status,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function signIn(api: string): Promise<string> {
  const answer = await send('POST', `${api}/users/login`, admin)
  return ((await answer.json()) as { token: string }).token
}

function send(
  method: 'POST' | 'PATCH',
  address: string,
  body: object,
  token?: string,
): Promise<Response> {
  return fetch(address, {
    method,
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `JWT ${token}` }),
    },
  })
}

async function untilHealthy(address: string): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const answer = await fetch(`${address}/healthz`).catch(() => null)
    if (answer?.ok) return
    if (Date.now() > deadline) throw new Error(`${address} did not answer.`)
    await setTimeout(100)
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await Promise.race([ended, setTimeout(20_000).then(() => server.kill('SIGKILL'))])
}

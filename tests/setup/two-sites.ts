import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { withoutWaitingImports } from '../../scripts/child-process'
import { freePort, startPostgres } from '../../scripts/embedded-postgres'
import { admin } from './accounts'
import { preparedSystem } from './prepared-system'

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
  /** Each can end at once, as if its machine had lost power, and be started again where it was. */
  processes: { site: Mortal; otherSite: Mortal; cms: Mortal; postgres: Mortal }
  stop: () => Promise<void>
}

interface Mortal {
  kill: () => Promise<void>
  /** Settles when it answers. */
  start: () => Promise<void>
}

/**
 * One database, one CMS and two processes of the site, from the production build, with the sample content. `settings`
 * are further environment variables.
 */
export async function startTwoSites({
  settings = {},
}: { settings?: Record<string, string> } = {}): Promise<TwoSites> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-two-sites-'))
  // With the owners and rights that PostgreSQL insists on, which `cp` of Node does not keep.
  execFileSync('cp', ['-a', `${await preparedSystem()}/.`, folder])

  const database = {
    folder: path.join(folder, 'postgres'),
    serverOptions: { port: String(await freePort()) },
  }
  const postgres = await startPostgres(database)
  const [sitePort, otherSitePort, cmsPort] = [await freePort(), await freePort(), await freePort()]
  const addressOf = (port: number) => `http://localhost:${port}`
  const variables = {
    ...variablesOf(folder, postgres.url),
    SITE_URL: addressOf(sitePort),
    CMS_URL: addressOf(cmsPort),
    ...settings,
  }

  const site = ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js']
  const next = ['node_modules/next/dist/bin/next', 'start', 'cms', '-p', String(cmsPort)]
  const serve = (args: string[], port: number) => server(args, { ...variables, PORT: String(port) })
  const servers = [serve(site, sitePort), serve(site, otherSitePort), serve(next, cmsPort)] as const
  const stop = async () => {
    await Promise.all(servers.map(({ end }) => end()))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }

  try {
    await Promise.all(servers.map(({ start }) => start()))
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
      processes: {
        site: servers[0],
        otherSite: servers[1],
        cms: servers[2],
        postgres: {
          kill: () => killPostgres(database.folder),
          start: async () => void (await startPostgres(database)),
        },
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function variablesOf(folder: string, databaseUrl: string) {
  return {
    NODE_ENV: 'production' as const,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'test',
    DATA_DIR: path.join(folder, 'data'),
    DISABLE_PAYLOAD_HMR: 'true',
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

/** A server of the product, and what may be done to it. */
function server(args: string[], variables: Record<string, string>) {
  let running: ChildProcess | undefined
  const endWith = async (signal: NodeJS.Signals) => {
    const child = running
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await Promise.race([ended, setTimeout(20_000).then(() => child.kill('SIGKILL'))])
  }
  return {
    start: async () => {
      running = spawn(process.execPath, [withoutWaitingImports, ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...variables },
      })
      await untilHealthy(`http://localhost:${variables.PORT}`)
    },
    kill: () => endWith('SIGKILL'),
    end: () => endWith('SIGTERM'),
  }
}

/** The server and all its connections at once, without a word to anybody. */
async function killPostgres(folder: string): Promise<void> {
  const pidFile = path.join(folder, 'data/postmaster.pid')
  const [pid = ''] = (await readFile(pidFile, 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
  // Its children notice by themselves; a server is not started beside them.
  await setTimeout(1_000)
  // Where nobody reaps the dead process, pg_ctl takes it for a running one.
  await rm(pidFile)
}

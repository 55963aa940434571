import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'
import { Client } from 'pg'

const program = '/usr/sbin/pgbouncer'

/** Whether Debian's package `pgbouncer` is installed. */
export const hasPooler = existsSync(program)

const patienceMs = 20_000

/**
 * Starts PgBouncer in transaction mode in front of a database, with `connections` to it for all who come.
 */
export async function startPooler(
  databaseUrl: string,
  connections: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-pooler-'))
  const url = new URL(databaseUrl)
  const { hostname, port, username, password, pathname } = url
  const database = pathname.slice(1)
  url.port = String(await getPort())
  const settings = path.join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
${database} = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${url.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
`,
  )
  // It refuses to run as root.
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  if (nobody.uid) await chown(folder, nobody.uid, nobody.gid)
  const child = spawn(program, ['--quiet', settings], { stdio: 'inherit', ...nobody })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const stop = async () => {
    // It would wait for whoever still asks something.
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilAnswering(url.href, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: url.href, stop }
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const connectionTimeoutMillis = Math.max(1, deadline - Date.now())
    const client = new Client({ connectionString: url, connectionTimeoutMillis })
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isUp) return
    if (hasEnded(child) || Date.now() > deadline) {
      throw new Error('PgBouncer did not start.')
    }
    await setTimeout(50)
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

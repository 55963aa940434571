import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import getPort from 'get-port'
import { vi } from 'vitest'
import { patience } from '#tests/setup/patience.ts'

/** The addresses on which the processes of the product listen. */
export interface Upstreams {
  sites: string[]
  cms: string[]
}

export interface Gateway {
  /** From now on passes requests to these; those on their way are answered by whoever has them. */
  passTo: (upstreams: Upstreams) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Caddy at `url` with the Caddyfile of docker-compose.yml, in which it is told addresses in the place of names. Resolves
 * once a site answers through it.
 */
export async function startGateway(
  folder: string,
  url: string,
  upstreams: Upstreams,
): Promise<Gateway> {
  const file = path.join(folder, 'Caddyfile')
  const administration = `localhost:${await getPort()}`
  const write = (upstreams: Upstreams) =>
    writeCaddyfile(file, upstreams, `admin ${administration}\nlog {\nlevel ERROR\n}`)
  const config = ['--config', file, '--adapter', 'caddyfile']
  const env = { ...process.env, HOME: folder, DOMAIN: url }

  await write(upstreams)
  const caddy = spawn('caddy', ['run', ...config], { stdio: ['ignore', 'ignore', 'inherit'], env })
  const ended = once(caddy, 'exit')
  await vi.waitFor(() => fetch(url), patience)
  return {
    passTo: async (upstreams) => {
      await write(upstreams)
      execFileSync('caddy', ['reload', ...config], { stdio: 'ignore', env })
    },
    stop: async () => {
      caddy.kill('SIGTERM')
      await ended
    },
  }
}

/** The Caddyfile of docker-compose.yml, told addresses in the place of names, with these global options. */
export async function writeCaddyfile(
  file: string,
  { sites, cms }: Upstreams,
  options: string,
): Promise<void> {
  const found = [cms, sites].map((urls) => `to ${urls.join(' ')}`)
  const written = await readFile('Caddyfile', 'utf8')
  const addressed = written.replace(/dynamic a \{[^}]*\}/g, () => found.shift()!)
  await writeFile(file, `{\n${options}\n}\n${addressed}`)
}

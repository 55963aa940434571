import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import getPort from 'get-port'
import { vi } from 'vitest'
import { waitOptions } from '#tests/helpers/wait-options.ts'

export interface Upstreams {
  sites: string[]
  cms: string[]
}

export interface Gateway {
  /** Requests in flight finish. */
  switchUpstreams: (upstreams: Upstreams) => Promise<void>
  stop: () => Promise<void>
}

export async function startGateway(
  folder: string,
  url: string,
  upstreams: Upstreams,
): Promise<Gateway> {
  const file = path.join(folder, 'Caddyfile')
  const adminAddress = `localhost:${await getPort()}`
  const write = (upstreams: Upstreams) =>
    writeCaddyfile(file, upstreams, `admin ${adminAddress}\nlog {\nlevel ERROR\n}`)
  const config = ['--config', file, '--adapter', 'caddyfile']
  const env = { ...process.env, HOME: folder, DOMAIN: url }

  await write(upstreams)
  const caddy = spawn('caddy', ['run', ...config], { stdio: ['ignore', 'ignore', 'inherit'], env })
  const ended = once(caddy, 'exit')
  await vi.waitFor(() => fetch(url), waitOptions)
  return {
    switchUpstreams: async (upstreams) => {
      await write(upstreams)
      execFileSync('caddy', ['reload', ...config], { stdio: 'ignore', env })
    },
    stop: async () => {
      caddy.kill('SIGTERM')
      await ended
    },
  }
}

export async function writeCaddyfile(
  file: string,
  { sites, cms }: Upstreams,
  options: string,
): Promise<void> {
  const toDirectives = [cms, sites].map((urls) => `to ${urls.join(' ')}`)
  const source = await readFile('Caddyfile', 'utf8')
  const adapted = source
    .replace(/dynamic a \{[^}]*\}/g, () => toDirectives.shift()!)
    .replace('root * /srv', `root * ${path.resolve('build/client')}`)
  await writeFile(file, `{\n${options}\n}\n${adapted}`)
}

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { writeCaddyfile } from '#tests/rollout/gateway.ts'
import { Installation } from './installation.ts'
import { openRunbook, runInShell } from './runbook.ts'

const domain = 'shop.saaf.test'

const runbook = await openRunbook('The certificate')
let product: Installation
let ports: Record<'https' | 'http' | 'admin' | 'authority', number>
let caddyfile: string
let stopCaddy = async () => {}

beforeAll(async () => {
  product = await Installation.create()
  await product.start()
  const [https, http, admin, authority] = await Promise.all([1, 2, 3, 4].map(() => getPort()))
  ports = { https: https!, http: http!, admin: admin!, authority: authority! }
  caddyfile = path.join(product.folder, 'Caddyfile')
  const options = [
    `admin localhost:${admin}`,
    `https_port ${https}`,
    `http_port ${http}`,
    `acme_ca https://localhost:${authority}/directory`,
  ]
  const upstreams = { sites: [product.site], cms: [product.cms] }
  await writeCaddyfile(caddyfile, upstreams, options.join('\n'))
})

afterAll(async () => {
  await stopCaddy()
  await product?.remove()
})

async function startCaddy(TLS = ''): Promise<() => string> {
  await stopCaddy()
  const caddy = spawn('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: product.folder, DOMAIN: domain, TLS },
  })
  const ended = once(caddy, 'exit')
  stopCaddy = async () => {
    caddy.kill('SIGTERM')
    await ended
  }
  let log = ''
  caddy.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  await vi.waitFor(() => expect(log).toContain('serving initial configuration'), waitOptions)
  return () => log
}

const showCertificate = () =>
  runInShell(
    runbook.command('openssl s_client', {
      'www.example.com:443': `localhost:${ports.https}`,
      'www.example.com': domain,
    }),
  )

/** Opens the site like a browser that trusts `own.crt`. */
const visit = () =>
  runInShell(
    `curl -sS -o /dev/null -w '%{http_code}' --cacert ${file('crt')} --resolve ${domain}:${ports.https}:127.0.0.1 https://${domain}:${ports.https}/`,
  )

const file = (extension: string) => path.join(product.folder, `own.${extension}`)

/** Negative `days` create an expired certificate. */
function createCertificate(days: number): void {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' })
  openssl(
    ...['req', '-new', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${domain}`],
    ...['-addext', `subjectAltName=DNS:${domain}`, '-keyout', file('key'), '-out', file('csr')],
  )
  openssl(
    ...['x509', '-req', '-in', file('csr'), '-copy_extensions', 'copy', '-days', String(days)],
    ...['-signkey', file('key'), '-out', file('crt')],
  )
}

const readTlsSetting = () =>
  /TLS=([^']+)/.exec(runbook.command('echo', { '/data': product.folder }))![1]!

it('logs why no certificate can be fetched, and serves one from files', async () => {
  createCertificate(30)
  const log = await startCaddy()
  await vi.waitFor(() => {
    expect(log()).toMatch(new RegExp(runbook.quote('could not get certificate')))
    expect(log()).toContain('connect: ')
  }, waitOptions)
  runbook.quote('`connect: …`')
  expect((await showCertificate()).code).not.toBe(0)
  expect((await visit()).output).toContain(runbook.quote('alert internal error'))
  expect((await product.book()).status).toBe(302)

  await startCaddy(readTlsSetting())
  expect((await showCertificate()).output).toMatch(new RegExp(`issuer=.*${domain}`))
  expect((await visit()).output).toBe('200')
})

it('serves a renewed certificate after Caddy reloads', async () => {
  createCertificate(-1)
  await startCaddy(readTlsSetting())
  expect((await visit()).output).toContain('certificate has expired')
  const expired = await showCertificate()
  const parseExpiry = ({ output }: { output: string }) =>
    Date.parse(/notAfter=(.+)/.exec(output)![1]!)
  expect(parseExpiry(expired)).toBeLessThan(Date.now())

  createCertificate(30)
  const reload = runbook
    .command('docker compose exec caddy', { '/etc/caddy/Caddyfile': caddyfile })
    .replace('docker compose exec caddy ', '')
    .concat(' --adapter caddyfile')
  const settings = { HOME: product.folder, DOMAIN: domain, TLS: readTlsSetting() }
  // Without --force Caddy keeps the old certificate.
  expect((await runInShell(reload.replace(' --force', ''), settings)).code).toBe(0)
  expect((await visit()).code).not.toBe(0)
  expect((await runInShell(reload, settings)).code).toBe(0)
  await vi.waitFor(async () => expect((await visit()).output).toBe('200'), waitOptions)
  expect(parseExpiry(await showCertificate())).toBeGreaterThan(Date.now())
})

import { Agent, get, type IncomingMessage } from 'node:http'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { patience } from '#tests/setup/patience.ts'
import { sendBytes } from '#tests/setup/raw-request.ts'
import { childrenOf, startSystem, type System } from '#tests/systems/system.ts'

// The production build, which `npm test` has made before.

const count = 2

const request = 'GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

let running: System
let site: string
let pid: number
let metricsPort: number

beforeAll(async () => {
  metricsPort = await getPort()
  running = await startSystem({
    siteCount: 1,
    settings: {
      SITE_PROCESSES: String(count),
      METRICS_PORT: String(metricsPort),
      TRUST_PROXY: 'on',
    },
  })
  site = running.sites[0]!
  pid = running.processes.sites[0]!.pid()
  await vi.waitFor(async () => expect(await childrenOf(pid)).toHaveLength(count), patience)
}, patience.timeout)

afterAll(() => running?.stop())

it('are replaced one by one without a failed request, and once more where that is asked meanwhile', async () => {
  const seen = new Set(await childrenOf(pid))
  let isOver = false
  let answered = 0
  const visitor = async (path: string) => {
    while (!isOver) {
      const answer = await fetch(site + path)
      expect(answer.status).toBe(200)
      await answer.text()
      answered += 1
    }
  }
  const visitors = ['/', '/about', '/booking', '/favicon.svg', '/', '/contact'].map(visitor)
  const replaced = async () => {
    process.kill(pid, 'SIGUSR2')
    await vi.waitFor(async () => expect(await childrenOf(pid)).toHaveLength(count + 1), patience)
    process.kill(pid, 'SIGUSR2')
    await expect
      .poll(async () => {
        const now = await childrenOf(pid)
        for (const child of now) seen.add(child)
        return seen.size === 3 * count && now.length === count
      }, patience)
      .toBe(true)
    isOver = true
  }
  await Promise.all([replaced(), ...visitors])
  expect(answered).toBeGreaterThan(visitors.length)
})

it('are started anew where one is killed', async () => {
  const [first] = await childrenOf(pid)
  process.kill(first!, 'SIGKILL')
  await expect
    .poll(async () => {
      const now = await childrenOf(pid)
      return now.length === count && !now.includes(first!)
    }, patience)
    .toBe(true)
  expect((await fetch(`${site}/about`)).status).toBe(200)
})

it('are measured together, each by its number', async () => {
  await vi.waitFor(async () => {
    // Over connections of their own, which go to the processes in turns.
    for (let asked = 0; asked < 4; asked += 1) await sendBytes(site, request)
    const said = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const numbers = said.match(/(?<=^http_requests_total\{.*route="\/about".*process=")\d+/gm)
    expect(new Set(numbers).size).toBe(count)
    expect(said.match(/^saaf_database_up\{process="\d+"\} 1$/gm)).toHaveLength(count)
  }, patience)
})

it('answer what a proxy sends on an idle connection while they end', async () => {
  // Of a proxy, which keeps its connections.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${site}/about`, { agent }, (answer) =>
        answer.resume().on('end', () => resolve(answer)),
      ).once('error', reject)
    })
  expect((await ask()).headers.connection).toBe('keep-alive')
  process.kill(pid, 'SIGTERM')
  // Idle in between, but never as long as the server keeps an idle connection; a new one would be refused.
  await vi.waitFor(
    async () => {
      const { statusCode, headers } = await ask()
      expect([statusCode, headers.connection]).toEqual([200, 'close'])
    },
    { timeout: patience.timeout, interval: 500 },
  )
  agent.destroy()
})

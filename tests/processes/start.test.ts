import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openDayFromNow } from '#tests/helpers/days.ts'
import { openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { secret } from '#tests/helpers/secret.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { type SpawnedProcess, startProgram, startScript } from '#tests/servers/spawned-process.ts'

const day = openDayFromNow(9)
let folder: string
let dataDir: string
let ports: { PORT: string; CMS_PORT: string }
const running = new Set<SpawnedProcess>()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'saaf-start-'))
  dataDir = path.join(folder, 'data')
  ports = { PORT: String(await getPort()), CMS_PORT: String(await getPort()) }
})

afterEach(async () => {
  for (const { child, exitCode } of running) {
    child.kill('SIGTERM')
    await exitCode
  }
  running.clear()
})

afterAll(async () => {
  // A new start and stop ends processes that a failed test left behind.
  const { child, exitCode, waitForOutput } = start()
  await waitForOutput(/^Ready$/m).catch(() => {})
  child.kill('SIGTERM')
  await exitCode
  await rm(folder, { recursive: true, force: true })
})

function start(variables: Record<string, string> = {}): SpawnedProcess {
  return track(startScript('scripts/start.ts', { variables: { ...settings(), ...variables } }))
}

const settings = () => ({ DATA_DIR: dataDir, SAMPLE_CONTENT: 'off', ...ports })

function track(started: SpawnedProcess): SpawnedProcess {
  running.add(started)
  return started
}

const stepLine = /^(\S+|Sample content) +\d+\.\d s$/

const allowedLines = [
  stepLine,
  /^(Site|Staff|CMS) +http:\/\/localhost:\d+(\/\w+)?$/,
  /^First sign-in: \S+ \/ \S+$/,
  /^(Ready)?$/,
]

/** Sorted, because either server may be ready first. */
function listCompletedSteps({ output }: SpawnedProcess): string[] {
  const names = output()
    .split('\n')
    .flatMap((line) => stepLine.exec(line)?.[1] ?? [])
  return names.sort()
}

async function readStartError(variables: Record<string, string>): Promise<string> {
  const { exitCode, output } = start(variables)
  expect(await exitCode).toBe(1)
  const message = output().trim()
  expect(message.split('\n'), message).toHaveLength(1)
  return message
}

async function bookOnce(): Promise<string> {
  const site = `http://127.0.0.1:${ports.PORT}`
  const response = await postBooking(site, {
    ...(await openBookingForm(site)),
    serviceType: 'laundry',
    date: day,
    time: '11AM-1PM',
    name: 'Asha',
    phone: '9876543210',
    address: 'Hill Road',
    requestKey: '4b1a4d2e-6a53-4cb3-9c1c-7e0d5c7c9f10',
  })
  return response.headers.get('Location') ?? `no booking: ${response.status}`
}

it('creates a first admin once, stops cleanly, and keeps data for the next start', async () => {
  const variables = { DATA_DIR: path.join(folder, 'first'), SAMPLE_CONTENT: 'on' }
  const first = start(variables)
  expect(await first.waitForOutput(/^Ready$/m)).toMatch(
    /^First sign-in: admin@example\.com \/ \S+$/m,
  )
  const steps = ['CMS', 'Database', 'Sample content', 'Site', 'Tables']
  expect(listCompletedSteps(first)).toEqual(steps)
  const booked = await bookOnce()
  expect(booked).toMatch(/booked=[0-9A-F]{8}/)
  const notAllowed = await fetch(`http://127.0.0.1:${ports.PORT}/about`, { method: 'POST' })
  expect(notAllowed.status).toBe(405)
  first.child.kill('SIGTERM')
  expect(await first.exitCode).toBe(0)

  const second = start(variables)
  expect(await second.waitForOutput(/^Ready$/m)).not.toMatch(/First sign-in/)
  expect(listCompletedSteps(second)).toEqual(['CMS', 'Database', 'Site'])
  // The same request key returns the first booking.
  expect(await bookOnce()).toBe(booked)

  for (const { output } of [first, second]) {
    const lines = output().split('\n')
    expect(lines.filter((line) => !allowedLines.some((pattern) => pattern.test(line)))).toEqual([])
  }
})

it('prints all output with VERBOSE=1, listens only on HOST, and stops when npm gets SIGTERM', async () => {
  const variables = { ...settings(), VERBOSE: '1', HOST: '127.0.0.1' }
  const npm = track(startProgram('npm', ['start'], { variables }))
  expect(await npm.waitForOutput(/^Ready$/m)).toMatch(/Next\.js/)
  for (const port of Object.values(ports)) {
    await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow('fetch failed')
  }
  npm.child.kill('SIGTERM')
  expect(await npm.exitCode).toBe(0)
  for (const port of Object.values(ports)) {
    const server = createServer().listen(Number(port))
    await once(server, 'listening')
    server.close()
  }
})

it('refuses a second start on the same data and leaves the first running', async () => {
  const first = start()
  await first.waitForOutput(/^Ready$/m)
  const otherPorts = { PORT: String(await getPort()), CMS_PORT: String(await getPort()) }
  expect(await readStartError(otherPorts)).toMatch(/already running/)
  expect((await fetch(`http://127.0.0.1:${ports.PORT}/healthz`)).status).toBe(200)
})

it('recovers after SIGKILL', async () => {
  const first = start()
  await first.waitForOutput(/^Ready$/m)
  const booked = await bookOnce()
  first.child.kill('SIGKILL')
  await first.exitCode
  expect(existsSync(path.join(dataDir, 'postgres/data/postmaster.pid'))).toBe(true)

  const second = start()
  await second.waitForOutput(/^Ready$/m)
  expect(await bookOnce()).toBe(booked)
})

it('restarts PostgreSQL after it stops unexpectedly', async () => {
  const first = start()
  await first.waitForOutput(/^Ready$/m)
  const booked = await bookOnce()
  const pidFile = await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')
  // Closes all connections at once, as a full disk does.
  process.kill(Number(pidFile.split('\n')[0]), 'SIGQUIT')
  await first.waitForOutput(/^The bundled PostgreSQL stopped unexpectedly\. .+\/server\.log\./m)
  await first.waitForOutput(/^The bundled PostgreSQL is running again\.$/m)
  await expect.poll(bookOnce, waitOptions).toBe(booked)
  const otherPorts = { PORT: String(await getPort()), CMS_PORT: String(await getPort()) }
  expect(await readStartError(otherPorts)).toMatch(/already running/)
  first.child.kill('SIGTERM')
  expect(await first.exitCode).toBe(0)
  expect(existsSync(path.join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
})

it('names the port that is taken', async () => {
  const server = createServer().listen(Number(ports.PORT))
  const message = await readStartError({})
  server.close()
  expect(message).toMatch(new RegExp(`^Port ${ports.PORT} is taken .* set PORT`))
})

it('rejects the same port for PORT and CMS_PORT', async () => {
  expect(await readStartError({ CMS_PORT: ports.PORT })).toMatch(/^PORT and CMS_PORT are both/)
})

it('requires PAYLOAD_SECRET with an external database', async () => {
  expect(await readStartError({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toMatch(
    /^PAYLOAD_SECRET must be set/,
  )
})

it('reports an unreachable database without its password', async () => {
  const message = await readStartError({
    DATABASE_URL: 'postgres://saaf:db-password@127.0.0.1:1/none',
    PAYLOAD_SECRET: secret,
  })
  expect(message).toMatch(/^The database at 127\.0\.0\.1:1\/none cannot be reached/)
  expect(message).not.toContain('db-password')
})

it('names an invalid setting', async () => {
  expect(await readStartError({ SITE_URL: 'nonsense' })).toMatch(
    /^SITE_URL must be a web address such as/,
  )
})

it('warns about a weak ADMIN_PASSWORD before it builds or creates tables', async () => {
  const started = start({ DATA_DIR: path.join(folder, 'weak'), ADMIN_PASSWORD: 'password123' })
  expect(await started.waitForOutput(/^ADMIN_PASSWORD is easy to guess.*$/m)).not.toMatch(
    /^(Build|Tables)/m,
  )
  started.child.kill('SIGTERM')
  await started.exitCode
})

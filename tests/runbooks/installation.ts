import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { expect, vi } from 'vitest'
import { startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { admin } from '#tests/helpers/accounts/accounts.ts'
import { queryOnce } from '#tests/helpers/database/query-once.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { createDataDir } from '#tests/servers/data-dir.ts'
import { type MailServer, startMailServer } from '#tests/servers/mail-server.ts'
import { type SpawnedProcess, startScript } from '#tests/servers/spawned-process.ts'
import { runInShell } from './runbook.ts'

/**
 * As `npm start` runs it, with its own folder, ports and mail server. Changes of `variables` apply
 * at the next start, as in `.env`.
 */
export class Installation {
  readonly folder: string
  readonly mailServer: MailServer
  readonly variables: Record<string, string>
  #process: SpawnedProcess | null = null
  #form: Record<string, string> | null = null

  private constructor(folder: string, mailServer: MailServer, variables: Record<string, string>) {
    this.folder = folder
    this.mailServer = mailServer
    this.variables = variables
  }

  static async create(makeFolder = makeTemporaryFolder): Promise<Installation> {
    const folder = await makeFolder()
    const dataDir = await createDataDir(folder)
    const mailServer = await startMailServer()
    return new Installation(folder, mailServer, {
      DATA_DIR: dataDir,
      PORT: String(await getPort()),
      CMS_PORT: String(await getPort()),
      METRICS_PORT: String(await getPort()),
      CMS_METRICS_PORT: String(await getPort()),
      SMTP_URL: mailServer.url,
      RATE_LIMITS: 'off',
    })
  }

  get dataDir() {
    return this.variables.DATA_DIR!
  }

  get site() {
    return `http://localhost:${this.variables.PORT}`
  }

  get cms() {
    return `http://localhost:${this.variables.CMS_PORT}`
  }

  get process(): SpawnedProcess {
    return this.#process!
  }

  async start(): Promise<void> {
    // A new secret invalidates the form stamp.
    this.#form = null
    this.#process = startScript('scripts/start.ts', { variables: this.variables })
    await this.#process.waitForOutput(/^Ready$/m)
  }

  async stop(): Promise<number | null> {
    this.#process?.child.kill('SIGTERM')
    return this.#process?.exitCode ?? null
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  async remove(): Promise<void> {
    await this.stop()
    await this.mailServer.stop()
    await rm(this.folder, { recursive: true, force: true })
  }

  async run(command: string): Promise<string> {
    const { PORT, CMS_PORT, DATA_DIR } = this.variables
    const adapted = command
      .replaceAll('localhost:3000', `localhost:${PORT}`)
      .replaceAll('localhost:3001', `localhost:${CMS_PORT}`)
      .replaceAll(/(?<=^|\s|>)\.data\b/g, DATA_DIR!)
    const { code, output } = await runInShell(adapted, this.variables)
    expect(code, `${adapted}\n${output}`).toBe(0)
    return output
  }

  async book(changes: Record<string, string> = {}) {
    this.#form ??= await openBookingForm(this.site)
    const response = await postBooking(this.site, { ...this.#form, ...bookingFields(changes) })
    const location = response.headers.get('Location') ?? ''
    return {
      status: response.status,
      html: await response.text(),
      reference: /booked=([0-9A-F]{8})/.exec(location)?.[1] ?? null,
    }
  }

  bookWithRetries(changes: Record<string, string>): Promise<string> {
    const isBooked = async () => (await this.book(changes)).reference
    return vi.waitUntil(isBooked, waitOptions)
  }

  async signIn(account: { email: string; password: string } = admin): Promise<string | null> {
    const response = await fetch(`${this.site}/admin/login`, {
      method: 'POST',
      body: new URLSearchParams({ email: account.email, password: account.password }),
      headers: { Origin: this.site },
      redirect: 'manual',
    })
    if (response.status !== 302) return null
    const cookies = response.headers.getSetCookie()
    return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
  }

  sessionInit(cookie: string) {
    return { headers: { Cookie: cookie, Origin: this.cms }, redirect: 'manual' as const }
  }

  async fetchHealthStatus(): Promise<number> {
    return (await fetch(`${this.site}/healthz`)).status
  }

  async readMetric(name: string): Promise<number> {
    const metrics = await (
      await fetch(`http://127.0.0.1:${this.variables.CMS_METRICS_PORT}/metrics`)
    ).text()
    return Number(new RegExp(`^${name} (.+)$`, 'm').exec(metrics)?.[1])
  }

  async query<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const databaseUrl =
      this.variables.DATABASE_URL ??
      (await startEmbeddedPostgres({ folder: path.join(this.dataDir, 'postgres') })).url
    return queryOnce<Row>(databaseUrl, statement, values)
  }

  async readReferences(): Promise<string[]> {
    const rows = await this.query<{ reference: string }>('SELECT reference FROM bookings')
    return rows.map(({ reference }) => reference)
  }
}

export function makeTemporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'saaf-runbook-'))
}

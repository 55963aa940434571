import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { admin, staff } from '#tests/helpers/accounts/accounts.ts'
import { queryOnce } from '#tests/helpers/database/query-once.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/helpers/http/booking-form.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { type MailServer, startMailServer } from '#tests/servers/mail-server.ts'
import { startSystem, type System } from '#tests/servers/system.ts'

const createSecret = (prefix: string) => `${prefix}-${randomBytes(12).toString('hex')}`

const secrets: Record<string, string> = {
  PAYLOAD_SECRET: createSecret('payload'),
  'password of the mail server': createSecret('smtp'),
  S3_ACCESS_KEY_ID: createSecret('s3key'),
  S3_SECRET_ACCESS_KEY: createSecret('s3secret'),
  'a wrong password': createSecret('typed'),
  'the password of the accounts': staff.password,
}

let running: System
let mail: MailServer
const responses: { url: string; status: number; body: string }[] = []

beforeAll(async () => {
  mail = await startMailServer()
  mail.requirePassword(randomUUID())
  const { port } = new URL(mail.url)
  running = await startSystem({
    siteCount: 1,
    settings: {
      LOG_LEVEL: 'debug',
      PAYLOAD_SECRET: secrets.PAYLOAD_SECRET!,
      SMTP_URL: `smtp://saaf:${secrets['password of the mail server']}@127.0.0.1:${port}`,
      S3_BUCKET: `saaf-${randomUUID()}`,
      // Nothing listens here.
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: secrets.S3_ACCESS_KEY_ID!,
      S3_SECRET_ACCESS_KEY: secrets.S3_SECRET_ACCESS_KEY!,
    },
  })
  secrets['password of the database'] = new URL(running.databaseUrl).password
}, waitOptions.timeout)

afterAll(async () => {
  await running?.stop()
  await mail?.stop()
})

async function record(url: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(url, {
    redirect: 'manual',
    ...init,
    signal: AbortSignal.timeout(waitOptions.timeout),
  })
  const location = response.headers.get('Location') ?? ''
  responses.push({
    url,
    status: response.status,
    body: location + (await response.text()),
  })
  return response.status
}

/** Does not record the response, which may contain secrets. */
async function callApi<Body>(path: string, token: string | null, body?: object) {
  const response = await fetch(`${running.cms}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `JWT ${token}` }),
    },
    body: body && JSON.stringify(body),
  })
  return (await response.json()) as Body
}

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})
const form = (fields: Record<string, string>, Cookie = ''): RequestInit => ({
  method: 'POST',
  headers: { Cookie },
  body: new URLSearchParams(fields),
})

const query = <Row extends object>(statement: string) =>
  queryOnce<Row>(running.databaseUrl, statement)

async function createSecrets() {
  const [site] = running.sites
  const { token } = await callApi<{ token: string }>('users/login', null, admin)
  const { key } = await callApi<{ key: string }>('users/two-factor/begin', token, {
    password: admin.password,
  })
  const totpKey = key.replaceAll(' ', '')
  const { recoveryCodes } = await callApi<{ recoveryCodes: string[] }>(
    'users/two-factor/confirm',
    token,
    { code: new TOTP({ secret: totpKey }).generate() },
  )
  await record(`${running.cms}/api/users/forgot-password`, json({ email: staff.email }))
  // The CMS stores the link after it responds.
  await vi.waitFor(async () => {
    const queued = await query(`SELECT id FROM emails WHERE kind = 'password-reset'`)
    expect(queued).toHaveLength(1)
  }, waitOptions)
  const resetToken = createSecret('reset')
  await query(`
    UPDATE users SET reset_password_token = '${resetToken}',
      reset_password_expiration = now() + interval '1 hour' WHERE email = '${staff.email}'`)
  const [account] = await query<{ hash: string; salt: string }>('SELECT hash, salt FROM users')
  const [twoFactor] = await query<{ key: string }>('SELECT key FROM two_factor')
  const booked = await postBooking(site!, {
    ...(await openBookingForm(site!)),
    ...bookingFields(),
  })
  const manageKey = new URL(booked.headers.get('Location')!, site).searchParams.get('manage')!
  Object.assign(secrets, {
    'a session': token,
    'a two-factor key': totpKey,
    'the stored two-factor key': twoFactor!.key,
    'a recovery code': recoveryCodes[0]!.replaceAll(' ', ''),
    'a password reset token': resetToken,
    'the key of a manage link': manageKey,
    'the hash of a password': account!.hash,
    'the salt of a password': account!.salt,
  })
  return { token, resetToken, manageKey, recoveryCode: recoveryCodes[0]! }
}

it('leaks no secret in logs, responses or errors', async () => {
  const [site] = running.sites
  const { cms } = running
  const { token, resetToken, manageKey, recoveryCode } = await createSecrets()
  const wrongPassword = secrets['a wrong password']!
  const session = `payload-token=${token}`
  const asAdmin = { headers: { Authorization: `JWT ${token}` } }

  const requestAll = async () => {
    await record(`${site}/admin/login`, form({ email: admin.email, password: wrongPassword }))
    // The form asks for a code and must not return the password.
    await record(`${site}/admin/login`, form({ email: admin.email, password: admin.password }))
    await record(
      `${site}/admin/login`,
      form({ email: staff.email, password: wrongPassword, code: recoveryCode }),
    )
    await record(`${cms}/api/users/login`, json({ email: admin.email, password: wrongPassword }))
    await record(
      `${cms}/api/users/login`,
      json({ email: staff.email, password: { $ne: wrongPassword } }),
    )
    await record(`${cms}/api/users/login`, { ...json({}), body: `{"password":"${wrongPassword}"` })
    await record(`${cms}/api/users/reset-password`, json({ token: resetToken, password: 'short' }))
    await record(`${cms}/api/users`, asAdmin)
    await record(`${cms}/api/users?where[hash][like]=a`, asAdmin)
    await record(`${cms}/api/users?where[resetPasswordToken][exists]=true`, asAdmin)
    await record(`${cms}/api/access`, asAdmin)
    await record(`${cms}/api/nowhere/${randomUUID()}`, asAdmin)
    await record(`${cms}/api/activities`, asAdmin)
    await record(`${cms}/cms/account`, { headers: { Cookie: session } })
    await record(`${site}/admin/dashboard`, { headers: { Cookie: session } })
    await record(`${site}/admin/activity`, { headers: { Cookie: session } })
    await record(`${site}/admin/bookings/nowhere`, form({ intent: 'undo' }, session))
    await record(`${site}/media/nowhere.webp`)
    // Part of the key, because links to the other languages repeat the path.
    await record(`${site}/booking/manage/${manageKey.slice(1)}`)
    await record(`${site}/`)
    await record(`${site}/healthz`)
    await record(`${cms}/healthz`)
  }
  await requestAll()
  // The mail server has received its password and refused a mail.
  await vi.waitFor(async () => {
    const [mail] = await query('SELECT id FROM emails WHERE last_error IS NOT NULL')
    expect(mail).toBeDefined()
  }, waitOptions)
  await record(`${cms}/api/emails?where[lastError][exists]=true&select[lastError]=true`, asAdmin)

  await running.setDatabaseOffline(true)
  await requestAll()
  // These URLs contain secrets, and now the requests fail.
  await fetch(`${site}/booking/manage/${manageKey}`)
  await fetch(`${cms}/cms/reset/${resetToken}`)
  await running.setDatabaseOffline(false)
  await vi.waitFor(async () => expect(await record(`${cms}/healthz`)).toBe(200), waitOptions)
  expect(responses.some(({ status }) => status >= 500)).toBe(true)

  await running.stop()
  const processes = [...running.processes.sites, running.processes.cms]
  const logs = processes.map(({ stdout, stderr }) => stdout() + stderr())
  for (const log of logs) expect(log).toContain('"level"')
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(8)
    for (const log of logs) expect(linesWith(log, secret), `${name} in a log`).toEqual([])
    const leaks = responses.filter(({ body }) => body.includes(secret))
    expect(
      leaks.map(({ url }) => url),
      `${name} in a response`,
    ).toEqual([])
  }
}, 240_000)

const linesWith = (log: string, secret: string) =>
  log.split('\n').filter((line) => line.includes(secret))

/** Only server code has these names. */
const settingNames = ['PAYLOAD_SECRET', 'S3_SECRET_ACCESS_KEY', 'ADMIN_PASSWORD', 'ALERT_SMTP_URL']

it.each(['build/client', 'cms/.next/static'])(
  'sends no server settings to browsers: %s',
  async (folder) => {
    const files = await readdir(folder, { recursive: true })
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    for (const script of scripts) {
      const text = await readFile(path.join(folder, script), 'utf8')
      for (const name of settingNames)
        expect(text.includes(name), `${name} in ${script}`).toBe(false)
    }
  },
)

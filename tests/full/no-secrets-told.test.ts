import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { TOTP } from 'otpauth'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { admin, staff } from '#tests/setup/accounts.ts'
import { bookingFields, openBookingForm, postBooking } from '#tests/setup/booking-form.ts'
import { setAway } from '#tests/setup/database-away.ts'
import { patience } from '#tests/setup/patience.ts'
import { askOnce } from '#tests/systems/ask-once.ts'
import { type MailServer, startMailServer } from '#tests/systems/mail-server.ts'
import { onDatabase, sampleDatabaseName } from '#tests/systems/prepared-system.ts'
import { startSystem, type System } from '#tests/systems/system.ts'

// The production build, which `npm test` has made before.

const marked = (what: string) => `${what}-${randomBytes(12).toString('hex')}`

/** Everything that nobody may read in a log, in a page or in an error, by what it is. */
const secrets: Record<string, string> = {
  PAYLOAD_SECRET: marked('payload'),
  'password of the mail server': marked('smtp'),
  S3_ACCESS_KEY_ID: marked('s3key'),
  S3_SECRET_ACCESS_KEY: marked('s3secret'),
  CDN_PURGE_HEADER: marked('cdn'),
  'a wrong password': marked('typed'),
  'a password in a form of staff': staff.password,
}

let running: System
let mail: MailServer
/** All that anybody was answered who was not to be told. */
const answers: { asked: string; status: number; said: string }[] = []

beforeAll(async () => {
  mail = await startMailServer()
  // So that each mail fails.
  mail.requirePassword(randomUUID())
  const { port } = new URL(mail.url)
  running = await startSystem({
    siteCount: 1,
    settings: {
      LOG_LEVEL: 'debug',
      PAYLOAD_SECRET: secrets.PAYLOAD_SECRET!,
      SMTP_URL: `smtp://saaf:${secrets['password of the mail server']}@127.0.0.1:${port}`,
      S3_BUCKET: `saaf-${randomUUID()}`,
      // Where nobody answers.
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: secrets.S3_ACCESS_KEY_ID!,
      S3_SECRET_ACCESS_KEY: secrets.S3_SECRET_ACCESS_KEY!,
      CDN_PURGE_URL: 'http://127.0.0.1:9',
      CDN_PURGE_HEADER: `Authorization: Bearer ${secrets.CDN_PURGE_HEADER}`,
    },
  })
  secrets['password of the database'] = new URL(running.databaseUrl).password
}, patience.timeout)

afterAll(async () => {
  await running?.stop()
  await mail?.stop()
})

/** Asks for something, whose answer must tell nothing. */
async function ask(address: string, init: RequestInit = {}): Promise<number> {
  const answer = await fetch(address, {
    redirect: 'manual',
    ...init,
    signal: AbortSignal.timeout(patience.timeout),
  })
  const location = answer.headers.get('Location') ?? ''
  answers.push({ asked: address, status: answer.status, said: location + (await answer.text()) })
  return answer.status
}

/** The same, where the answer is for whoever it is told to. */
async function askFor<Answer>(path: string, token: string | null, body?: object) {
  const answer = await fetch(`${running.cms}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `JWT ${token}` }),
    },
    body: body && JSON.stringify(body),
  })
  return (await answer.json()) as Answer
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

const onOwnDatabase = <Row extends object>(question: string) =>
  askOnce<Row>(running.databaseUrl, question)

async function setDatabaseAway(isAway: boolean) {
  const client = new Client({ connectionString: onDatabase(running.databaseUrl, 'template1') })
  await client.connect()
  await setAway(client, sampleDatabaseName, isAway)
  await client.end()
}

/** Of what people hold: a session, a second step, a link to a new password, a link to a booking. */
async function handOutSecrets() {
  const [site] = running.sites
  const { token } = await askFor<{ token: string }>('users/login', null, admin)
  const { key } = await askFor<{ key: string }>('users/second-step/begin', token, {
    password: admin.password,
  })
  const totpKey = key.replaceAll(' ', '')
  const { recoveryCodes } = await askFor<{ recoveryCodes: string[] }>(
    'users/second-step/confirm',
    token,
    { code: new TOTP({ secret: totpKey }).generate() },
  )
  await ask(`${running.cms}/api/users/forgot-password`, json({ email: staff.email }))
  // The CMS stores the link after it has answered.
  await vi.waitFor(async () => {
    const queued = await onOwnDatabase(`SELECT id FROM emails WHERE kind = 'password-reset'`)
    expect(queued).toHaveLength(1)
  }, patience)
  const resetToken = marked('reset')
  await onOwnDatabase(`
    UPDATE users SET reset_password_token = '${resetToken}',
      reset_password_expiration = now() + interval '1 hour' WHERE email = '${staff.email}'`)
  const [account] = await onOwnDatabase<{ hash: string; salt: string }>(
    'SELECT hash, salt FROM users',
  )
  const [step] = await onOwnDatabase<{ key: string }>('SELECT key FROM second_steps')
  const booked = await postBooking(site!, {
    ...(await openBookingForm(site!)),
    ...bookingFields(),
  })
  const manageKey = new URL(booked.headers.get('Location')!, site).searchParams.get('manage')!
  Object.assign(secrets, {
    'a session': token,
    'the key of a second step': totpKey,
    'that key as it is stored': step!.key,
    'a recovery code': recoveryCodes[0]!.replaceAll(' ', ''),
    'a link to a new password': resetToken,
    'a link to a booking': manageKey,
    'the hash of a password': account!.hash,
    'the salt of a password': account!.salt,
  })
  return { token, resetToken, manageKey, recoveryCode: recoveryCodes[0]! }
}

it('no log, no answer and no error tells a secret, whatever goes wrong', async () => {
  const [site] = running.sites
  const { cms } = running
  const { token, resetToken, manageKey, recoveryCode } = await handOutSecrets()
  const wrong = secrets['a wrong password']!
  const session = `payload-token=${token}`
  const asStaff = { headers: { Authorization: `JWT ${token}` } }

  const everything = async () => {
    await ask(`${site}/admin/login`, form({ email: admin.email, password: wrong }))
    // What was typed is not sent back, and the code is asked for.
    await ask(`${site}/admin/login`, form({ email: admin.email, password: admin.password }))
    await ask(
      `${site}/admin/login`,
      form({ email: staff.email, password: wrong, code: recoveryCode }),
    )
    await ask(`${cms}/api/users/login`, json({ email: admin.email, password: wrong }))
    await ask(`${cms}/api/users/login`, json({ email: staff.email, password: { $ne: wrong } }))
    await ask(`${cms}/api/users/login`, { ...json({}), body: `{"password":"${wrong}"` })
    await ask(`${cms}/api/users/reset-password`, json({ token: resetToken, password: 'short' }))
    await ask(`${cms}/api/users`, asStaff)
    await ask(`${cms}/api/users?where[hash][like]=a`, asStaff)
    await ask(`${cms}/api/users?where[resetPasswordToken][exists]=true`, asStaff)
    await ask(`${cms}/api/access`, asStaff)
    await ask(`${cms}/api/nowhere/${randomUUID()}`, asStaff)
    await ask(`${cms}/api/activities`, asStaff)
    await ask(`${cms}/cms/account`, { headers: { Cookie: session } })
    await ask(`${site}/admin/dashboard`, { headers: { Cookie: session } })
    await ask(`${site}/admin/activity`, { headers: { Cookie: session } })
    await ask(`${site}/admin/bookings/nowhere`, form({ to: 'confirmed' }, session))
    await ask(`${site}/media/nowhere.webp`)
    await ask(`${site}/booking/manage/${manageKey}x`)
    await ask(`${site}/`)
    await ask(`${site}/healthz`)
    await ask(`${cms}/healthz`)
  }
  await everything()
  // The mail of the booking was refused, by a server that was told the password.
  await vi.waitFor(async () => {
    const [mail] = await onOwnDatabase('SELECT id FROM emails WHERE last_error IS NOT NULL')
    expect(mail).toBeDefined()
  }, patience)
  await ask(`${cms}/api/emails?where[lastError][exists]=true&select[lastError]=true`, asStaff)

  await setDatabaseAway(true)
  await everything()
  // Whose links fail now: what they open with stands in their address.
  await fetch(`${site}/booking/manage/${manageKey}`)
  await fetch(`${cms}/cms/reset/${resetToken}`)
  await setDatabaseAway(false)
  await vi.waitFor(async () => expect(await ask(`${cms}/healthz`)).toBe(200), patience)
  expect(answers.some(({ status }) => status >= 500)).toBe(true)

  // Ended, so that all of it is written.
  await running.stop()
  const processes = [...running.processes.sites, running.processes.cms]
  const logs = processes.map(({ said, complained }) => said() + complained())
  for (const log of logs) expect(log).toContain('"level"')
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret.length, what).toBeGreaterThan(8)
    for (const log of logs) expect(linesWith(log, secret), `${what}, in a log`).toEqual([])
    const told = answers.filter(({ said }) => said.includes(secret))
    expect(
      told.map(({ asked }) => asked),
      `${what}, in an answer`,
    ).toEqual([])
  }
}, 240_000)

const linesWith = (log: string, secret: string) =>
  log.split('\n').filter((line) => line.includes(secret))

/** Which only the servers know of: where one of these names is, the module of the settings is. */
const settings = ['PAYLOAD_SECRET', 'S3_SECRET_ACCESS_KEY', 'ADMIN_PASSWORD', 'ALERT_SMTP_URL']

it.each(['build/client', 'cms/.next/static'])(
  'browsers are sent no settings: %s',
  async (folder) => {
    const files = await readdir(folder, { recursive: true })
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    for (const script of scripts) {
      const text = await readFile(path.join(folder, script), 'utf8')
      for (const name of settings) expect(text.includes(name), `${name} in ${script}`).toBe(false)
    }
  },
)

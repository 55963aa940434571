import { handleEndpoints } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contactMessages } from '#business/words/contact-messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import type { User } from '#payload-types.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { person, rest } from '#tests/access/doors.ts'
import { testPayload, userWithRole } from '#tests/setup/database.ts'
import { openShop, outbox, work } from '#tests/setup/outbox.ts'
import { patience } from '#tests/setup/patience.ts'
import type { MailServer } from '#tests/systems/mail-server.ts'

const payload = await testPayload()
const strong = 'marigold awning ink'
let mailServer: MailServer

beforeEach(async () => {
  mailServer = await openShop(payload)
})

afterEach(() => mailServer.stop())

function requestReset(body: object) {
  const request = new Request('http://localhost:3001/api/users/forgot-password', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
  return handleEndpoints({ config, request })
}

const expectQueued = (to: string) =>
  vi.waitFor(async () => expect(await outbox(payload)).toMatchObject([{ to }]), patience)

async function receiveLink(email: string): Promise<string> {
  await requestReset({ email })
  await expectQueued(email)
  await work(payload)
  const { html, text } = mailServer.received.at(-1)!
  const [, token] = new RegExp(`"${environment.cmsUrl}/cms/reset/(\\w+)"`).exec(html ?? '')!
  expect(text).toContain(`${environment.cmsUrl}/cms/reset/${token}`)
  return token!
}

const resetWith = (token: string) =>
  rest<{ token: string }>(
    null,
    'POST',
    'users/reset-password',
    JSON.stringify({ token, password: strong }),
  )

it('mails the owner a link that sets the password', async () => {
  const { email } = await userWithRole(payload, 'admin')
  const { token } = await resetWith(await receiveLink(email))
  expect(mailServer.received).toMatchObject([
    { recipients: [email], subject: staffMessages.accountMails.passwordReset.subject },
  ])
  const { user } = await rest<{ user: User | null }>(token, 'GET', 'users/me')
  expect(user?.email).toBe(email)
})

it('accepts the form of the CMS page', async () => {
  const { email } = await userWithRole(payload, 'editor')
  const body = new FormData()
  body.set('_payload', JSON.stringify({ email }))
  const url = 'http://localhost:3001/api/users/forgot-password'
  const answer = await handleEndpoints({
    config,
    request: new Request(url, { method: 'POST', body }),
  })
  expect(answer.status).toBe(200)
  await expectQueued(email)
})

it('hides the token from staff who read the outbox', async () => {
  const { email } = await userWithRole(payload, 'admin')
  const token = await receiveLink(email)
  const { rows } = await postgresOf(payload).pool.query('SELECT * FROM emails')
  expect(rows).toMatchObject([{ kind: 'password-reset', status: 'sent' }])
  expect(JSON.stringify(rows)).toContain('/cms/reset/{token}')
  expect(JSON.stringify(rows)).not.toContain(token)
  const { doors } = await person(payload, 'staff')
  expect(JSON.stringify(await doors.REST.find('emails', {}))).not.toContain(token)
})

it('gives the same response for an unknown address, without an email', async () => {
  const { email } = await userWithRole(payload, 'staff')
  const unknown = await requestReset({ email: 'nobody@saaf.example' })
  const known = await requestReset({ email })
  expect(unknown.status).toBe(200)
  expect([unknown.status, await unknown.text(), [...unknown.headers]]).toEqual([
    known.status,
    await known.text(),
    [...known.headers],
  ])
  await expectQueued(email)
})

it('responds without waiting for a locked account', async () => {
  const { id, email } = await userWithRole(payload, 'staff')
  const other = await postgresOf(payload).pool.connect()
  try {
    await other.query('BEGIN')
    await other.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id])
    expect((await requestReset({ email })).status).toBe(200)
    expect(await outbox(payload)).toEqual([])
    await other.query('COMMIT')
  } finally {
    other.release()
  }
  await expectQueued(email)
})

it('sends the same link again after the mail server refused it', async () => {
  vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
  const { email } = await userWithRole(payload, 'staff')
  await requestReset({ email })
  await expectQueued(email)
  mailServer.refuseWith('Try again later')
  await work(payload)
  mailServer.refuseWith(null)
  await work(payload)
  const [, token] = /reset\/(\w+)/.exec(mailServer.received.at(-1)!.text!)!
  await expect(resetWith(token!)).resolves.toHaveProperty('token')
  vi.restoreAllMocks()
})

it('drops a link that was used before delivery', async () => {
  const { email } = await userWithRole(payload, 'staff')
  await requestReset({ email })
  await expectQueued(email)
  await postgresOf(payload).pool.query('UPDATE users SET reset_password_token = NULL')
  await work(payload)
  expect(mailServer.received).toEqual([])
  expect(await outbox(payload)).toMatchObject([
    { status: 'dropped', lastError: staffMessages.mail.noLongerNeeded },
  ])
})

it.each([{}, { email: '' }, { email: 5 }, { email: { like: '' } }])(
  'refuses a request without an address: %j',
  async (body) => {
    const answer = await requestReset(body)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(contactMessages.emailRequired)
  },
)

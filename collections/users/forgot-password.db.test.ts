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

function ask(body: object) {
  const request = new Request('http://localhost:3001/api/users/forgot-password', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
  return handleEndpoints({ config, request })
}

/** Until the mail is queued, which happens after the answer. */
const expectQueued = (to: string) =>
  vi.waitFor(async () => expect(await outbox(payload)).toMatchObject([{ to }]), patience)

async function receiveLink(email: string): Promise<string> {
  await ask({ email })
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

it('takes the form that the page of the CMS sends', async () => {
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

it('does not show the token to people who read the outbox', async () => {
  const { email } = await userWithRole(payload, 'admin')
  const token = await receiveLink(email)
  const { rows } = await postgresOf(payload).pool.query('SELECT * FROM emails')
  expect(rows).toMatchObject([{ kind: 'password-reset', status: 'sent' }])
  expect(JSON.stringify(rows)).toContain('/cms/reset/{token}')
  expect(JSON.stringify(rows)).not.toContain(token)
  const { doors } = await person(payload, 'staff')
  expect(JSON.stringify(await doors.REST.find('emails', {}))).not.toContain(token)
})

it('gives the same answer for an unknown address, and mails nothing there', async () => {
  const { email } = await userWithRole(payload, 'staff')
  const unknown = await ask({ email: 'nobody@saaf.example' })
  const known = await ask({ email })
  expect(unknown.status).toBe(200)
  expect([unknown.status, await unknown.text(), [...unknown.headers]]).toEqual([
    known.status,
    await known.text(),
    [...known.headers],
  ])
  await expectQueued(email)
})

it('answers without waiting for the account', async () => {
  const { id, email } = await userWithRole(payload, 'staff')
  const other = await postgresOf(payload).pool.connect()
  try {
    await other.query('BEGIN')
    await other.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id])
    expect((await ask({ email })).status).toBe(200)
    expect(await outbox(payload)).toEqual([])
    await other.query('COMMIT')
  } finally {
    other.release()
  }
  await expectQueued(email)
})

it('sends the same link again where the mail server refused the first try', async () => {
  vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
  const { email } = await userWithRole(payload, 'staff')
  await ask({ email })
  await expectQueued(email)
  mailServer.refuseWith('Try again later')
  await work(payload)
  mailServer.refuseWith(null)
  await work(payload)
  const [, token] = /reset\/(\w+)/.exec(mailServer.received.at(-1)!.text!)!
  await expect(resetWith(token!)).resolves.toHaveProperty('token')
  vi.restoreAllMocks()
})

it('sends no link that has been used in the meantime', async () => {
  const { email } = await userWithRole(payload, 'staff')
  await ask({ email })
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
    const answer = await ask(body)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(contactMessages.emailRequired)
  },
)

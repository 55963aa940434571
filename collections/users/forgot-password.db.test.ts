import { handleEndpoints } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contact } from '#business/words/en.ts'
import * as staffWords from '#business/words/staff.ts'
import { environment } from '#environment.ts'
import config from '#payload.config.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { callRestApi, createPerson } from '#tests/access/api-clients.ts'
import { readOutbox, resetBusiness, sendAllMails } from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'

const payload = await testPayload()
const strong = 'marigold awning ink'
let mailServer: MailServer

beforeEach(async () => {
  mailServer = await resetBusiness(payload)
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
  vi.waitFor(async () => expect(await readOutbox(payload)).toMatchObject([{ to }]), waitOptions)

async function receiveLink(email: string): Promise<string> {
  await requestReset({ email })
  await expectQueued(email)
  await sendAllMails(payload)
  const { html, text } = mailServer.received.at(-1)!
  const [, token] = new RegExp(`"${environment.cmsUrl}/cms/reset/(\\w+)"`).exec(html ?? '')!
  expect(text).toContain(`${environment.cmsUrl}/cms/reset/${token}`)
  return token!
}

const resetWith = (token: string) =>
  callRestApi<{ token: string }>(
    null,
    'POST',
    'users/reset-password',
    JSON.stringify({ token, password: strong }),
  )

it('mails the owner a link that sets the password', async () => {
  const { email } = await createUserWithRole(payload, 'admin')
  const { token } = await resetWith(await receiveLink(email))
  expect(mailServer.received).toMatchObject([
    { recipients: [email], subject: staffWords.accountMails.passwordReset.subject },
  ])
  const { user } = await callRestApi<{ user: User | null }>(token, 'GET', 'users/me')
  expect(user?.email).toBe(email)
})

it('greets the owner and ends with the signature of all mails', async () => {
  const { email, id } = await createUserWithRole(payload, 'staff')
  await payload.db.updateOne({ collection: 'users', id, data: { name: 'Meera' } })
  await payload.updateGlobal({
    slug: 'mail-texts',
    data: { signature: 'The Saaf family', _status: 'published' },
    overrideAccess: true,
  })
  await receiveLink(email)
  const { subject, introduction, closing } = staffWords.accountMails.passwordReset
  const { html, text } = mailServer.received.at(-1)!
  expect(html).toContain('lang="hi"')
  expect(text!.startsWith(`${subject}\n\nDear Meera,\n\n`)).toBe(true)
  const parts = [introduction.slice(0, 40), closing.slice(0, 40), 'The Saaf family']
  const positions = parts.map((part) => text!.indexOf(part))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

it('accepts the form of the CMS page', async () => {
  const { email } = await createUserWithRole(payload, 'editor')
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
  const { email } = await createUserWithRole(payload, 'admin')
  const token = await receiveLink(email)
  const { rows } = await getPostgres(payload).pool.query('SELECT * FROM emails')
  expect(rows).toMatchObject([{ kind: 'password-reset', status: 'sent' }])
  expect(JSON.stringify(rows)).toContain('/cms/reset/{token}')
  expect(JSON.stringify(rows)).not.toContain(token)
  const { clients } = await createPerson(payload, 'staff')
  expect(JSON.stringify(await clients.REST.find('emails', {}))).not.toContain(token)
})

it('gives the same response for an unknown address, without an email', async () => {
  const { email } = await createUserWithRole(payload, 'staff')
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
  const { id, email } = await createUserWithRole(payload, 'staff')
  const other = await getPostgres(payload).pool.connect()
  try {
    await other.query('BEGIN')
    await other.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [id])
    expect((await requestReset({ email })).status).toBe(200)
    expect(await readOutbox(payload)).toEqual([])
    await other.query('COMMIT')
  } finally {
    other.release()
  }
  await expectQueued(email)
})

it('sends the same link again after the mail server refused it', async () => {
  vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
  const { email } = await createUserWithRole(payload, 'staff')
  await requestReset({ email })
  await expectQueued(email)
  mailServer.rejectAllWith('Try again later')
  await sendAllMails(payload)
  mailServer.rejectAllWith(null)
  await sendAllMails(payload)
  const [, token] = /reset\/(\w+)/.exec(mailServer.received.at(-1)!.text!)!
  await expect(resetWith(token!)).resolves.toHaveProperty('token')
  vi.restoreAllMocks()
})

it('drops a link that was used before delivery', async () => {
  const { email } = await createUserWithRole(payload, 'staff')
  await requestReset({ email })
  await expectQueued(email)
  await getPostgres(payload).pool.query('UPDATE users SET reset_password_token = NULL')
  await sendAllMails(payload)
  expect(mailServer.received).toEqual([])
  expect(await readOutbox(payload)).toMatchObject([
    { status: 'dropped', lastError: staffWords.mail.linkExpired },
  ])
})

it.each([{}, { email: '' }, { email: 5 }, { email: { like: '' } }])(
  'refuses a request without an address: %j',
  async (body) => {
    const answer = await requestReset(body)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(contact.emailRequired)
  },
)

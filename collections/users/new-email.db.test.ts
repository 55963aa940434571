import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newEmailLimit } from '#business/accounts/sign-in-limits.ts'
import * as staffWords from '#business/words/staff.ts'
import config from '#payload.config.ts'
import { consumeRateLimits } from '#platform/limits/rate-limits.ts'
import { callRestApi, createPerson, type TestPerson } from '#tests/access/api-clients.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { readOutbox, resetBusiness, sendAllMails } from '#tests/helpers/bookings/outbox.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import type { MailServer } from '#tests/servers/mail-server.ts'

const payload = await testPayload()
const { confirmQuestion, confirmed, unusable, taken, tooOften } = staffWords.newEmail

let editor: TestPerson
let server: MailServer
let newEmail: string

beforeEach(async () => {
  server = await resetBusiness(payload)
  editor = await createPerson(payload, 'editor')
  newEmail = `${randomUUID()}@saaf.example`
})

afterEach(async () => {
  vi.useRealTimers()
  await server.stop()
})

const change = (email: string, by = editor) =>
  by.clients.REST.update('users', editor.user!.id, { email })

const readAccount = () =>
  payload.findByID({
    ...{ collection: 'users', id: editor.user!.id, overrideAccess: true, showHiddenFields: true },
  })

/** As the mail server received it. */
async function receiveLink(address: string): Promise<string> {
  await sendAllMails(payload)
  const source = server.received
    .map((mail) => JSON.stringify(mail))
    .filter((mail) => mail.includes(address))
  const text = source.join('').replaceAll(/=\\r\\n/g, '')
  return [...text.matchAll(/confirm-email\/([\w.-]+)/g)].at(-1)![1]!
}

const open = (token: string) => request('GET', token)
const confirm = (token: string) => request('POST', token)

async function request(method: string, token: string) {
  const url = `http://localhost:3001/api/users/confirm-email/${token}`
  const request = new Request(url, { method })
  const response = await handleEndpoints({ config, request })
  return { status: response.status, page: await response.text() }
}

const signIn = (email: string) =>
  callRestApi(null, 'POST', 'users/login', JSON.stringify({ email, password }))

it.each(['themselves', 'an admin'])(
  'changes an email by %s once the page of its link is confirmed',
  async (by) => {
    const { email } = editor.user!
    await change(newEmail, by === 'an admin' ? await createPerson(payload, 'admin') : editor)
    expect(await readAccount()).toMatchObject({ email, newEmail })
    await expect(signIn(newEmail)).rejects.toMatchObject({ status: 401 })
    await signIn(email)

    const token = await receiveLink(newEmail)
    // Mail scanners open links.
    const question = await open(token)
    expect(question).toMatchObject({ status: 200 })
    expect(question.page).toContain(confirmQuestion(newEmail))
    expect(await readAccount()).toMatchObject({ email, newEmail })

    const page = await confirm(token)
    expect(page).toMatchObject({ status: 200 })
    expect(page.page).toContain(confirmed(newEmail))
    expect(await readAccount()).toMatchObject({ email: newEmail, newEmail: null })
    await signIn(newEmail)
    await expect(signIn(email)).rejects.toMatchObject({ status: 401 })
    for (const again of [await confirm(token), await open(token)]) {
      expect(again.status).toBe(410)
      expect(again.page).toContain(unusable)
    }
  },
)

it('informs the old address, and shows the token to no reader of the outbox', async () => {
  const { email } = editor.user!
  await change(newEmail)
  const token = await receiveLink(newEmail)
  const mails = await readOutbox(payload)
  expect(mails.map(({ kind, to }) => [kind, to])).toEqual(
    expect.arrayContaining([
      ['email-change', email],
      ['email-confirmation', newEmail],
    ]),
  )
  expect(JSON.stringify(mails)).not.toContain(token)
  expect(mails.find(({ kind }) => kind === 'email-change')!.text).toContain(newEmail)
})

it('mails tests and password links to the old email until then', async () => {
  const { email } = editor.user!
  await change(newEmail)
  const body = JSON.stringify({ kind: 'booking-confirmation' })
  const sent = await callRestApi<{ message: string }>(
    editor.token,
    'POST',
    'globals/mail-texts/send-test-mail',
    body,
  )
  expect(sent.message).toContain(email)
  expect(
    await payload.forgotPassword({
      collection: 'users',
      data: { email: newEmail },
      disableEmail: true,
    }),
  ).toBeFalsy()
})

it('invalidates the link by another change, and a link to set a password by the confirmation', async () => {
  await change(newEmail)
  const first = await receiveLink(newEmail)
  const other = `${randomUUID()}@saaf.example`
  await change(other)
  expect((await confirm(first)).status).toBe(410)
  const reset = await payload.forgotPassword({
    ...{ collection: 'users', data: { email: editor.user!.email }, disableEmail: true },
  })
  expect((await confirm(await receiveLink(other))).status).toBe(200)
  const body = JSON.stringify({ token: reset, password: 'marigold awning ink' })
  await expect(callRestApi(null, 'POST', 'users/reset-password', body)).rejects.toThrow()
})

it('rejects changed, foreign and expired tokens', async () => {
  await change(newEmail)
  const token = await receiveLink(newEmail)
  const other = await createPerson(payload, 'editor')
  const [, signed] = token.split(/\.(.*)/s)
  for (const wrong of [
    'x',
    `${token}x`,
    token.slice(0, -1),
    `${other.user!.id}.${signed}`,
    `${randomUUID()}.${signed}`,
    '%00',
    `${'-'.repeat(36)}.${signed}`,
  ]) {
    expect((await open(wrong)).status, wrong).toBe(410)
    expect((await confirm(wrong)).status, wrong).toBe(410)
  }
  vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60_000 + 1000, toFake: ['Date'] })
  expect((await confirm(token)).status).toBe(410)
  expect((await readAccount()).email).toBe(editor.user!.email)
})

it('refuses an email of another account, also if it was free before', async () => {
  const other = await createUserWithRole(payload, 'staff')
  await expect(change(` ${other.email.toUpperCase()} `)).rejects.toThrow(taken)
  await change(newEmail)
  const token = await receiveLink(newEmail)
  await payload.update({
    ...{ collection: 'users', id: other.id, data: { email: newEmail }, overrideAccess: true },
  })
  expect((await confirm(token)).status).toBe(410)
})

it.each(['a save', 'a link'])('withdraws the email when %s sets another password', async (by) => {
  const { email, id } = editor.user!
  await change(newEmail)
  const token = await receiveLink(newEmail)
  const data = { password: 'marigold awning ink' }
  if (by === 'a save') await editor.clients.REST.update('users', id, data)
  else {
    const reset = await payload.forgotPassword({
      ...{ collection: 'users', data: { email }, disableEmail: true },
    })
    const body = JSON.stringify({ token: reset, ...data })
    await callRestApi(null, 'POST', 'users/reset-password', body)
  }
  expect(await readAccount()).toMatchObject({ email, newEmail: null })
  expect((await confirm(token)).status).toBe(410)
})

it('keeps the waiting email when other fields are saved, and nobody can write it', async () => {
  await change(newEmail)
  const { email } = editor.user!
  const { REST } = editor.clients
  await REST.update('users', editor.user!.id, { name: 'Asha', email: email.toUpperCase() })
  await REST.update('users', editor.user!.id, { newEmail: 'thief@example.com' })
  expect(await readAccount()).toMatchObject({ name: 'Asha', email, newEmail })
  await expect(change('no address')).rejects.toMatchObject({ status: 400 })
})

it('limits how often an email changes', async () => {
  const limit = { kind: 'new email', sender: editor.user!.id, ...newEmailLimit }
  while ((await consumeRateLimits(payload, [limit])).counts);
  await expect(change(newEmail)).rejects.toThrow(tooOften)
})

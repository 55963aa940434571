import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as staffWords from '#business/words/staff.ts'
import type { ContactMessage } from '#payload-types.ts'
import { log } from '#platform/logs/log.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { readOutbox } from '#tests/helpers/bookings/outbox.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { get, post, readToast } from '#tests/helpers/http/route-request.ts'
import * as messagePage from './message.tsx'
import * as messageList from './messages.tsx'

const payload = await testPayload()
let people: Record<Requester, TestPerson>

beforeEach(async () => {
  await emptyDatabase(payload)
  people = await createEveryPerson(payload)
})
afterEach(() => vi.restoreAllMocks())

const createMessage = (subject: string, changes: Partial<ContactMessage> = {}) =>
  payload.create({
    collection: 'contact-messages',
    data: {
      name: 'Meera',
      email: 'meera@example.com',
      subject,
      message: 'Two sarees?',
      ...changes,
    },
    overrideAccess: true,
  })

const list = async (query = '', as = people.staff) =>
  (await get(messageList, `/admin/messages${query}`, { as })).data!

const pageArgs = (id: string, as = people.staff) =>
  [`/admin/messages/${id}`, { as, params: { id } }] as const
const loadMessage = (id: string, as = people.staff) => get(messagePage, ...pageArgs(id, as))
const send = (id: string, form: Record<string, string>, as = people.staff) => {
  const [path, options] = pageArgs(id, as)
  return post(messagePage, path, form, options)
}
const answer = (id: string, text: string, expectedAnswerCount = 0) =>
  send(id, { answer: text, expectedAnswerCount: String(expectedAnswerCount) })

const listAnswerMails = async () =>
  (await readOutbox(payload)).filter(({ kind }) => kind === 'contact-answer')

describe('message pages', () => {
  it('lists open messages, or all, newest first', async () => {
    const { id } = await createMessage('First')
    await createMessage('Second')
    await createMessage('Third')
    await send(id, { answered: 'yes' })
    const subjects = async (query?: string) =>
      (await list(query)).messages.map(({ subject }) => subject)
    expect(await subjects()).toEqual(['Third', 'Second'])
    expect(await subjects('?all')).toEqual(['Third', 'Second', 'First'])
    for (const page of ['2', '-1', 'x', '1e9']) await subjects(`?page=${page}`)
    expect(await subjects('?page=2')).toEqual([])
  })

  it('refuses other roles', async () => {
    const { id } = await createMessage('First')
    const path = '/admin/messages'
    expect((await get(messageList, path, { as: people.editor })).status).toBe(403)
    expect((await loadMessage(id, people.editor)).status).toBe(403)
    expect((await send(id, { answered: 'yes' }, people.editor)).status).toBe(403)
    expect((await loadMessage(id, people.visitor)).location).toMatch(/^\/admin\/login/)
  })

  it.each(['lost', randomUUID()])('answers 404 for %s', async (id) => {
    expect((await loadMessage(id)).status).toBe(404)
    expect((await answer(id, 'Yes')).status).toBe(404)
  })
})

describe('answer', () => {
  it('is mailed to the visitor and stored with the message', async () => {
    const { id } = await createMessage('Wedding order')
    const sent = await answer(id, 'Yes,\nby Friday.')
    expect(await readToast(sent)).toMatchObject({
      ...{
        title: staffWords.contactAnswer.sent,
        description: staffWords.contactAnswer.sentDetail('meera@example.com'),
      },
    })
    await answer(id, 'Or Thursday.', 1)
    const { message } = (await loadMessage(id)).data!
    const by = people.staff.user!.email
    expect(message).toMatchObject({
      isAnswered: true,
      answers: [
        { text: 'Yes,\nby Friday.', by, mail: 'queued' },
        { text: 'Or Thursday.', by, mail: 'queued' },
      ],
    })
    const mails = await listAnswerMails()
    expect(mails).toMatchObject([
      { to: 'meera@example.com', subject: 'Re: Wedding order' },
      { to: 'meera@example.com', subject: 'Re: Wedding order' },
    ])
    expect(mails.map(({ answer }) => answer).toSorted()).toEqual(
      message.answers.map(({ id }) => id).toSorted(),
    )
  })

  it('is refused after an earlier answer and stays in the form', async () => {
    const { id } = await createMessage('Wedding order')
    await answer(id, 'Yes')
    const second = await answer(id, 'No')
    expect(second).toMatchObject({
      status: 409,
      data: { toast: { description: staffWords.contactAnswer.answeredMeanwhile }, draft: 'No' },
    })
    expect(await listAnswerMails()).toHaveLength(1)
  })

  it('is sent once when three arrive together, and survives simultaneous marks', async () => {
    const { id } = await createMessage('Wedding order')
    const replies = ['Yes', 'No', 'Perhaps'].map((text) => answer(id, text))
    const marks = [send(id, { answered: 'no' }), send(id, { answered: 'yes' })]
    const statuses = (await Promise.all(replies)).map(({ status }) => status)
    await Promise.all(marks)
    expect(statuses.toSorted()).toEqual([302, 409, 409])
    const { answers } = (await loadMessage(id)).data!.message
    expect(answers).toMatchObject([{ mail: 'queued' }])
    expect(await listAnswerMails()).toMatchObject([{ answer: answers[0]!.id }])
  })

  it.each(['', '   ', 'x'.repeat(4001)])('is refused with a reason: %.5j', async (text) => {
    const { id } = await createMessage('Wedding order')
    const reply = await answer(id, text)
    expect(reply.status).toBe(400)
    expect(reply.data?.toast.description).toMatch(/^Please/)
    expect(reply.data?.draft).toBe(text.trim())
    expect(await listAnswerMails()).toEqual([])
  })

  it('stays in the form if it cannot be stored', async () => {
    const { id } = await createMessage('Wedding order')
    vi.spyOn(payload, 'update').mockRejectedValue(new Error('Away'))
    const logged = vi.spyOn(log, 'error').mockReturnValue()
    const reply = await answer(id, 'Yes')
    expect(reply).toMatchObject({
      status: 503,
      data: { toast: { description: staffWords.requestErrors.unavailable }, draft: 'Yes' },
    })
    expect(logged).toHaveBeenCalledOnce()
  })
})

it('marks a message as answered and as unanswered', async () => {
  const { id } = await createMessage('Wedding order', { phone: '98765 43210' })
  const isAnswered = async () => (await loadMessage(id)).data!.message.isAnswered
  const marked = await send(id, { answered: 'yes' })
  expect(await readToast(marked)).toMatchObject({ title: staffWords.contactAnswer.marked })
  expect(await isAnswered()).toBe(true)
  await send(id, { answered: 'no' })
  expect(await isAnswered()).toBe(false)
  expect(await listAnswerMails()).toEqual([])
})

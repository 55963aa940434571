import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { ContactMessage } from '#payload-types.ts'
import { log } from '#platform/logs/log.ts'
import { everyPerson, type Person } from '#tests/access/doors.ts'
import type { Who } from '#tests/access/rights.ts'
import { emptyDatabase, testPayload } from '#tests/setup/database.ts'
import { outbox } from '#tests/setup/outbox.ts'
import { get, post, toastAfter } from '#tests/setup/route-request.ts'
import * as messagePage from './message.tsx'
import * as messageList from './messages.tsx'

const payload = await testPayload()
const { answering } = staffMessages
let people: Record<Who, Person>

beforeEach(async () => {
  await emptyDatabase(payload)
  people = await everyPerson(payload)
})
afterEach(() => vi.restoreAllMocks())

const write = (subject: string, changes: Partial<ContactMessage> = {}) =>
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

const at = (id: string, as = people.staff) =>
  [`/admin/messages/${id}`, { as, params: { id } }] as const
const look = (id: string, as = people.staff) => get(messagePage, ...at(id, as))
const send = (id: string, form: Record<string, string>, as = people.staff) => {
  const [path, options] = at(id, as)
  return post(messagePage, path, form, options)
}
const answer = (id: string, words: string, answersSeen = 0) =>
  send(id, { answer: words, answersSeen: String(answersSeen) })

const answersIn = async () =>
  (await outbox(payload)).filter(({ kind }) => kind === 'contact-answer')

describe('the messages', () => {
  it('are those that wait, the newest first, or all', async () => {
    const { id } = await write('First')
    await write('Second')
    await write('Third')
    await send(id, { answered: 'yes' })
    const subjects = async (query?: string) =>
      (await list(query)).messages.map(({ subject }) => subject)
    expect(await subjects()).toEqual(['Third', 'Second'])
    expect(await subjects('?all')).toEqual(['Third', 'Second', 'First'])
    for (const page of ['2', '-1', 'x', '1e9']) await subjects(`?page=${page}`)
    expect(await subjects('?page=2')).toEqual([])
  })

  it('are for booking staff', async () => {
    const { id } = await write('First')
    const path = '/admin/messages'
    expect((await get(messageList, path, { as: people.editor })).status).toBe(403)
    expect((await look(id, people.editor)).status).toBe(403)
    expect((await send(id, { answered: 'yes' }, people.editor)).status).toBe(403)
    expect((await look(id, people.visitor)).location).toMatch(/^\/admin\/login/)
  })

  it.each(['lost', randomUUID()])('%s is none', async (id) => {
    expect((await look(id)).status).toBe(404)
    expect((await answer(id, 'Yes')).status).toBe(404)
  })
})

describe('an answer', () => {
  it('is mailed to whoever wrote, and kept with the message', async () => {
    const { id } = await write('Wedding order')
    const sent = await answer(id, 'Yes,\nby Friday.')
    expect(await toastAfter(sent)).toMatchObject({
      ...{ title: answering.sent, description: answering.sentDetail('meera@example.com') },
    })
    await answer(id, 'Or Thursday.', 1)
    const { message } = (await look(id)).data!
    const by = people.staff.user!.email
    expect(message).toMatchObject({
      isAnswered: true,
      answers: [
        { text: 'Yes,\nby Friday.', by, mail: 'queued' },
        { text: 'Or Thursday.', by, mail: 'queued' },
      ],
    })
    const mails = await answersIn()
    expect(mails).toMatchObject([
      { to: 'meera@example.com', subject: 'Re: Wedding order' },
      { to: 'meera@example.com', subject: 'Re: Wedding order' },
    ])
    expect(mails.map(({ answer }) => answer).toSorted()).toEqual(
      message.answers.map(({ id }) => id).toSorted(),
    )
  })

  it('is not sent where somebody else was faster, nor twice, and stays in the form', async () => {
    const { id } = await write('Wedding order')
    await answer(id, 'Yes')
    const second = await answer(id, 'No')
    expect(second).toMatchObject({
      status: 409,
      data: { toast: { description: answering.answeredMeanwhile }, written: 'No' },
    })
    expect(await answersIn()).toHaveLength(1)
  })

  it('of several at once is one, and what others do meanwhile takes none away', async () => {
    const { id } = await write('Wedding order')
    const at = ['Yes', 'No', 'Perhaps'].map((words) => answer(id, words))
    const marks = [send(id, { answered: 'no' }), send(id, { answered: 'yes' })]
    const statuses = (await Promise.all(at)).map(({ status }) => status)
    await Promise.all(marks)
    expect(statuses.toSorted()).toEqual([302, 409, 409])
    const { answers } = (await look(id)).data!.message
    expect(answers).toMatchObject([{ mail: 'queued' }])
    expect(await answersIn()).toMatchObject([{ answer: answers[0]!.id }])
  })

  it.each(['', '   ', 'x'.repeat(4001)])('%.5j is refused with a reason', async (words) => {
    const { id } = await write('Wedding order')
    const refused = await answer(id, words)
    expect(refused.status).toBe(400)
    expect(refused.data?.toast.description).toMatch(/^Please/)
    expect(refused.data?.written).toBe(words)
    expect(await answersIn()).toEqual([])
  })

  it('that cannot be stored stays in the form', async () => {
    const { id } = await write('Wedding order')
    vi.spyOn(payload, 'update').mockRejectedValue(new Error('Away'))
    const logged = vi.spyOn(log, 'error').mockReturnValue()
    const refused = await answer(id, 'Yes')
    expect(refused).toMatchObject({
      status: 503,
      data: { toast: { description: messages.request.unavailable }, written: 'Yes' },
    })
    expect(logged).toHaveBeenCalledOnce()
  })
})

it('a message is marked as answered by a call, and as not', async () => {
  const { id } = await write('Wedding order', { phone: '98765 43210' })
  const isAnswered = async () => (await look(id)).data!.message.isAnswered
  const marked = await send(id, { answered: 'yes' })
  expect(await toastAfter(marked)).toMatchObject({ title: answering.marked })
  expect(await isAnswered()).toBe(true)
  await send(id, { answered: 'no' })
  expect(await isAnswered()).toBe(false)
  expect(await answersIn()).toEqual([])
})

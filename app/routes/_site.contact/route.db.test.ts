import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { messages } from '#business/messages'
import { emptyDatabase, testPayload } from '../../../tests/setup/database'
import { filledFor } from '../../../tests/setup/filled-form'
import { action } from './route'

const written = {
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  subject: 'Curtains',
  message: 'How much for six?',
}

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

beforeEach(() => emptyDatabase(payload))

function post(body: BodyInit, headers: HeadersInit = {}) {
  const request = new Request('http://localhost/contact', { method: 'POST', body, headers })
  return action({ request, params: {}, context: {} })
}

async function send(fields: Record<string, string>) {
  return post(new URLSearchParams({ ...(await filledFor(3)), ...fields }))
}

async function storedMessages() {
  const { docs } = await payload.find({ collection: 'contact-messages', overrideAccess: true })
  return docs
}

describe('the message form', () => {
  it('stores the message, goes back to the page and leaves a toast to be said there', async () => {
    const answer = (await send({ ...written, requestKey: randomUUID() })) as Response
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe('/contact')
    expect(answer.headers.get('Set-Cookie')).toMatch(/^toast=/)
    expect(await storedMessages()).toHaveLength(1)
  })

  it('answers a repeat as it answered the first, and stores nothing more', async () => {
    const form = { ...written, requestKey: randomUUID() }
    await send(form)
    expect(((await send(form)) as Response).status).toBe(302)
    expect(await storedMessages()).toHaveLength(1)
  })

  it.each([
    [{ name: '' }, 'name', messages.contact.nameRequired],
    [{ name: ' \t ' }, 'name', messages.contact.nameRequired],
    [{ name: 'Asha\r\nBcc: all@example.com' }, 'name', messages.contact.nameRequired],
    [{ name: 'A'.repeat(101) }, 'name', messages.tooLong('name')],
    [{ email: '' }, 'email', messages.contact.emailRequired],
    [{ email: 'asha@' }, 'email', messages.contact.emailInvalid],
    [{ subject: '' }, 'subject', messages.contact.subjectRequired],
    [{ message: '' }, 'message', messages.contact.messageRequired],
    [{ message: 'a\0b' }, 'message', messages.contact.messageRequired],
    [{ message: 'a'.repeat(4001) }, 'message', messages.tooLong('message')],
    [{ requestKey: 'mine' }, 'requestKey', messages.booking.requestKeyInvalid],
  ])('refuses %j, keeps what was written and stores nothing', async (wrong, field, sentence) => {
    const answer = await send({ ...written, requestKey: randomUUID(), ...wrong })
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: { toast: null, result: { error: { [field]: [sentence] } } },
    })
    expect(await storedMessages()).toEqual([])
  })

  it.each([
    ['another content type', '{}', 'application/json', 415],
    [
      'a form that is cut off',
      '--x\r\nContent-Disposition: form',
      'multipart/form-data; boundary=x',
      400,
    ],
    [
      'a form without end',
      'message='.padEnd(1_000_000, 'a'),
      'application/x-www-form-urlencoded',
      413,
    ],
  ])('refuses %s in a sentence', async (_, body, contentType, status) => {
    const refusal = await post(body, { 'Content-Type': contentType }).catch(
      (thrown: unknown) => thrown,
    )
    expect(refusal).toBeInstanceOf(Response)
    expect((refusal as Response).status).toBe(status)
    expect(await storedMessages()).toEqual([])
  })

  it('says that the message was not sent where it cannot be stored, and keeps it in the form', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(payload, 'create').mockRejectedValueOnce(new Error('The database is away'))
    const answer = await send({ ...written, requestKey: randomUUID() })
    expect(answer).toMatchObject({
      init: { status: 503 },
      data: {
        toast: { kind: 'error', title: messages.contact.failed },
        result: { initialValue: written },
      },
    })
    expect(said).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })
})

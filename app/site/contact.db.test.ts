import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contact, forms } from '#business/words/en.ts'
import { textLimits } from '#business/words/limits.ts'
import { fillSentence } from '#business/words/sentence.ts'
import * as staffWords from '#business/words/staff.ts'
import { log } from '#platform/logs/log.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { formStampFields } from '#tests/helpers/http/form-stamp.ts'
import { post, readToast } from '#tests/helpers/http/route-request.ts'
import * as route from './contact.tsx'

const validMessage = {
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  subject: 'Curtains',
  message: 'How much for six?',
}

const payload = await testPayload()

beforeEach(() => emptyDatabase(payload))
afterEach(() => vi.restoreAllMocks())

async function send(fields: Record<string, string>) {
  return post(route, '/contact', { ...(await formStampFields(3)), ...fields })
}

async function storedMessages() {
  const { docs } = await payload.find({ collection: 'contact-messages', overrideAccess: true })
  return docs
}

describe('message form', () => {
  it('stores the message, redirects to the page and shows a toast there', async () => {
    const answer = await send({ ...validMessage, requestKey: randomUUID() })
    expect(answer).toMatchObject({ status: 302, location: '/contact' })
    expect(await readToast(answer)).toMatchObject({ title: contact.sent })
    expect(await storedMessages()).toHaveLength(1)
  })

  it.each([
    ['+91 98765-43210', '9876543210'],
    ['', null],
  ])('stores the phone %j as %j', async (phone, stored) => {
    await send({ ...validMessage, phone, requestKey: randomUUID() })
    expect(await storedMessages()).toMatchObject([{ phone: stored }])
  })

  it('answers a repeated form like the first, and stores nothing more', async () => {
    const form = { ...validMessage, requestKey: randomUUID() }
    await send(form)
    expect(await send(form)).toMatchObject({ status: 302, location: '/contact' })
    expect(await storedMessages()).toHaveLength(1)
  })

  it.each([
    [{ name: '' }, 'name', contact.nameRequired],
    [{ name: ' \t ' }, 'name', contact.nameRequired],
    [{ name: '\u200b\u00ad' }, 'name', contact.nameRequired],
    [{ name: 'A'.repeat(101) }, 'name', fillSentence(forms.tooLong, { limit: textLimits.name })],
    [{ name: 'http://evil.example' }, 'name', forms.nameHasLink],
    [{ email: '' }, 'email', contact.emailRequired],
    [{ email: 'asha@' }, 'email', forms.emailInvalid],
    [{ phone: '98765' }, 'phone', forms.phoneInvalid],
    [{ phone: '+44 20 7946 0958' }, 'phone', forms.phoneInvalid],
    [{ subject: '' }, 'subject', contact.subjectRequired],
    [{ message: '' }, 'message', contact.messageRequired],
    [{ message: '\0\u3164' }, 'message', contact.messageRequired],
    [
      { message: 'a'.repeat(4001) },
      'message',
      fillSentence(forms.tooLong, { limit: textLimits.message }),
    ],
    [{ requestKey: 'mine' }, 'requestKey', forms.expired],
  ])('rejects %j and stores nothing', async (wrong, field, sentence) => {
    const answer = await send({ ...validMessage, requestKey: randomUUID(), ...wrong })
    expect(answer).toMatchObject({
      status: 400,
      data: { toast: null, result: { error: { [field]: [sentence] } } },
    })
    expect(await storedMessages()).toEqual([])
  })

  it.each([
    ['another content type', '{}', 'application/json', 415, staffWords.requestErrors.unreadable],
    [
      'a form that is cut off',
      '--x\r\nContent-Disposition: form',
      'multipart/form-data; boundary=x',
      400,
      staffWords.requestErrors.unreadable,
    ],
    [
      'a form that is too large',
      'message='.padEnd(1_000_000, 'a'),
      'application/x-www-form-urlencoded',
      413,
      staffWords.requestErrors.tooLarge,
    ],
  ])('rejects %s with a message', async (_, body, contentType, status, text) => {
    const headers = { 'Content-Type': contentType }
    expect(await post(route, '/contact', body, { headers })).toMatchObject({ status, text })
    expect(await storedMessages()).toEqual([])
  })

  it('reports a message that cannot be stored, and keeps it in the form', async () => {
    const errorLog = vi.spyOn(log, 'error').mockImplementation(() => {})
    vi.spyOn(payload, 'create').mockRejectedValueOnce(new Error('The database is away'))
    const answer = await send({ ...validMessage, requestKey: randomUUID() })
    expect(answer).toMatchObject({
      status: 503,
      data: {
        toast: { kind: 'error', title: contact.failed },
        result: { initialValue: validMessage },
      },
    })
    expect(errorLog).toHaveBeenCalledOnce()
  })
})

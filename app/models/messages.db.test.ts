import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { businessInfo } from '#cms/content/samples/en.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { sendContactMessage } from './messages.server.ts'

const message = {
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  subject: 'Curtains',
  message: 'How much for six?\nThey are two metres long.',
}

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

beforeEach(async () => {
  await emptyDatabase(payload)
  await payload.updateGlobal({
    slug: 'business-info',
    data: {
      ...businessInfo,
      staffAddresses: [{ address: 'desk@saaf.example' }, { address: 'owner@saaf.example' }],
    },
    overrideAccess: true,
  })
})

async function stored() {
  const [messages, mails] = await Promise.all([
    payload.find({ collection: 'contact-messages', overrideAccess: true }),
    payload.find({ collection: 'emails', overrideAccess: true }),
  ])
  return { messages: messages.docs, mails: mails.docs }
}

describe('sendContactMessage', () => {
  it('stores the message unchanged and queues one mail to staff with the sender as reply address', async () => {
    await sendContactMessage({ ...message, phone: '022 4000 1998', requestKey: randomUUID() })
    const { messages, mails } = await stored()
    expect(messages).toMatchObject([{ ...message, phone: '022 4000 1998', handled: false }])
    expect(mails).toMatchObject([
      {
        kind: 'contact-notice',
        to: 'desk@saaf.example, owner@saaf.example',
        replyTo: 'asha@example.com',
        status: 'queued',
      },
    ])
  })

  it('rejects an invalid phone', async () => {
    await expect(sendContactMessage({ ...message, phone: '98765' })).rejects.toThrow(/Phone/)
    expect(await stored()).toEqual({ messages: [], mails: [] })
  })

  it('lets staff answer a message whose phone is older than the rule', async () => {
    await sendContactMessage(message)
    const { id } = (await stored()).messages[0]!
    await payload.db.updateOne({ collection: 'contact-messages', id, data: { phone: '98765' } })
    const data = { handled: true }
    await payload.update({ collection: 'contact-messages', id, data, overrideAccess: true })
    expect((await stored()).messages).toMatchObject([{ phone: '98765', handled: true }])
  })

  it('stores and mails a repeated request once, also when repeats arrive simultaneously', async () => {
    const requestKey = randomUUID()
    await Promise.all(
      Array.from({ length: 5 }, () => sendContactMessage({ ...message, requestKey })),
    )
    await sendContactMessage({ ...message, requestKey })
    const { messages, mails } = await stored()
    expect(messages).toHaveLength(1)
    expect(mails).toHaveLength(1)
  })

  it('stores messages with equal text separately when their request keys differ', async () => {
    await sendContactMessage({ ...message, requestKey: randomUUID() })
    await sendContactMessage({ ...message, requestKey: randomUUID() })
    await sendContactMessage(message)
    expect((await stored()).messages).toHaveLength(3)
  })

  it('stores nothing when the message is invalid', async () => {
    await expect(sendContactMessage({ ...message, email: 'nobody' })).rejects.toThrow()
    const { messages, mails } = await stored()
    expect(messages).toEqual([])
    expect(mails).toEqual([])
  })
})

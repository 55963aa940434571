import { APIError, NotFound, ValidationError, type Where } from 'payload'
import type { ContactRequest } from '#business/forms/contact-request.ts'
import type { Outcome } from '#business/words/outcome.ts'
import * as staffWords from '#business/words/staff.ts'
import type { ContactMessage, User } from '#payload-types.ts'
import type { AnswerCommand } from '#platform/api/request-context.ts'
import { payloadClient } from './payload.server.ts'

export type MessageRecord = NonNullable<Awaited<ReturnType<typeof findMessage>>>

const messagesPerPage = 25
const openWhere: Where = { handled: { not_equals: true } }

/** Lists messages, newest first. Requires booking access. */
export async function listMessages(
  user: User,
  { isOpen, page }: { isOpen: boolean; page: number },
) {
  const payload = await payloadClient()
  const found = await payload.find({
    collection: 'contact-messages',
    where: isOpen ? openWhere : {},
    sort: '-createdAt',
    limit: messagesPerPage,
    page,
    depth: 0,
    user,
    overrideAccess: false,
  })
  return {
    messages: found.docs.map(toMessageEntry),
    page: found.page ?? 1,
    pages: Math.max(found.totalPages, 1),
  }
}

/** Requires booking access. */
export async function countOpenMessages(user: User): Promise<number> {
  const payload = await payloadClient()
  const { totalDocs } = await payload.count({
    collection: 'contact-messages',
    where: openWhere,
    user,
    overrideAccess: false,
  })
  return totalDocs
}

/** Includes mailed answers, oldest first. Requires booking access. */
export async function findMessage(user: User, id: string) {
  const payload = await payloadClient()
  const as = { depth: 0, user, overrideAccess: false } as const
  const [message, mails] = await Promise.all([
    payload.findByID({ collection: 'contact-messages', id, disableErrors: true, ...as }),
    payload.find({
      collection: 'emails',
      where: { contactMessage: { equals: id }, kind: { equals: 'contact-answer' } },
      select: { answer: true, status: true },
      pagination: false,
      ...as,
    }),
  ])
  if (!message) return null
  const statuses = new Map(mails.docs.map(({ answer, status }) => [answer, status]))
  return {
    ...toMessageEntry(message),
    answers: (message.answers ?? []).map(({ id, at, by, text }) => {
      return { id: id!, at, by, text, mail: statuses.get(id) ?? null }
    }),
  }
}

type MessageChange = Outcome<unknown, { httpStatus: number }>

/** Answers by mail; refuses if the message no longer has exactly `expectedAnswerCount` answers. */
export function answerMessage(
  user: User,
  id: string,
  { answer, expectedAnswerCount }: { answer: string; expectedAnswerCount: number },
): Promise<MessageChange> {
  return updateMessage(user, id, {}, { text: answer, expectedAnswerCount })
}

/** Marks a message as answered without an email, for example after a call; false opens it again. */
export function markAnswered(user: User, id: string, handled: boolean): Promise<MessageChange> {
  return updateMessage(user, id, { handled })
}

async function updateMessage(
  user: User,
  id: string,
  data: Partial<ContactMessage>,
  answer?: AnswerCommand,
): Promise<MessageChange> {
  const payload = await payloadClient()
  const context = { channel: 'dashboard', answer } as const
  try {
    const as = { depth: 0, user, overrideAccess: false } as const
    await payload.update({ collection: 'contact-messages', id, data, context, ...as })
    return { ok: true }
  } catch (error) {
    if (error instanceof NotFound) {
      return { ok: false, reason: staffWords.contactAnswer.gone, httpStatus: 404 }
    }
    if (error instanceof APIError && error.isPublic) {
      return { ok: false, reason: error.message, httpStatus: error.status }
    }
    throw error
  }
}

function toMessageEntry(entry: ContactMessage) {
  const { id, name, email, phone, subject, message, createdAt, handled } = entry
  return {
    ...{ id, name, email, subject, message, createdAt },
    phone: phone ?? null,
    isAnswered: handled ?? false,
  }
}

/**
 * Stores a message and queues the mail to staff. Does nothing for a used request key (double click,
 * retry).
 */
export async function sendContactMessage(message: ContactRequest): Promise<{ repeated: boolean }> {
  const payload = await payloadClient()
  try {
    await payload.create({
      collection: 'contact-messages',
      data: message,
      depth: 0,
      // Visitors have no create access.
      overrideAccess: true,
    })
    return { repeated: false }
  } catch (error) {
    if (!isRepeat(error)) throw error
    return { repeated: true }
  }
}

export async function isMessageStored(requestKey: string | undefined): Promise<boolean> {
  if (!requestKey) return false
  const payload = await payloadClient()
  const { totalDocs } = await payload.count({
    collection: 'contact-messages',
    where: { requestKey: { equals: requestKey } },
    overrideAccess: true,
  })
  return totalDocs > 0
}

function isRepeat(error: unknown): boolean {
  return (
    error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'requestKey')
  )
}

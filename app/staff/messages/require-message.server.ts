import { z } from 'zod'
import { findMessage, type MessageRecord } from '#app/models/messages.server.ts'
import * as staffWords from '#business/words/staff.ts'
import type { User } from '#payload-types.ts'

/** Throws a 404. */
export async function requireMessage(user: User, id: string): Promise<MessageRecord> {
  const message = z.uuid().safeParse(id).success ? await findMessage(user, id) : null
  if (!message) throw new Response(staffWords.contactAnswer.gone, { status: 404 })
  return message
}

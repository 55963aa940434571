import { ValidationError } from 'payload'
import type { ContactRequest } from '#business/forms/contact-request.ts'
import { payloadClient } from './payload.server.ts'

/**
 * Stores what a visitor wrote, and queues the mail that tells the business. A request key that was already used
 * stores nothing and mails nothing: double clicks, lost answers and replays are harmless; the answer says which it was.
 * Throws where the database cannot store it.
 */
export async function sendContactMessage(message: ContactRequest): Promise<{ repeated: boolean }> {
  const payload = await payloadClient()
  try {
    await payload.create({
      collection: 'contact-messages',
      data: message,
      depth: 0,
      // Visitors write through the site only, so the collection is closed to every person.
      overrideAccess: true,
    })
    return { repeated: false }
  } catch (error) {
    if (!isRepeat(error)) throw error
    return { repeated: true }
  }
}

/** Whether a form with this request key has been stored already. */
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

import { ValidationError } from 'payload'
import type { ContactRequest } from '#business/forms/contact-request.ts'
import { payloadClient } from './payload.server.ts'

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

import { ValidationError } from 'payload'
import type { ContactRequest } from '#business/contact-request'
import { payloadClient } from './payload.server'

/**
 * Stores what a visitor wrote, and queues the mail that tells the business. A request key that was already used
 * stores nothing and mails nothing: double clicks, lost answers and replays are harmless. Throws where the
 * database cannot store it.
 */
export async function sendContactMessage(message: ContactRequest): Promise<void> {
  const payload = await payloadClient()
  try {
    await payload.create({
      collection: 'contact-messages',
      data: message,
      depth: 0,
      // Visitors write through the site only, so the collection is closed to every person.
      overrideAccess: true,
    })
  } catch (error) {
    if (!isRepeat(error)) throw error
  }
}

function isRepeat(error: unknown): boolean {
  return (
    error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'requestKey')
  )
}

import * as messages from '#business/words/messages.ts'

/** The answer while the storage of the pictures does not answer: try again, and keep nothing of this. */
export function pictureUnavailable(): Response {
  return new Response(messages.picture.unreachable, {
    status: 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}

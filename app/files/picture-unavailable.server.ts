import * as messages from '#business/words/messages.ts'

/** The picture storage does not respond; clients may retry. */
export function pictureUnavailable(): Response {
  return new Response(messages.picture.unreachable, {
    status: 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}

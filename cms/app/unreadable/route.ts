import * as messages from '#business/words/messages.ts'

/** Answers malformed requests. */
export function GET() {
  const errors = [{ message: messages.requestErrors.unreadableAddress }]
  return Response.json({ errors }, { status: 400 })
}

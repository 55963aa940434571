import * as messages from '#business/words/messages.ts'

/** What cms/http/every-request.ts has asked for in the place of what cannot be read. */
export function GET() {
  const errors = [{ message: messages.refusal.unreadableAddress }]
  return Response.json({ errors }, { status: 400 })
}

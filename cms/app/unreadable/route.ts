import * as messages from '#business/words/messages.ts'

/** `cms/http/request-middleware.ts` rewrites malformed requests to this path. */
export function GET() {
  const errors = [{ message: messages.requestErrors.invalidLink }]
  return Response.json({ errors }, { status: 400 })
}

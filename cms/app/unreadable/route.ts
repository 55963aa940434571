import * as staffWords from '#business/words/staff.ts'

/** `cms/http/request-middleware.ts` rewrites malformed requests to this path. */
export function GET() {
  const errors = [{ message: staffWords.requestErrors.invalidLink }]
  return Response.json({ errors }, { status: 400 })
}

import * as staffWords from '#business/words/staff.ts'

/** The picture storage does not respond; clients may retry. */
export function pictureUnavailable(): Response {
  return new Response(staffWords.picture.unreachable, {
    status: 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}

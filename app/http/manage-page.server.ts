import type { HeadersFunction } from '@remix-run/node'
import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import { wordsOf } from './request-content.server.ts'

/** The URL is the key to a booking, so no cache and no other site may see it. */
export const managePageHeaders: HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
})

/** For pages with a form: without a referrer, browsers would not confirm that the form is ours. */
export const manageFormHeaders: HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
})

export async function orServiceUnavailable<Answer>(
  request: Request,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    logFailure('A customer’s booking could not be read or changed', error)
    throw new Response(wordsOf(request).requests.unavailable, { status: 503 })
  }
}

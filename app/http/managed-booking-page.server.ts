import type { HeadersFunction } from '@remix-run/node'
import { logFailure } from '#app/models/log-failure.server.ts'
import * as messages from '#business/words/messages.ts'

/** The address of such a page is the key to a booking: nothing keeps it, and no other page hears of it. */
export const headersOfBookingPage: HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
})

/** The same for a page with a form. Without any referrer browsers would not say either that the form is our own. */
export const headersOfBookingForm: HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
})

/** What a model answers; where it cannot reach the database, a plain sentence with 503. */
export async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    logFailure('A customer’s booking could not be reached', error)
    throw new Response(messages.request.unavailable, { status: 503 })
  }
}

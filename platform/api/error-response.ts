import { APIError } from 'payload'

/** As Payload answers errors. */
export function errorResponse(message: string, status: number): Response {
  return Response.json({ errors: [{ message }] }, { status })
}

/** An error whose message Payload shows to the user. */
export function refusal(message: string, status = 400) {
  return new APIError(message, status, undefined, true)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

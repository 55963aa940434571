import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import {
  type PublicForm,
  rateLimits,
  type RateLimitScope,
  rateLimitSeconds,
} from '#business/forms/rate-limits.ts'
import { environment } from '#environment.ts'
import {
  consumeRateLimits,
  type RateLimit,
  type RateLimitResult,
} from '#platform/limits/rate-limits.ts'
import { payloadClient } from './payload.server.ts'

export interface Sender {
  /** 10 digits. */
  phone?: string
  /** IP address. */
  address: string | null
}

type FormLimit = RateLimit & { scope: RateLimitScope }

/** Accepts the form if counting fails. */
export async function consumeFormLimits(
  form: PublicForm,
  sender: Sender,
): Promise<RateLimitResult<FormLimit>> {
  if (environment.rateLimitFactor === 0) return { counts: [] }
  const scopes = Object.entries(rateLimits[form]) as [RateLimitScope, number][]
  const limits = scopes.flatMap(([scope, limit]) => {
    const senderKey = scope === 'overall' ? '' : sender[scope]
    if (typeof senderKey !== 'string') return []
    const max = scope === 'overall' ? limit * environment.rateLimitFactor : limit
    return [{ scope, kind: `${form} ${scope}`, sender: senderKey, max, seconds: rateLimitSeconds }]
  })
  if (limits.length === 0) return { counts: [] }
  try {
    return await consumeRateLimits(await payloadClient(), limits)
  } catch (error) {
    logFailure('A form submission could not be counted', error)
    return { counts: [] }
  }
}

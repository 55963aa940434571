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
import { logFailure } from './log-failure.server.ts'
import { payloadClient } from './payload.server.ts'

/** From whom a form comes, as far as that is known: 10 digits, and a network address. */
export interface Sender {
  phone?: string
  address: string | null
}

type FormLimit = RateLimit & { scope: RateLimitScope }

/**
 * Counts a form towards the limits of its sender and that of all. Where counting fails, the form is let through: whether it
 * can be stored is for its own write to say.
 */
export async function consumeFormLimits(
  form: PublicForm,
  sender: Sender,
): Promise<RateLimitResult<FormLimit>> {
  if (environment.rateLimits === 0) return { counted: [] }
  const scopes = Object.entries(rateLimits[form]) as [RateLimitScope, number][]
  const limits = scopes.flatMap(([scope, limit]) => {
    const whose = scope === 'overall' ? '' : sender[scope]
    if (typeof whose !== 'string') return []
    const most = scope === 'overall' ? limit * environment.rateLimits : limit
    return [{ scope, kind: `${form} ${scope}`, sender: whose, most, seconds: rateLimitSeconds }]
  })
  if (limits.length === 0) return { counted: [] }
  try {
    return await consumeRateLimits(await payloadClient(), limits)
  } catch (error) {
    logFailure('A form could not be counted', error)
    return { counted: [] }
  }
}

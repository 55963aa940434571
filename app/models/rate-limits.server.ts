import { logFailure } from '#app/models/monitoring/log-failure.server.ts'
import {
  overallLimits,
  type PublicForm,
  rateLimits,
  type RateLimitScope,
  rateLimitSeconds,
  sharedScopes,
  tightenedShare,
} from '#business/forms/rate-limits.ts'
import { environment } from '#environment.ts'
import type { ClientNetworks } from '#platform/limits/client-address.ts'
import {
  consumeRateLimits,
  type RateLimit,
  type RateLimitResult,
} from '#platform/limits/rate-limits.ts'
import { payloadClient } from './payload.server.ts'

export interface Sender extends ClientNetworks {
  /** 10 digits. */
  phone?: string
}

type FormLimit = RateLimit & { scope: RateLimitScope }

/** Accepts the form if counting fails. */
export async function consumeFormLimits(
  form: PublicForm,
  sender: Sender,
): Promise<RateLimitResult<FormLimit>> {
  const factor = environment.rateLimitFactor
  if (factor === 0) return { counts: [] }
  const scopes = Object.entries(rateLimits[form]) as [RateLimitScope | 'overall', number][]
  const limits = scopes.flatMap(([scope, limit]): FormLimit[] => {
    if (scope === 'overall' || sender[scope] === undefined) return []
    const max = sharedScopes.includes(scope) ? limit * factor : limit
    const kind = `${form} ${scope}`
    const tightenedMax = Math.ceil(max * tightenedShare)
    return [{ scope, kind, sender: sender[scope], max, tightenedMax, seconds: rateLimitSeconds }]
  })
  const total = overallLimits(factor).find(({ kind }) => kind === `${form} overall`)
  try {
    return await consumeRateLimits(await payloadClient(), limits, total)
  } catch (error) {
    logFailure('A form submission could not be counted', error)
    return { counts: [] }
  }
}

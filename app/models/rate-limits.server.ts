import { createHmac } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import {
  type PublicForm,
  rateLimits,
  type RateLimitScope,
  rateLimitSeconds,
} from '#business/forms/rate-limits.ts'
import { postgresOf } from '#cms/database/adapter.ts'
import { environment } from '#environment.ts'
import { logFailure } from './log-failure.server.ts'
import { payloadClient } from './payload.server.ts'

/** From whom a form comes, as far as that is known: 10 digits, and a network address. */
export interface Sender {
  phone?: string
  address: string | null
}

/** What was counted, for `refundCounted`; or whose limit is reached, until when, and nothing was counted. */
export type RateLimitResult =
  | { counted: string[]; exceeded?: never }
  | { counted?: never; exceeded: { scope: RateLimitScope; waitSeconds: number } }

type Pool = PostgresAdapter['pool']

/**
 * Counts a form towards the limits of its sender and that of all, which all processes share. The hour of a limit begins
 * with the first form that is counted in it. Where counting fails, the form is let through: whether it can be stored is
 * for its own write to say.
 */
export async function consumeRateLimits(
  form: PublicForm,
  sender: Sender,
): Promise<RateLimitResult> {
  const counted: string[] = []
  if (!environment.rateLimits) return { counted }
  try {
    const { counter, keyOf } = await counting()
    for (const [scope, limit] of Object.entries(rateLimits[form]) as [RateLimitScope, number][]) {
      const whose = scope === 'overall' ? '' : sender[scope]
      if (typeof whose !== 'string') continue
      const key = keyOf(`${form} ${scope}`, whose)
      const { consumedPoints, msBeforeNext } = await counter.penalty(key)
      counted.push(key)
      if (consumedPoints > limit) {
        await refundCounted(counted)
        return { exceeded: { scope, waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) } }
      }
    }
  } catch (error) {
    logFailure('A form could not be counted', error)
  }
  return { counted }
}

/** Takes back what `consumeRateLimits` counted, of a form that was not stored. Never throws. */
export async function refundCounted(counted: string[]): Promise<void> {
  if (counted.length === 0) return
  try {
    const { counter } = await counting()
    // Where the hour has ended since, the next one begins with one form more; that does no harm.
    await Promise.all(counted.map((key) => counter.reward(key)))
  } catch (error) {
    logFailure('A form could not be given back to its rate limits', error)
  }
}

const counters = new WeakMap<Pool, RateLimiterPostgres>()

async function counting() {
  const payload = await payloadClient()
  const { pool } = postgresOf(payload)
  const counter = counters.get(pool) ?? newCounter(pool)
  counters.set(pool, counter)
  // Nobody can read a customer's number or address out of the counts.
  const hashOf = (whose: string) =>
    createHmac('sha256', payload.secret).update(`rate limit of ${whose}`).digest('base64url')
  const keyOf = (kind: string, whose: string) => (whose ? `${kind} ${hashOf(whose)}` : kind)
  return { counter, keyOf }
}

/** Removes, every five minutes, what ended an hour ago, and keeps no process alive for that. */
function newCounter(pool: Pool) {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: '',
    // Only what is counted is asked of it: each key has another limit, which `consumeRateLimits` knows.
    points: 0,
    duration: rateLimitSeconds,
    clearExpiredByTimeout: true,
  })
}

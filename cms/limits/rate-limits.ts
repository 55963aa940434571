import { createHmac } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { postgresOf } from '#cms/database/adapter.ts'
import { log } from '#cms/logs/log.ts'

/** How many acts of a kind are taken within some seconds from one sender; '' for all the world together. */
export interface RateLimit {
  kind: string
  sender: string
  most: number
  seconds: number
}

/** What was counted, for `refundCounted`; or which limit is reached, for how long, and nothing was counted. */
export type RateLimitResult<Limit extends RateLimit> =
  | { counted: Counted[]; exceeded?: never }
  | { counted?: never; exceeded: { limit: Limit; waitSeconds: number } }

/** What was counted, and when that count ends, in milliseconds since 1970. */
export interface Counted {
  key: string
  endsAt: number
}

type Pool = PostgresAdapter['pool']

/**
 * Counts an act towards limits that all processes share. The time of a limit begins with the first act that is counted in
 * it. Throws where the database is away.
 */
export async function consumeRateLimits<Limit extends RateLimit>(
  payload: Payload,
  limits: Limit[],
): Promise<RateLimitResult<Limit>> {
  const counted: Counted[] = []
  for (const limit of limits) {
    const key = keyOf(limit, payload.secret)
    const { consumedPoints, msBeforeNext } = await counterOf(payload).penalty(key, 1, {
      customDuration: limit.seconds,
    })
    counted.push({ key, endsAt: Date.now() + msBeforeNext })
    if (consumedPoints > limit.most) {
      await refundCounted(payload, counted)
      return { exceeded: { limit, waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) } }
    }
  }
  return { counted }
}

/** Takes back what `consumeRateLimits` counted, of an act that came to nothing. Never throws. */
export async function refundCounted(payload: Payload, counted: Counted[]): Promise<void> {
  const { pool } = postgresOf(payload)
  try {
    // Never from the count that has begun since: it would be below nothing, and allow that many more.
    await Promise.all(
      counted.map(({ key, endsAt }) =>
        pool.query(
          `UPDATE rate_limits SET points = points - 1
           WHERE key = $1 AND points > 0 AND expire BETWEEN $2 AND $3`,
          [key, Math.floor(endsAt) - clockToleranceMs, Math.ceil(endsAt) + clockToleranceMs],
        ),
      ),
    )
  } catch (error) {
    log.error({ err: error }, 'Something could not be given back to its rate limits')
  }
}

// The end of a count is known by how long it was still to last. The next one ends minutes later.
const clockToleranceMs = 5_000

/** Nobody can read a number, an address or an account out of the counts. */
function keyOf({ kind, sender }: RateLimit, secret: string): string {
  if (sender === '') return kind
  return `${kind} ${createHmac('sha256', secret).update(`rate limit of ${sender}`).digest('base64url')}`
}

const counters = new WeakMap<Pool, RateLimiterPostgres>()

function counterOf(payload: Payload): RateLimiterPostgres {
  const { pool } = postgresOf(payload)
  const counter = counters.get(pool) ?? newCounter(pool)
  counters.set(pool, counter)
  return counter
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
    duration: 0,
    clearExpiredByTimeout: true,
  })
}

import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { getPostgres } from '#platform/database/adapter.ts'
import { log } from '#platform/logs/log.ts'

/** Allows `max` events per sender within `seconds`. The sender '' is global. */
export interface RateLimit {
  kind: string
  sender: string
  /** `Infinity` only counts. */
  max: number
  seconds: number
  /** Replaces `max` while the total has reached its own. */
  tightenedMax?: number
}

/** Ordered narrowest first. The `total` refuses nothing, but tightens the others. */
export interface RateLimits {
  limits: RateLimit[]
  total?: RateLimit
}

/** If a limit is exceeded, nothing stays counted. */
export type RateLimitResult<Limit extends RateLimit> =
  | { counts: RateLimitCount[]; exceeded?: never }
  | { counts?: never; exceeded: { limit: Limit; waitSeconds: number } }

/** `endsAtMs`: milliseconds since 1970. */
export interface RateLimitCount {
  key: string
  points: number
  endsAtMs: number
}

/** The argument of the SQL function `count_events`. */
export interface CountRequest {
  now: number
  /** `most` is null for a limit that only counts. */
  limits: { key: string; endsAt: number; most: number | null; tightenedMost: number | null }[]
  total?: { key: string; most: number }
}

/** Its result. */
export type CountAnswer =
  { counts: RateLimitCount[]; exceeded?: never } | { counts?: never; exceeded: RateLimitCount }

/**
 * Counts one event towards all limits, across processes, in one statement. An exceeded one leaves
 * wider ones uncounted. `countTotal` counts the total. Windows start with their first event. Throws
 * without a database.
 */
export async function consumeRateLimits<Limit extends RateLimit>(
  payload: Payload,
  limits: Limit[],
  total?: RateLimit,
): Promise<RateLimitResult<Limit>> {
  const request = toCountRequest(payload, { limits, total })
  const { rows } = await getPostgres(payload).pool.query<{ answer: CountAnswer }>(
    'SELECT count_events($1) AS answer',
    [request],
  )
  return toRateLimitResult(rows[0]!.answer, request, limits)
}

export function toCountRequest({ secret }: Payload, { limits, total }: RateLimits): CountRequest {
  const now = Date.now()
  const finite = (most: number) => (most === Infinity ? null : most)
  return {
    now,
    limits: limits.map((limit) => ({
      key: hashedKey(limit, secret),
      endsAt: now + limit.seconds * 1000,
      most: finite(limit.max),
      tightenedMost: finite(limit.tightenedMax ?? limit.max),
    })),
    total: total && { key: hashedKey(total, secret), most: total.max },
  }
}

export function toRateLimitResult<Limit extends RateLimit>(
  { counts, exceeded }: CountAnswer,
  { now, limits: sent }: CountRequest,
  limits: Limit[],
): RateLimitResult<Limit> {
  if (!exceeded) return { counts }
  const limit = limits[sent.findIndex(({ key }) => key === exceeded.key)]!
  const waitSeconds = Math.max(1, Math.ceil((exceeded.endsAtMs - now) / 1000))
  return { exceeded: { limit, waitSeconds } }
}

const totalDelayMs = 200

const waitingTotals = new Map<string, { limit: RateLimit; points: number }>()

/**
 * Adds events to a total without waiting: 200 ms later, with others in one statement, as every form
 * changes the same row. Negative points take events off.
 */
export function countTotal(payload: Payload, limit: RateLimit, points = 1): void {
  if (waitingTotals.size === 0) setTimeout(() => void writeTotals(payload), totalDelayMs).unref()
  const waiting = waitingTotals.get(limit.kind)?.points ?? 0
  waitingTotals.set(limit.kind, { limit, points: waiting + points })
}

let lastWrite = Promise.resolve()

/** Also waits for an earlier write. Never throws. Exported for tests. */
export function writeTotals(payload: Payload): Promise<void> {
  lastWrite = lastWrite.then(() => writeWaitingTotals(payload))
  return lastWrite
}

async function writeWaitingTotals(payload: Payload): Promise<void> {
  const totals = [...waitingTotals.values()]
  waitingTotals.clear()
  const now = Date.now()
  for (const { limit, points } of totals) {
    await getPostgres(payload)
      .pool.query(
        `INSERT INTO rate_limits AS counted (key, points, expire) VALUES ($1, greatest($2, 0), $3)
         ON CONFLICT (key) DO UPDATE SET
           points = CASE WHEN counted.expire <= $4 THEN excluded.points
             ELSE greatest(counted.points + $2, 0) END,
           expire = CASE WHEN counted.expire <= $4 THEN excluded.expire ELSE counted.expire END`,
        [hashedKey(limit, payload.secret), points, now + limit.seconds * 1000, now],
      )
      .catch((error: unknown) => {
        log.error({ err: error }, 'The total of a form could not be counted')
      })
  }
}

/** True if one of these has been reached and its window has not ended. */
export async function isLimitReached(payload: Payload, limits: RateLimit[]): Promise<boolean> {
  const { rowCount } = await getPostgres(payload).pool.query(
    `SELECT FROM rate_limits JOIN unnest($1::text[], $2::float8[]) AS limits (key, most) USING (key)
     WHERE expire > $3 AND points >= most LIMIT 1`,
    [
      limits.map((limit) => hashedKey(limit, payload.secret)),
      limits.map(({ max }) => max),
      Date.now(),
    ],
  )
  return rowCount === 1
}

/** Reverts `consumeRateLimits`. Never throws. */
export async function refundRateLimitCounts(
  payload: Payload,
  counted: Pick<RateLimitCount, 'key' | 'endsAtMs'>[],
): Promise<void> {
  if (counted.length === 0) return
  try {
    // In counting order. Skips newer windows: negative counts would allow more.
    await getPostgres(payload).pool.query(
      `UPDATE rate_limits SET points = points - 1 WHERE key = ANY(ARRAY(
         SELECT key FROM rate_limits
         JOIN unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS events (key, expire, place) USING (key, expire)
         WHERE points > 0 ORDER BY place FOR NO KEY UPDATE OF rate_limits))`,
      [counted.map(({ key }) => key), counted.map(({ endsAtMs }) => endsAtMs)],
    )
  } catch (error) {
    log.error({ err: error }, 'A rate limit count could not be refunded')
  }
}

/** Takes one event off each count, if there is one. Order limits as they are counted. */
export async function returnEvents(payload: Payload, limits: RateLimit[]): Promise<void> {
  await getPostgres(payload).pool.query(
    `UPDATE rate_limits SET points = points - 1 WHERE key = ANY(ARRAY(
       SELECT key FROM rate_limits
       JOIN unnest($1::text[]) WITH ORDINALITY AS events (key, place) USING (key)
       WHERE points > 0 ORDER BY place FOR NO KEY UPDATE OF rate_limits))`,
    [limits.map((limit) => hashedKey(limit, payload.secret))],
  )
}

export async function deleteExpiredCounts(payload: Payload): Promise<void> {
  await getPostgres(payload).pool.query(
    `DELETE FROM rate_limits WHERE key = ANY(ARRAY(
       SELECT key FROM rate_limits WHERE expire < $1 FOR UPDATE SKIP LOCKED))`,
    [Date.now()],
  )
}

/** Hashed, so that counts reveal no phone, address or account. */
function hashedKey({ kind, sender }: RateLimit, secret: string): string {
  if (sender === '') return kind
  return `${kind} ${createHmac('sha256', secret).update(`rate limit of ${sender}`).digest('base64url')}`
}

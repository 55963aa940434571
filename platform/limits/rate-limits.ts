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

/**
 * Counts one event towards all limits, across processes, in one statement. Order limits narrowest
 * first: an exceeded one leaves the last, shared one uncounted. The `total` comes after them; it
 * refuses nothing, but tightens the others. Windows start with their first event. Throws without a
 * database.
 */
export async function consumeRateLimits<Limit extends RateLimit>(
  payload: Payload,
  limits: Limit[],
  total?: RateLimit,
): Promise<RateLimitResult<Limit>> {
  const now = Date.now()
  const events = total ? [...limits, { ...total, max: Infinity, tightenedMax: Infinity }] : limits
  const keys = events.map((limit) => hashedKey(limit, payload.secret))
  const { rows } = await getPostgres(payload).pool.query<Count>({
    // Named: each connection prepares it once.
    name: 'count rate limits',
    text: countEvents,
    values: [
      keys,
      events.map(({ seconds }) => now + seconds * 1000),
      events.map(({ max }) => max),
      events.map(({ max, tightenedMax = max }) => tightenedMax),
      now,
      total?.max,
    ],
  })
  const counts = rows.map(({ key, points, expire }) => ({ key, points, endsAtMs: Number(expire) }))
  for (const [index, limit] of limits.entries()) {
    const { points, expire, most } = rows.find(({ key }) => key === keys[index])!
    if (points <= most) continue
    await refundRateLimitCounts(payload, counts)
    const waitSeconds = Math.max(1, Math.ceil((Number(expire) - now) / 1000))
    return { exceeded: { limit, waitSeconds } }
  }
  return { counts }
}

interface Count {
  key: string
  points: number
  expire: string
  most: number
}

const onConflictCount = `
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN counted.expire <= $5 THEN 1 ELSE counted.points + 1 END,
    expire = CASE WHEN counted.expire <= $5 THEN excluded.expire ELSE counted.expire END
  RETURNING key, points, expire`

// Ordered by key, widest last, to avoid deadlocks.
const countEvents = `
  WITH events AS (
    SELECT key, ends_at, place = cardinality($1) AS is_widest,
      CASE WHEN is_total_reached THEN tightened_most ELSE most END AS most
    FROM unnest($1::text[], $2::bigint[], $3::float8[], $4::float8[]) WITH ORDINALITY
        AS events (key, ends_at, most, tightened_most, place),
      (SELECT EXISTS (SELECT FROM rate_limits
        WHERE key = $1[cardinality($1)] AND expire > $5 AND points >= $6::float8) AS is_total_reached) AS total),
  narrower AS (
    INSERT INTO rate_limits AS counted (key, points, expire)
    SELECT key, 1, ends_at FROM events WHERE NOT is_widest ORDER BY key ${onConflictCount}),
  widest AS (
    INSERT INTO rate_limits AS counted (key, points, expire)
    SELECT key, 1, ends_at FROM events WHERE is_widest
      AND NOT EXISTS (SELECT FROM narrower JOIN events USING (key) WHERE points > most) ${onConflictCount})
  SELECT key, points, expire, most
  FROM (SELECT * FROM narrower UNION ALL SELECT * FROM widest) AS counts JOIN events USING (key)
  ORDER BY is_widest, key`

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

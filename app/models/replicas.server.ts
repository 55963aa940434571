import { setTimeout } from 'node:timers/promises'
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { Payload } from 'payload'
import { Counter } from 'prom-client'
import { postgresOf } from '#cms/database/adapter.ts'
import { log } from '#cms/logs/log.ts'
import { metric } from '#cms/metrics/registry.ts'
import { environment } from '#environment.ts'

/** What SQL is asked of: a pool, a transaction, or one connection. */
export type Connection = Pick<PostgresAdapter['drizzle'], 'execute'>

/** How long whoever asks waits for a replica that is behind. */
const patienceMs = 500
const connectPatienceMs = 1_000
/** For how long one that was away or behind is not asked. */
const restMs = 5_000

const answers = metric(
  'replicas',
  (registers) =>
    new Counter({
      name: 'saaf_replica_questions_total',
      help: 'Questions that a read replica may answer, by who answered: the primary does where no replica has caught up.',
      labelNames: ['answered_by'],
      registers,
    }),
)

/**
 * Asks what only reads, of a read replica where there is one, and of the primary otherwise: always the state in which all
 * is that was stored before, by whomever. A replica that has not replayed it within half a second, or fails, is left alone
 * for a while, and `ask` is called again with the primary. Throws as `ask` does there.
 */
export async function readAnywhere<Answer>(
  payload: Payload,
  ask: (connection: Connection) => Promise<Answer>,
): Promise<Answer> {
  const { drizzle: primary } = postgresOf(payload)
  const replicas = replicasOf(payload)
  if (replicas.length === 0) return ask(primary)

  const replica = replicas.find((each) => each.isAwake())
  if (replica) {
    // In its turn.
    replicas.push(...replicas.splice(replicas.indexOf(replica), 1))
    const { rows } = await primary.execute<{ position: string }>(
      sql`SELECT pg_current_wal_flush_lsn() AS position`,
    )
    const found = await replica.ask(rows[0]!.position, ask)
    if (found) {
      answers.inc({ answered_by: 'replica' })
      return found.answer
    }
  }
  answers.inc({ answered_by: 'primary' })
  return ask(primary)
}

class Replica {
  readonly #pool: PostgresAdapter['pool']
  readonly #name: string
  #restsUntil = 0

  constructor({ pg, poolOptions }: PostgresAdapter, url: string) {
    this.#name = URL.canParse(url) ? new URL(url).host : 'a replica'
    this.#pool = new pg.Pool({
      ...poolOptions,
      connectionString: url,
      connectionTimeoutMillis: connectPatienceMs,
      allowExitOnIdle: true,
    })
  }

  isAwake(): boolean {
    return Date.now() >= this.#restsUntil
  }

  /** Its answer as of `position` in the primary's log, or later; null where it cannot give one. */
  async ask<Answer>(
    position: string,
    ask: (connection: Connection) => Promise<Answer>,
  ): Promise<{ answer: Answer } | null> {
    try {
      const client = await this.#pool.connect()
      let failure: Error | undefined
      try {
        // Both on one connection: behind an address there may be several replicas.
        const connection = drizzle({ client })
        if (!(await hasReplayed(connection, position))) throw new Error('It is behind the primary.')
        return { answer: await ask(connection) }
      } catch (error) {
        failure = error as Error
        throw error
      } finally {
        client.release(failure)
      }
    } catch (error) {
      log.warn({ err: error }, `The read replica ${this.#name} is left alone for five seconds`)
      this.#restsUntil = Date.now() + restMs
      return null
    }
  }
}

/** Whether a replica has all that stands in the primary's log before `position`, or comes to have it in time. */
async function hasReplayed(replica: Connection, position: string): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  for (let pauseMs = 1; ; pauseMs *= 2) {
    // Null where it is no replica.
    const { rows } = await replica.execute<{ is: boolean | null }>(
      sql`SELECT pg_last_wal_replay_lsn() >= ${position}::pg_lsn AS is`,
    )
    if (rows[0]?.is) return true
    if (Date.now() + pauseMs > deadline) return false
    await setTimeout(pauseMs)
  }
}

const known = new WeakMap<Payload, Replica[]>()

function replicasOf(payload: Payload): Replica[] {
  const replicas =
    known.get(payload) ??
    environment.replicaUrls.map((url) => new Replica(postgresOf(payload), url))
  known.set(payload, replicas)
  return replicas
}

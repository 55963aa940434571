import { setTimeout } from 'node:timers/promises'
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { Payload } from 'payload'
import type { PoolClient, QueryConfig } from 'pg'
import { Counter } from 'prom-client'
import { type Connection, postgresOf } from '#cms/database/adapter.ts'
import { log } from '#cms/logs/log.ts'
import { metric } from '#cms/metrics/registry.ts'
import { environment } from '#environment.ts'

/** How long whoever asks waits for a replica: for a connection, and then for what it is behind. */
const patienceMs = 500
/** One that said something so recently is not away. */
const busyMs = 2 * patienceMs
/** For how long one that was away, behind or silent is not asked. */
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

  const replica = replicas.find((each) => each.mayBeAsked())
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
  #heardAt = 0

  constructor({ pg, poolOptions }: PostgresAdapter, url: string) {
    this.#name = new URL(url).host
    this.#pool = new pg.Pool({
      ...poolOptions,
      connectionString: url,
      connectionTimeoutMillis: patienceMs,
      allowExitOnIdle: true,
    })
  }

  /** Not while it rests; after that one question tries it, and the others follow where it has answered. */
  mayBeAsked(): boolean {
    if (Date.now() < this.#restsUntil) return false
    if (this.#restsUntil > 0) this.#rest()
    return true
  }

  #rest(): void {
    this.#restsUntil = Date.now() + restMs
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
        if (!(await hasReplayed(client, position))) throw new Error('It is behind the primary.')
        this.#heardAt = Date.now()
        const answer = await ask(drizzle({ client }))
        this.#heardAt = Date.now()
        this.#restsUntil = 0
        return { answer }
      } catch (error) {
        failure = error as Error
        throw error
      } finally {
        client.release(failure)
      }
    } catch (error) {
      // It is busy, and all its connections are in use; or it cut off one answer only.
      if (Date.now() - this.#heardAt < busyMs) return null
      log.warn({ err: error }, `The read replica ${this.#name} is left alone for five seconds`)
      this.#rest()
      return null
    }
  }
}

/** Whether a replica has all that stands in the primary's log before `position`, or comes to have it in time. */
async function hasReplayed(replica: PoolClient, position: string): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  for (let pauseMs = 1; ; pauseMs *= 2) {
    const { rows } = await replica.query<{ has: boolean }>({
      // One that has become a primary itself goes another way.
      text: 'SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS has',
      values: [position],
      // It may say nothing at all.
      query_timeout: Math.max(1, deadline - Date.now()),
    } as QueryConfig)
    if (rows[0]?.has) return true
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

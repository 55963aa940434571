import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import { CircuitBreaker, DatabaseAway } from '#platform/database/health/circuit-breaker.ts'
import { log } from '#platform/logs/log.ts'
import { letCollectionsStore } from './own-storage.ts'
import { timeQueries } from './time-queries.ts'
import { TransactionQueue } from './transaction-queue.ts'

/**
 * Payload's PostgreSQL adapter, in a process that outlives the database's absences and restarts.
 *
 * Node ends a process whose database connection breaks without anyone listening, and one whose failed start-up
 * promise nobody hears. Not done in `onInit`, which Payload skips where its first try to connect has failed.
 */
export function resilientPostgres(
  settings: Parameters<typeof postgresAdapter>[0],
): ReturnType<typeof postgresAdapter> {
  const adapter = postgresAdapter({ ...settings, pg: { ...pg, Pool: EnduringPool } })
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      // Whoever asked for the connection is told of its failure as well.
      database.initializing.catch(() => {})
      superviseTransactions(database)
      letCollectionsStore(database)
      return database
    },
  }
}

/** The longest that one query may take, also on a connection that broke unnoticed while others work. */
const queryTimeoutMs = 10_000

/** By the database that they lead to: a failed start of Payload makes a new pool. */
const circuitBreakers = new Map<string | undefined, CircuitBreaker>()

function circuitBreakerOf(settings: pg.PoolConfig): CircuitBreaker {
  const { connectionString } = settings
  const breaker = circuitBreakers.get(connectionString) ?? new CircuitBreaker(settings)
  circuitBreakers.set(connectionString, breaker)
  return breaker
}

/** The pool replaces a broken connection by itself: what was being asked fails, and the next query is answered. */
class EnduringPool extends pg.Pool {
  constructor(settings: pg.PoolConfig = {}) {
    // A migration takes as long as the table is large, and is never cut off.
    const isMigrating = process.env.PAYLOAD_MIGRATING === 'true'
    super(
      isMigrating
        ? settings
        : {
            ...settings,
            query_timeout: queryTimeoutMs,
            Client: circuitBreakerOf(settings).clientClass(),
          },
    )
    this.on('error', (err) => {
      if (!(err instanceof DatabaseAway)) log.warn({ err }, 'The database closed a connection')
    })
    // The pool listens only to connections that are idle, not to those that a transaction has taken.
    this.on('connect', (client) => {
      client.on('error', () => {})
      if (process.env.NODE_ENV === 'development') timeQueries(client)
    })
    this.#takeBackBroken()
  }

  /** Drizzle never releases a connection whose BEGIN has failed, nor Payload its first: each would take up a place for good. */
  #takeBackBroken(): void {
    const lent = new Set<pg.PoolClient>()
    this.on('acquire', (client) => lent.add(client))
    this.on('release', (_err, client) => lent.delete(client))
    this.on('connect', (client) => {
      client.once('end', () => {
        if (!lent.has(client)) return
        const release = client.release.bind(client)
        client.release = () => {}
        release(true)
      })
    })
  }
}

/** Payload runs some queries outside its transaction: these connections are left to them. */
const connectionsLeft = 4

/**
 * Limits how many transactions run at once, so that others still get a connection: when transactions hold all connections
 * and each needs one more, none can go on.
 *
 * Also reports a failed COMMIT to its caller. Payload catches that error where a transaction begins and again where it ends,
 * and would confirm what was never stored.
 */
function superviseTransactions(database: PostgresAdapter): void {
  const { max = 10, connectionTimeoutMillis: timeoutMs = queryTimeoutMs } = database.poolOptions
  const concurrency = Math.max(1, max - connectionsLeft)
  const transactionQueue = new TransactionQueue({ concurrency, timeoutMs })
  Object.assign(database, { transactionQueue })
  const { beginTransaction } = database
  database.beginTransaction = async (options) => {
    let outcome: Promise<unknown> = Promise.resolve()
    const transaction: Drizzle['transaction'] = (work, config) => {
      const ending = transactionQueue.run((reportBegun) =>
        database.drizzle.transaction((connection) => {
          reportBegun()
          return work(connection)
        }, config),
      )
      outcome = ending
      return ending
    }
    const overheard = Object.create(database, {
      drizzle: { value: { transaction } },
    }) as PostgresAdapter
    const id = await beginTransaction.call(overheard, options).catch(async (error: unknown) => {
      // Payload wraps the reason in an error without its status.
      await outcome
      throw error
    })
    const session = id === null ? undefined : database.sessions[id]
    if (!session) return id

    const { resolve, reject } = session
    let isCommitted = false
    session.resolve = async () => {
      isCommitted = true
      await resolve()
      await outcome
    }
    // Asked for instead where the COMMIT has failed, and then tells of that.
    session.reject = async () => {
      await reject()
      if (isCommitted) await outcome
    }
    return id
  }
}

type Drizzle = PostgresAdapter['drizzle']

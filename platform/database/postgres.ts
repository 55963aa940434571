import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import { log } from '#platform/logs/log.ts'
import { CircuitBreaker, DatabaseUnavailable } from './circuit-breaker.ts'
import { applyCustomPersistence } from './custom-persistence.ts'
import { TransactionQueue } from './transaction-queue.ts'

/**
 * Survives outages: Node ends a process on an unhandled connection error or rejection. `onInit` is
 * too late to handle them: Payload skips it if its first connection fails.
 */
export function resilientPostgres(
  settings: Parameters<typeof postgresAdapter>[0],
): ReturnType<typeof postgresAdapter> {
  const adapter = postgresAdapter({ ...settings, pg: { ...pg, Pool: ResilientPool } })
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      // The caller also receives this error.
      database.initializing.catch(() => {})
      superviseTransactions(database)
      applyCustomPersistence(database)
      return database
    },
  }
}

/** Also ends a query on a connection that broke unnoticed. */
const queryTimeoutMs = 10_000

/** By connection string, because Payload makes a new pool after a failed start. */
const circuitBreakers = new Map<string | undefined, CircuitBreaker>()

function circuitBreakerOf(settings: pg.PoolConfig): CircuitBreaker {
  const { connectionString } = settings
  const breaker = circuitBreakers.get(connectionString) ?? new CircuitBreaker(settings)
  circuitBreakers.set(connectionString, breaker)
  return breaker
}

class ResilientPool extends pg.Pool {
  constructor(settings: pg.PoolConfig = {}) {
    // Migrations of large tables are never cut off.
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
      if (!(err instanceof DatabaseUnavailable))
        log.warn({ err }, 'The database closed a connection')
    })
    // The pool handles errors of idle connections only.
    this.on('connect', (client) => client.on('error', () => {}))
    this.#releaseBroken()
  }

  /** Drizzle never releases a connection whose BEGIN failed, nor Payload its first one. */
  #releaseBroken(): void {
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

/** For queries that Payload runs outside its transaction. */
const reservedConnections = 4

/**
 * Limits concurrent transactions: if they held all connections and each needed one more, none could
 * continue.
 *
 * Also reports a failed COMMIT, which Payload catches: it would confirm a write that was never
 * stored.
 */
function superviseTransactions(database: PostgresAdapter): void {
  const { max = 10, connectionTimeoutMillis: timeoutMs = queryTimeoutMs } = database.poolOptions
  const concurrency = Math.max(1, max - reservedConnections)
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
    const observed = Object.create(database, {
      drizzle: { value: { transaction } },
    }) as PostgresAdapter
    const id = await beginTransaction.call(observed, options).catch(async (error: unknown) => {
      // Throws the original error: Payload's has no status.
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
    // Payload also calls this after a failed COMMIT.
    session.reject = async () => {
      await reject()
      if (isCommitted) await outcome
    }
    return id
  }
}

type Drizzle = PostgresAdapter['drizzle']

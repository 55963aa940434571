import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { log } from '#platform/logs/log.ts'

// Less than 3 seconds together. A busy machine needs most of them to open the connection of the probe.
const silenceMs = 500
const probeTimeoutMs = 2_100
const probeIntervalMs = 1_000
const tickMs = 50

/** The database takes requests and does not answer. */
export class DatabaseAway extends Error {
  constructor() {
    super('The database does not answer.')
  }
}

/**
 * Opens when the database stops answering: it is stopped, or behind a broken network. Everything that waits for it then
 * fails, and so does every new query, until a probe in the background is answered. A slow query alone does not open the
 * circuit, because the probe has a connection of its own.
 */
export class CircuitBreaker {
  readonly #config: pg.ClientConfig
  readonly #clients = new Set<pg.Client>()
  #isOpen = false
  #isWatching = false
  #waiting = 0
  #answers = 0

  constructor(config: pg.ClientConfig) {
    this.#config = config
  }

  /** The class of the connections that this circuit breaker guards. */
  clientClass(): typeof pg.Client {
    const guard = this.#guard.bind(this)
    const clients = this.#clients
    class GuardedClient extends pg.Client {
      override connect(...callback: Callback[]): Promise<never> {
        const connecting = guard(() => {
          clients.add(this)
          this.once('end', () => clients.delete(this))
          return super.connect()
        })
        return settle(connecting, callback[0])
      }

      override query(...query: unknown[]): Promise<never> {
        const callback = typeof query.at(-1) === 'function' ? (query.pop() as Callback) : undefined
        const send = super.query.bind(this) as (...query: unknown[]) => Promise<unknown>
        return settle(
          guard(() => send(...query)),
          callback,
        )
      }
    }
    return GuardedClient
  }

  async #guard<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (this.#isOpen) throw new DatabaseAway()
    this.#waiting += 1
    void this.#watch()
    try {
      const answer = await ask()
      this.#answers += 1
      return answer
    } catch (error) {
      if (error instanceof pg.DatabaseError) this.#answers += 1
      throw error
    } finally {
      this.#waiting -= 1
    }
  }

  /** Runs while something waits for an answer. */
  async #watch(): Promise<void> {
    if (this.#isWatching) return
    this.#isWatching = true
    while (this.#waiting > 0) {
      const answersBefore = this.#answers
      const isHeard = () => this.#answers > answersBefore || this.#waiting === 0
      if (await happensWithin(silenceMs, isHeard)) continue
      if ((await this.#answersProbe()) || isHeard()) continue
      await this.#refuseUntilAnswered()
    }
    this.#isWatching = false
  }

  async #refuseUntilAnswered(): Promise<void> {
    log.error('The database does not answer: requests that need it fail until it does')
    this.#isOpen = true
    for (const { connection } of this.#clients) connection.stream.destroy(new DatabaseAway())
    while (!(await this.#answersProbe())) {
      await setTimeout(probeIntervalMs, undefined, { ref: false })
    }
    this.#isOpen = false
    log.warn('The database answers again')
  }

  /** An error from the database, such as one that says that it has too many connections, is an answer too. */
  async #answersProbe(): Promise<boolean> {
    const client = new pg.Client(this.#config)
    client.on('error', () => {})
    let isAnswered: boolean | undefined
    void client
      .connect()
      .then(() => client.query('SELECT 1'))
      .then(
        () => (isAnswered = true),
        (error) => (isAnswered = error instanceof pg.DatabaseError),
      )
    await happensWithin(probeTimeoutMs, () => isAnswered !== undefined)
    client.connection.stream.destroy()
    return isAnswered ?? false
  }
}

/**
 * Whether something happens within a time in which this process can hear of it. An answer that came while the process was
 * busy itself has not been read yet, so a late tick counts as one tick.
 */
async function happensWithin(timeoutMs: number, hasHappened: () => boolean): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < timeoutMs && !hasHappened(); waitedMs += tickMs) {
    await setTimeout(tickMs, undefined, { ref: false })
  }
  return hasHappened()
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Callback = (error: any, answer?: any) => void

/** Answers as node-postgres does: to the callback where there is one, and with a promise otherwise. */
function settle(answer: Promise<unknown>, callback?: Callback): Promise<never> {
  if (callback) answer.then((result) => callback(null, result), callback)
  return answer as Promise<never>
}

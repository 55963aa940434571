import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { log } from '#platform/logs/log.ts'

// Less than 3 seconds in total. On a busy machine the probe needs most of it to connect.
const silenceMs = 500
const maxPauseMs = 2_000
const probeTimeoutMs = 2_100
const probeIntervalMs = 1_000
const tickMs = 50

export class DatabaseUnavailable extends Error {
  constructor() {
    super('The database does not answer.')
  }
}

/**
 * Opens when the database stops answering: waiting and new queries fail until a background probe
 * succeeds. A slow query does not open it, because the probe uses a separate connection.
 */
export class CircuitBreaker {
  readonly #config: pg.ClientConfig
  readonly #clients = new Set<pg.Client>()
  #isOpen = false
  #isMonitoring = false
  #waiting = 0
  #sent = 0
  #answers = 0

  constructor(config: pg.ClientConfig) {
    this.#config = config
  }

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
        return supportCallback(connecting, callback[0])
      }

      override query(...query: unknown[]): Promise<never> {
        const callback = typeof query.at(-1) === 'function' ? (query.pop() as Callback) : undefined
        const send = super.query.bind(this) as (...query: unknown[]) => Promise<unknown>
        return supportCallback(
          guard(() => send(...query)),
          callback,
        )
      }
    }
    return GuardedClient
  }

  async #guard<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    if (this.#isOpen) throw new DatabaseUnavailable()
    this.#waiting += 1
    this.#sent += 1
    void this.#monitor()
    try {
      const answer = await send()
      this.#answers += 1
      return answer
    } catch (error) {
      if (error instanceof pg.DatabaseError) this.#answers += 1
      throw error
    } finally {
      this.#waiting -= 1
    }
  }

  async #monitor(): Promise<void> {
    if (this.#isMonitoring) return
    this.#isMonitoring = true
    let sentBeforeProbe = 0
    let pauseMs = silenceMs
    while (this.#waiting > 0) {
      const answersBefore = this.#answers
      const hasProgress = () => this.#answers > answersBefore || this.#waiting === 0
      // A slow query alone is probed more and more seldom.
      const hasNewQuery = this.#sent > sentBeforeProbe
      pauseMs = hasNewQuery ? silenceMs : Math.min(pauseMs * 2, maxPauseMs)
      const mayContinue = () => hasProgress() || (!hasNewQuery && this.#sent > sentBeforeProbe)
      if (await happensWithin(pauseMs, mayContinue)) continue
      sentBeforeProbe = this.#sent
      if ((await this.#probeSucceeds()) || hasProgress()) continue
      await this.#failUntilProbeSucceeds()
    }
    this.#isMonitoring = false
  }

  async #failUntilProbeSucceeds(): Promise<void> {
    log.error('The database does not answer. Requests that need it fail until it does')
    this.#isOpen = true
    for (const { connection } of this.#clients) connection.stream.destroy(new DatabaseUnavailable())
    while (!(await this.#probeSucceeds())) {
      await setTimeout(probeIntervalMs, undefined, { ref: false })
    }
    this.#isOpen = false
    log.warn('The database answers again')
  }

  /** A database error, such as too many connections, is also an answer. */
  async #probeSucceeds(): Promise<boolean> {
    const client = new pg.Client(this.#config)
    client.on('error', () => {})
    let hasAnswered: boolean | undefined
    void client
      .connect()
      .then(() => client.query('SELECT 1'))
      .then(
        () => (hasAnswered = true),
        (error) => (hasAnswered = error instanceof pg.DatabaseError),
      )
    await happensWithin(probeTimeoutMs, () => hasAnswered !== undefined)
    client.connection.stream.destroy()
    return hasAnswered ?? false
  }
}

/** A late tick counts as one: a busy process has not yet read answers that have arrived. */
async function happensWithin(timeoutMs: number, hasHappened: () => boolean): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < timeoutMs && !hasHappened(); waitedMs += tickMs) {
    await setTimeout(tickMs, undefined, { ref: false })
  }
  return hasHappened()
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Callback = (error: any, answer?: any) => void

/** node-postgres queries accept a callback or return a promise. */
function supportCallback(answer: Promise<unknown>, callback?: Callback): Promise<never> {
  if (callback) answer.then((result) => callback(null, result), callback)
  return answer as Promise<never>
}

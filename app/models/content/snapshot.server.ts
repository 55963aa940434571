import { logFailure } from '#app/models/log-failure.server.ts'

const retryPauseMs = 1_000

/**
 * One value kept in memory that all readers of this process share.
 *
 * `read` gives a value loaded after the last `drop` and at most `maxAgeMs` ago; readers who come while it is being
 * loaded wait for the same load. Where loading fails the last known value is given instead, and loading is tried
 * again a second later; only where there has never been a value does `read` throw.
 */
export class Snapshot<Value> {
  #load: () => Promise<Value>
  #maxAgeMs: number
  /** Of the loads that have arrived, that which began last: it cannot be older than the others. */
  #known: { value: Value; load: number } | null = null
  #loads = 0
  #freshUntil = 0
  #loading: Promise<Value> | null = null

  constructor({ load, maxAgeMs }: { load: () => Promise<Value>; maxAgeMs: number }) {
    this.#load = load
    this.#maxAgeMs = maxAgeMs
  }

  async read(): Promise<Value> {
    if (this.#known && Date.now() < this.#freshUntil) return this.#known.value
    this.#loading ??= this.#startLoading()
    return this.#loading
  }

  /** What is known is no longer true. A load that is under way may have read it before, so it no longer counts. */
  drop(): void {
    this.#freshUntil = 0
    this.#loading = null
  }

  #startLoading(): Promise<Value> {
    this.#loads += 1
    const load = this.#loads
    const loading: Promise<Value> = this.#load().then(
      (value) => {
        if (!this.#known || this.#known.load < load) this.#known = { value, load }
        this.#endLoading(loading, this.#maxAgeMs)
        return value
      },
      (error: unknown) => {
        if (!this.#known) {
          if (this.#loading === loading) this.#loading = null
          throw error
        }
        logFailure('Showing the last known content:', error)
        this.#endLoading(loading, retryPauseMs)
        return this.#known.value
      },
    )
    return loading
  }

  #endLoading(loading: Promise<Value>, freshForMs: number): void {
    if (this.#loading !== loading) return
    this.#freshUntil = Date.now() + freshForMs
    this.#loading = null
  }
}

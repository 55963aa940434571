import { log } from '#platform/logs/log.ts'

const retryPauseMs = 1_000

// Node fires longer ones at once.
const longestTimerMs = 2 ** 31 - 1

/**
 * One value kept in memory that all readers of this process share.
 *
 * `read` gives what is known at once, also while newer is being read behind it, which happens after each `drop` and once
 * it is `maxAgeMs` old; also, without anybody asking, when the clock has changed it: `changesAt`. Where loading fails the last known value stays, and loading is tried again a second later; only
 * readers who come before there has ever been a value wait for it, and see it fail. `load` is given what is known.
 */
export class Snapshot<Value> {
  readonly #load: (known?: Value) => Promise<Value>
  readonly #maxAgeMs: number
  readonly #changesAt: (value: Value) => Date | null
  readonly #listeners: ((value: Value) => void)[] = []
  #known: { value: Value } | null = null
  #freshUntil = 0
  #loading: Promise<Value> | null = null
  #droppedWhileLoading = false
  #change: NodeJS.Timeout | undefined

  constructor({
    load,
    maxAgeMs,
    changesAt = () => null,
  }: {
    load: (known?: Value) => Promise<Value>
    maxAgeMs: number
    changesAt?: (value: Value) => Date | null
  }) {
    this.#load = load
    this.#maxAgeMs = maxAgeMs
    this.#changesAt = changesAt
  }

  async read(): Promise<Value> {
    const known = this.peek()
    return known === undefined ? this.#loading! : known
  }

  /** As `read`, for whoever can do without: what is known at this moment, or undefined. */
  peek(): Value | undefined {
    if (!this.#loading && Date.now() >= this.#freshUntil) this.#startLoading()
    return this.#known?.value
  }

  /** What is known is no longer true: it is read anew at once, and once more where a load that has begun may have missed it. */
  drop(): void {
    this.#freshUntil = 0
    if (this.#loading) this.#droppedWhileLoading = true
    else this.#startLoading()
  }

  /** Calls `listener` with each value once it is what readers get. */
  onLoad(listener: (value: Value) => void): void {
    this.#listeners.push(listener)
  }

  #startLoading(): void {
    this.#droppedWhileLoading = false
    this.#loading = this.#load(this.#known?.value)
    this.#loading.then(
      (value) => {
        this.#known = { value }
        this.#awaitChange(value)
        this.#endLoading(this.#maxAgeMs)
        for (const listener of this.#listeners) listener(value)
      },
      (error: unknown) => {
        // Nobody goes without an answer for it.
        if (this.#known) log.warn({ err: error }, 'Showing the last known content')
        this.#endLoading(this.#known ? retryPauseMs : 0)
      },
    )
  }

  #awaitChange(value: Value): void {
    clearTimeout(this.#change)
    const changesAt = this.#changesAt(value)
    if (!changesAt) return
    const ms = Math.min(+changesAt - Date.now(), longestTimerMs)
    this.#change = setTimeout(() => this.drop(), ms).unref()
  }

  #endLoading(freshForMs: number): void {
    this.#loading = null
    this.#freshUntil = Date.now() + freshForMs
    if (this.#droppedWhileLoading) this.#startLoading()
  }
}

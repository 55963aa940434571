import { log } from '#platform/logs/log.ts'

const retryDelayMs = 1_000

// Node fires longer timers immediately.
const maxTimerMs = 2 ** 31 - 1

interface SnapshotOptions<Value> {
  load: (known?: Value) => Promise<Value>
  maxAgeMs: number
  changesAt?: (value: Value) => Date | null
}

/**
 * Holds a value in memory (stale-while-revalidate). A background load replaces it after
 * `invalidate`, at `maxAgeMs` and at `changesAt`; if it fails, a read after a second retries. Only
 * readers before the first value wait, and see failures.
 */
export class Snapshot<Value> {
  readonly #options: SnapshotOptions<Value>
  readonly #listeners: ((value: Value) => void)[] = []
  #known: { value: Value } | null = null
  #freshUntil = 0
  #loading: Promise<Value> | null = null
  #invalidatedWhileLoading = false
  #change: NodeJS.Timeout | undefined

  constructor(options: SnapshotOptions<Value>) {
    this.#options = options
  }

  async read(): Promise<Value> {
    const known = this.peek()
    return known === undefined ? this.#loading! : known
  }

  /** Undefined before the first value. */
  peek(): Value | undefined {
    if (!this.#loading && Date.now() >= this.#freshUntil) this.#startLoading()
    return this.#known?.value
  }

  /** Reloads immediately, and again after a running load, which may miss the change. */
  invalidate(): void {
    this.#freshUntil = 0
    if (this.#loading) this.#invalidatedWhileLoading = true
    else this.#startLoading()
  }

  onLoad(listener: (value: Value) => void): void {
    this.#listeners.push(listener)
  }

  #startLoading(): void {
    this.#invalidatedWhileLoading = false
    this.#loading = this.#options.load(this.#known?.value)
    this.#loading.then(
      (value) => {
        this.#known = { value }
        this.#scheduleChange(value)
        this.#endLoading(this.#options.maxAgeMs)
        for (const listener of this.#listeners) listener(value)
      },
      (error: unknown) => {
        // Without a last value, readers get the error.
        if (this.#known) log.warn({ err: error }, 'Showing the last known content')
        this.#endLoading(this.#known ? retryDelayMs : 0)
      },
    )
  }

  #scheduleChange(value: Value): void {
    clearTimeout(this.#change)
    const changesAt = this.#options.changesAt?.(value)
    if (!changesAt) return
    const ms = Math.min(+changesAt - Date.now(), maxTimerMs)
    this.#change = setTimeout(() => this.invalidate(), ms).unref()
  }

  #endLoading(freshForMs: number): void {
    this.#loading = null
    this.#freshUntil = Date.now() + freshForMs
    if (this.#invalidatedWhileLoading) this.#startLoading()
  }
}

import pLimit, { type LimitFunction } from 'p-limit'
import { APIError, type Payload } from 'payload'
import * as staffWords from '#business/words/staff.ts'
import { log } from '#platform/logs/log.ts'

export class TransactionsStalled extends APIError {
  constructor() {
    super(staffWords.requestErrors.unavailable, 503, undefined, true)
  }
}

/**
 * Limits transactions; those beyond the limit wait without a connection. If none begins or ends for
 * `timeoutMs`, all waiting ones are rejected. A long queue that moves rejects none.
 */
export class TransactionQueue {
  readonly #limit: LimitFunction
  readonly #timeoutMs: number
  readonly #stallTimer: NodeJS.Timeout
  #progressAt = performance.now()

  constructor({ concurrency, timeoutMs }: { concurrency: number; timeoutMs: number }) {
    this.#limit = pLimit({ concurrency, rejectOnClear: true })
    this.#timeoutMs = timeoutMs
    this.#stallTimer = setTimeout(() => this.#refuseWaiting(), timeoutMs).unref()
  }

  get isStalled(): boolean {
    return this.#isFull && performance.now() - this.#progressAt >= this.#timeoutMs
  }

  /** `transaction` calls `reportBegun` after BEGIN, because a failed BEGIN is no progress. */
  async run<Result>(transaction: (reportBegun: () => void) => Promise<Result>): Promise<Result> {
    if (!this.#isFull) this.#recordProgress()
    else if (this.#limit.pendingCount === 0) this.#stallTimer.refresh()
    let isWaiting = true
    let hasBegun = false
    try {
      return await this.#limit(() => {
        isWaiting = false
        return transaction(() => {
          hasBegun = true
          this.#recordProgress()
        })
      })
    } catch (error) {
      throw isWaiting ? new TransactionsStalled() : error
    } finally {
      if (hasBegun) this.#recordProgress()
    }
  }

  get #isFull(): boolean {
    return this.#limit.activeCount >= this.#limit.concurrency
  }

  #recordProgress(): void {
    this.#progressAt = performance.now()
    this.#stallTimer.refresh()
  }

  #refuseWaiting(): void {
    const waiting = this.#limit.pendingCount
    if (waiting === 0) return
    log.error({ waiting }, 'Transactions are stalled. Waiting ones are rejected')
    this.#limit.clearQueue()
  }
}

/** Stores the queue on the adapter, because Next may bundle this module twice. */
export function getTransactionQueue({ db }: Pick<Payload, 'db'>): TransactionQueue {
  return (db as unknown as { transactionQueue: TransactionQueue }).transactionQueue
}

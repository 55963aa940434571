import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TransactionQueue, TransactionsStalled } from './transaction-queue.ts'

const timeoutMs = 1_000

let queue: TransactionQueue

beforeEach(() => {
  vi.useFakeTimers()
  queue = new TransactionQueue({ concurrency: 2, timeoutMs })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Enters the queue; the transaction begins when its turn comes and runs until `end`. */
function enter({ begins = true } = {}) {
  let end!: () => void
  const promise = new Promise<void>((resolve) => (end = resolve))
  const work = vi.fn((reportBegun: () => void) => {
    if (begins) reportBegun()
    return promise
  })
  const outcome = queue.run(work).then(
    () => 'ended',
    (error: unknown) => error,
  )
  return { end, outcome, work }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('refuses those that wait once no transaction has begun or ended for the time limit', async () => {
  const running = [enter(), enter()]
  const waiting = [enter(), enter()]
  await pass(timeoutMs - 1)
  expect(queue.isStalled).toBe(false)
  await pass(1)
  expect(queue.isStalled).toBe(true)
  for (const { outcome, work } of waiting) {
    expect(await outcome).toBeInstanceOf(TransactionsStalled)
    expect(work).not.toHaveBeenCalled()
  }
  expect(await waiting[0]!.outcome).toMatchObject({ status: 503, isPublic: true })
  running[0]!.end()
  await pass(0)
  expect(queue.isStalled).toBe(false)
})

it('keeps a queue waiting that moves, however long it is', async () => {
  const all = Array.from({ length: 12 }, () => enter())
  for (const { end, outcome } of all) {
    await pass(timeoutMs - 1)
    end()
    expect(await outcome).toBe('ended')
  }
  expect(queue.isStalled).toBe(false)
})

it.each([0.5, 5])('gives one that comes after %d time limits a whole one', async (limits) => {
  enter()
  enter()
  await pass(limits * timeoutMs)
  let isRefused = false
  void enter().outcome.then(() => (isRefused = true))
  await pass(timeoutMs - 1)
  expect(isRefused).toBe(false)
  await pass(1)
  expect(isRefused).toBe(true)
})

it('does not take a transaction that cannot begin for progress', async () => {
  const failing = [enter({ begins: false }), enter({ begins: false })]
  const waiting = [enter({ begins: false }), enter({ begins: false }), enter({ begins: false })]
  await pass(timeoutMs - 1)
  for (const { end } of failing) end()
  await pass(1)
  expect(await waiting[2]!.outcome).toBeInstanceOf(TransactionsStalled)
})

it('is not stalled by transactions that begin after it was idle for long', async () => {
  await pass(10 * timeoutMs)
  enter({ begins: false })
  enter({ begins: false })
  expect(queue.isStalled).toBe(false)
})

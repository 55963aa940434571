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

it('rejects waiting transactions when none has begun or ended for the timeout', async () => {
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

it('accepts a long queue that moves', async () => {
  const all = Array.from({ length: 12 }, () => enter())
  for (const { end, outcome } of all) {
    await pass(timeoutMs - 1)
    end()
    expect(await outcome).toBe('ended')
  }
  expect(queue.isStalled).toBe(false)
})

it.each([0.5, 5])(
  'lets a transaction that arrives after %d timeouts wait for a full timeout',
  async (limits) => {
    enter()
    enter()
    await pass(limits * timeoutMs)
    let isRefused = false
    void enter().outcome.then(() => (isRefused = true))
    await pass(timeoutMs - 1)
    expect(isRefused).toBe(false)
    await pass(1)
    expect(isRefused).toBe(true)
  },
)

it('does not count a transaction that cannot begin as progress', async () => {
  const failing = [enter({ begins: false }), enter({ begins: false })]
  const waiting = [enter({ begins: false }), enter({ begins: false }), enter({ begins: false })]
  await pass(timeoutMs - 1)
  for (const { end } of failing) end()
  await pass(1)
  expect(await waiting[2]!.outcome).toBeInstanceOf(TransactionsStalled)
})

it('does not report a stall when transactions begin after a long idle time', async () => {
  await pass(10 * timeoutMs)
  enter({ begins: false })
  enter({ begins: false })
  expect(queue.isStalled).toBe(false)
})

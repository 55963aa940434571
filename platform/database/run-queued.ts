import pLimit, { type LimitFunction } from 'p-limit'

const queues = new Map<string, LimitFunction>()

/**
 * Runs work with the same key one at a time in this process: waiting work holds no database
 * connection. Throws if it has waited longer than the limit.
 */
export async function runQueued<Result>(
  key: string,
  { timeoutMs }: { timeoutMs: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const queue = queues.get(key) ?? pLimit(1)
  queues.set(key, queue)
  const deadline = Date.now() + timeoutMs
  try {
    return await queue(() => {
      if (Date.now() > deadline) throw new Error(`The queue for ${key} did not move.`)
      return work()
    })
  } finally {
    if (queue.activeCount + queue.pendingCount === 0) queues.delete(key)
  }
}

import pLimit, { type LimitFunction } from 'p-limit'

const lines = new Map<string, LimitFunction>()

/**
 * Runs work with the same key one after the other in this process, so that what would wait in the database waits here
 * without blocking a connection. Work that has waited for longer than `patienceMs` is not begun: it throws.
 */
export async function inLine<Result>(
  key: string,
  { patienceMs }: { patienceMs: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const line = lines.get(key) ?? pLimit(1)
  lines.set(key, line)
  const until = Date.now() + patienceMs
  try {
    return await line(() => {
      if (Date.now() > until) throw new Error(`The line for ${key} did not move.`)
      return work()
    })
  } finally {
    if (line.activeCount + line.pendingCount === 0) lines.delete(key)
  }
}

import pLimit, { type LimitFunction } from 'p-limit'

const lines = new Map<string, LimitFunction>()

/**
 * Does what wants the same thing one after the other, or as many `abreast`, in this process: those who would wait for each
 * other in the database wait here, where it costs no connection. What has stood in line for longer than `patienceMs` is
 * not begun any more: it throws.
 */
export async function inLine<Result>(
  key: string,
  { abreast = 1, patienceMs }: { abreast?: number; patienceMs: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const line = lines.get(key) ?? pLimit(abreast)
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

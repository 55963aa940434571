import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from 'pg'
import { vi } from 'vitest'

/** Listeners of earlier test files may query at the same time. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const scope = new AsyncLocalStorage<true>()
  const query = Client.prototype.query as (...args: unknown[]) => unknown
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    if (scope.getStore()) count += 1
    return query.apply(this, args)
  })
  try {
    await scope.run(true, work)
    return count
  } finally {
    spy.mockRestore()
  }
}

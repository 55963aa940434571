import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { Client, Pool } from 'pg'
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
  const pool = Pool.prototype as { connect: (...callbacks: (() => void)[]) => unknown }
  const connect = pool.connect
  // Otherwise a query that waits for a connection runs in the scope of the one that frees it.
  const connectSpy = vi.spyOn(pool, 'connect').mockImplementation(function (
    this: Pool,
    ...callbacks: (() => void)[]
  ) {
    return connect.apply(
      this,
      callbacks.map((callback) => AsyncResource.bind(callback)),
    )
  })
  try {
    await scope.run(true, work)
    return count
  } finally {
    spy.mockRestore()
    connectSpy.mockRestore()
  }
}

import type { ClientBase } from 'pg'
import { requestTimes } from '#platform/logs/request-times.ts'

type Query = (...asked: unknown[]) => unknown

/** Adds what a connection is asked to the times of the request that asks, for development. */
export function timeQueries(client: ClientBase): void {
  const query = client.query.bind(client) as Query
  const timed: Query = (...asked) => {
    const times = requestTimes.getStore()
    if (!times) return query(...asked)
    const began = performance.now()
    const done = () => {
      times.databaseMs += performance.now() - began
      times.queries += 1
    }
    // The pool asks with a callback, a transaction with a promise.
    const callback = asked.at(-1)
    if (typeof callback !== 'function') return (query(...asked) as Promise<unknown>).finally(done)
    return query(...asked.slice(0, -1), (...answer: unknown[]) => {
      done()
      ;(callback as Query)(...answer)
    })
  }
  client.query = timed as typeof client.query
}

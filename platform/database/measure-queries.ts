import type { ClientBase } from 'pg'
import { requestTimesStorage } from '#platform/logs/request-times.ts'

type Query = (...args: unknown[]) => unknown

/** In development, adds each query to the current request's times. */
export function measureQueries(client: ClientBase): void {
  const query = client.query.bind(client) as Query
  const timed: Query = (...args) => {
    const times = requestTimesStorage.getStore()
    if (!times) return query(...args)
    const began = performance.now()
    const done = () => {
      times.databaseMs += performance.now() - began
      times.queries += 1
    }
    // The pool passes a callback; a transaction uses the promise.
    const callback = args.at(-1)
    if (typeof callback !== 'function') return (query(...args) as Promise<unknown>).finally(done)
    return query(...args.slice(0, -1), (...answer: unknown[]) => {
      done()
      ;(callback as Query)(...answer)
    })
  }
  client.query = timed as typeof client.query
}

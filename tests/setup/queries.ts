import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from 'pg'
import { vi } from 'vitest'

/**
 * How many questions `work` asks the database, without those asked beside it: an ear for changed content that an
 * earlier file has left in this process may connect again at any moment.
 */
export async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  let asked = 0
  const asking = new AsyncLocalStorage<true>()
  const query = Client.prototype.query as (...question: unknown[]) => unknown
  const counted = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...question: unknown[]
  ) {
    if (asking.getStore()) asked += 1
    return query.apply(this, question)
  })
  try {
    await asking.run(true, work)
    return asked
  } finally {
    counted.mockRestore()
  }
}

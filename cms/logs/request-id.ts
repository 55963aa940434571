import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that is being answered, by the id under which each line of the log names it. */
export const requestIds = new AsyncLocalStorage<string>()

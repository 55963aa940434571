import { log } from '#platform/logs/log.ts'

/** Writes into the log what could not be done, and why. */
export function logFailure(what: string, error: unknown): void {
  log.error({ err: error }, what)
}

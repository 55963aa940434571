import { log } from '#platform/logs/log.ts'

/** Logs an error with what failed. */
export function logFailure(message: string, error: unknown): void {
  log.error({ err: error }, message)
}

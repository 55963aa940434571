import { log } from '#platform/logs/log.ts'

export function logFailure(message: string, error: unknown): void {
  log.error({ err: error }, message)
}

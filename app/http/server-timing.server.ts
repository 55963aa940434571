import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { type RequestTimes, requestTimesStorage } from '#platform/logs/request-times.ts'

/** Reports to the browser's network panel, in development only: it reveals too much. */
export function addServerTiming(
  _request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const times: RequestTimes = { startedAt: performance.now(), databaseMs: 0, queries: 0 }
  onHeaders(response, () => response.setHeader('Server-Timing', formatTimes(times)))
  requestTimesStorage.run(times, next)
}

/** Call once the loaders are done. */
export function markRenderStart(): void {
  const times = requestTimesStorage.getStore()
  if (times) times.renderingStartedAt = performance.now()
}

function formatTimes({ startedAt, renderingStartedAt, databaseMs, queries }: RequestTimes): string {
  const now = performance.now()
  const metrics = [
    `loader;dur=${((renderingStartedAt ?? now) - startedAt).toFixed(1)}`,
    `db;dur=${databaseMs.toFixed(1)};desc="queries: ${queries}"`,
    renderingStartedAt && `render;dur=${(now - renderingStartedAt).toFixed(1)}`,
  ]
  return metrics.filter(Boolean).join(', ')
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { type RequestTimes, requestTimes } from '#platform/logs/request-times.ts'

/** In development only: it reveals too much. */
export function addServerTiming(
  _request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const times: RequestTimes = { began: performance.now(), databaseMs: 0, queries: 0 }
  onHeaders(response, () => response.setHeader('Server-Timing', formatTimes(times)))
  requestTimes.run(times, next)
}

/** Call once the loaders are done. */
export function noteRendering(): void {
  const times = requestTimes.getStore()
  if (times) times.renderingBegan = performance.now()
}

function formatTimes({ began, renderingBegan, databaseMs, queries }: RequestTimes): string {
  const now = performance.now()
  const metrics = [
    `loader;dur=${((renderingBegan ?? now) - began).toFixed(1)}`,
    `db;dur=${databaseMs.toFixed(1)};desc="queries: ${queries}"`,
    renderingBegan && `render;dur=${(now - renderingBegan).toFixed(1)}`,
  ]
  return metrics.filter(Boolean).join(', ')
}

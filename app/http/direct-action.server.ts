import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ActionFunction } from '@remix-run/node'
import { environment } from '#environment.ts'
import { bodyLimits } from '#platform/limits/body-limits.ts'

const results = new WeakMap<IncomingMessage, Promise<unknown>>()

/**
 * Runs an action before Remix and sends its redirect at once, in half the processor time. Remix
 * renders other results: see `directResult`.
 */
export async function runDirectly(
  action: ActionFunction,
  {
    request,
    response,
    next,
  }: { request: IncomingMessage; response: ServerResponse; next: () => void },
): Promise<void> {
  const body = await readStart(request).catch(() => null)
  if (!body) return
  const act = async () => action({ request: toFormRequest(request, body), params: {}, context: {} })
  const result = act()
  const answer = await result.catch(() => null)
  if (answer instanceof Response && answer.status === 302) {
    response.writeHead(302, [...answer.headers].flat()).end()
    return
  }
  results.set(request, result)
  next()
}

function toFormRequest(sent: IncomingMessage, body: Buffer<ArrayBuffer>): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(sent.headers)) headers.set(name, String(value))
  return new Request(environment.siteUrl + sent.url!, { method: 'POST', headers, body })
}

/** For the load context: the action must return it instead of running again. */
export function directResult(request: IncomingMessage): Promise<unknown> | undefined {
  return results.get(request)
}

/** The body, or a start of it that is over the limit. Rejects if the client disconnects. */
async function readStart(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let received = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    received += chunk.length
    if (received > bodyLimits.form) break
  }
  return Buffer.concat(chunks)
}

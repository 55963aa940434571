import type { LoaderFunctionArgs } from '@remix-run/node'
import { isShuttingDown } from '#app/http/event-stream.server.ts'
import { siteHealth, siteReadinessFailure } from '#app/models/monitoring/health.server.ts'

const headers = { 'Cache-Control': 'no-store' }

/** Responds 503 at /healthz without a database, at /readyz if this process takes no requests. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (new URL(request.url).pathname === '/readyz') {
    const reason = isShuttingDown() ? 'ending' : await siteReadinessFailure()
    return Response.json(reason ? { status: 'unavailable', reason } : { status: 'ok' }, {
      status: reason ? 503 : 200,
      headers,
    })
  }
  const health = await siteHealth(new Date())
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503, headers })
}

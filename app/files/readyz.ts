import { isShuttingDown } from '#app/http/shutdown.server.ts'
import { siteReadinessFailure } from '#app/models/monitoring/readiness.server.ts'

/** Responds 200 if this process can take requests, otherwise 503 with the reason. */
export async function loader() {
  const reason = isShuttingDown() ? 'ending' : await siteReadinessFailure()
  return Response.json(reason ? { status: 'unavailable', reason } : { status: 'ok' }, {
    status: reason ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
}

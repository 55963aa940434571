import { getPayload } from 'payload'
import { isShuttingDown } from '#cms/http/shutdown.ts'
import config from '#payload.config.ts'
import { readinessFailure } from '#platform/monitoring/health.ts'

export const dynamic = 'force-dynamic'

export async function GET() {
  const reason = isShuttingDown()
    ? 'ending'
    : await getPayload({ config }).then(readinessFailure, () => 'database')
  return Response.json(reason ? { status: 'unavailable', reason } : { status: 'ok' }, {
    status: reason ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
}

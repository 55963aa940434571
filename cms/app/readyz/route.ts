import { getPayload } from 'payload'
import { isEnding } from '#cms/http/ending.ts'
import config from '#payload.config.ts'
import { whyUnready } from '#platform/database/health/readiness.ts'

export const dynamic = 'force-dynamic'

export async function GET() {
  const reason = isEnding()
    ? 'ending'
    : await getPayload({ config }).then(whyUnready, () => 'database')
  return Response.json(reason ? { status: 'unavailable', reason } : { status: 'ok' }, {
    status: reason ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
}

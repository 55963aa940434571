import { getPayload } from 'payload'
import { whyUnready } from '#cms/database/readiness.ts'
import { isEnding } from '#cms/http/ending.ts'
import config from '#payload.config.ts'

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

import { getPayload } from 'payload'
import config from '#payload.config.ts'
import { type Health, readHealth } from '#platform/monitoring/health.ts'

export const dynamic = 'force-dynamic'

export async function GET() {
  const health: Health = await getPayload({ config }).then(
    (payload) => readHealth(payload, new Date()),
    () => ({ status: 'unavailable' }),
  )
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503 })
}

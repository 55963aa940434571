import { getPayload } from 'payload'
import { type Health, healthOf } from '#cms/database/health.ts'
import config from '#payload.config.ts'

export const dynamic = 'force-dynamic'

export async function GET() {
  const health: Health = await getPayload({ config }).then(
    (payload) => healthOf(payload, new Date()),
    () => ({ status: 'unavailable' }),
  )
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503 })
}

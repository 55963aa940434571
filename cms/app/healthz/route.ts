import { getPayload } from 'payload'
import { databaseAnswers } from '#cms/database/health.ts'
import config from '#payload.config.ts'

export const dynamic = 'force-dynamic'

export async function GET() {
  const healthy = await getPayload({ config }).then(databaseAnswers, () => false)
  return Response.json({ status: healthy ? 'ok' : 'unavailable' }, { status: healthy ? 200 : 503 })
}

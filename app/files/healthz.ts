import { siteHealth } from '#app/models/monitoring/health.server.ts'

/** Responds 200 if the database answers, otherwise 503. */
export async function loader() {
  const health = await siteHealth(new Date())
  const status = health.status === 'ok' ? 200 : 503
  return Response.json(health, { status, headers: { 'Cache-Control': 'no-store' } })
}

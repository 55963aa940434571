import { siteHealth } from '#app/models/health.server.ts'

/** For load balancers and `npm start`: 200 while the database answers, 503 otherwise. */
export async function loader() {
  const health = await siteHealth(new Date())
  const status = health.status === 'ok' ? 200 : 503
  return Response.json(health, { status, headers: { 'Cache-Control': 'no-store' } })
}

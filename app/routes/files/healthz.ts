import { databaseIsUp } from '#app/models/health.server.ts'

/** For load balancers and `npm start`: 200 while the database answers, 503 otherwise. */
export async function loader() {
  const healthy = await databaseIsUp()
  return Response.json(
    { status: healthy ? 'ok' : 'unavailable' },
    { status: healthy ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}

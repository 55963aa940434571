import { isEnding } from '#app/http/ending.server.ts'
import { whyUnready } from '#app/models/readiness.server.ts'

/** For load balancers: 200 if this process can take requests, otherwise 503 with the reason. */
export async function loader() {
  const reason = isEnding() ? 'ending' : await whyUnready()
  return Response.json(reason ? { status: 'unavailable', reason } : { status: 'ok' }, {
    status: reason ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
}

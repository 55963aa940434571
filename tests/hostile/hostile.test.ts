import { afterAll, beforeAll, it } from 'vitest'
import { startTarget, type Target } from './target.ts'
import { seed, withstandHostileRequests } from './withstand-hostile-requests.ts'

const requestCount = Number(process.env.REQUESTS ?? 20_000)

let target: Target

beforeAll(async () => {
  target = await startTarget()
}, 180_000)

afterAll(() => target?.stop())

it(`withstands ${requestCount} requests with seed ${seed}`, { timeout: 0 }, () =>
  withstandHostileRequests(target, requestCount),
)

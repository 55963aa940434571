import fc from 'fast-check'
import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultOf } from './answer-rules.ts'
import { everyEndpoint } from './endpoints.ts'
import { asCurl, exchange } from './exchange.ts'
import { goodValues } from './good-values.ts'
import { hostileRequest, type Material } from './hostile-requests.ts'
import { seenForms } from './seen-forms.ts'
import { lookAround, signEverybodyIn, startTarget, type Target } from './target.ts'
import { unlawfulRows } from './unlawful-rows.ts'

// `SEED=… REQUESTS=… npm run test:hostile` for another run, or for the one that failed.
const seed = Number(process.env.SEED ?? 1998)
const requestCount = Number(process.env.REQUESTS ?? 300)

const batchSize = 300
const atOnce = 8
/** What the heap of a process may have gained in the end: caches that fill up, and what a busy moment leaves behind. */
const heapGrowthBytes = 60 * 1024 * 1024

const endpoints = await everyEndpoint()
// What stores something without an account is tried the most.
const actions = endpoints.filter(({ app, method }) => app === 'site' && method === 'POST')
const tried = [...endpoints, ...Array.from({ length: 5 }, () => actions).flat()]
const [shuffled = []] = fc.sample(fc.shuffledSubarray(tried, { minLength: tried.length }), {
  seed,
  numRuns: 1,
})

let target: Target

beforeAll(async () => {
  target = await startTarget()
}, 180_000)

afterAll(() => target?.stop())

it(`withstands ${requestCount} requests of the seed ${seed}`, { timeout: 0 }, async () => {
  const faults = new Map<string, string>()
  let heap: Record<'site' | 'cms', number> | undefined
  for (let first = 0; first < requestCount; first += batchSize) {
    const material = await gather()
    const numbers = Array.from(
      { length: Math.min(batchSize, requestCount - first) },
      (_, i) => first + i,
    )
    const limit = pLimit(atOnce)
    const found = await Promise.all(numbers.map((number) => limit(() => send(number, material))))
    for (const fault of found) if (fault) faults.set(...fault)
    for (const row of await unlawfulRows(target.database)) faults.set(row, '')
    // What is loaded at the first request of its kind is there by now.
    heap ??= { site: await target.heapBytes('site'), cms: await target.heapBytes('cms') }
  }
  const report = [...faults].map(([fault, curl]) => `${fault}\n${curl}\n`).join('\n')
  expect(report, `SEED=${seed} REQUESTS=${requestCount} npm run test:hostile`).toBe('')
  expect(logged(target.faults()), 'what the logs call faults').toEqual([])
  for (const app of ['site', 'cms'] as const) {
    // The last answers may still be on their way out.
    const growth = async () => (await target.heapBytes(app)) - heap![app]
    await expect
      .poll(growth, { timeout: 30_000, interval: 500, message: `what the ${app} holds in memory` })
      .toBeLessThan(heapGrowthBytes)
  }
})

/** Lines of the log that tell of a fault; what Payload says of its own lists and forms, answer-rules.ts allows. */
function logged(lines: string[]): string[] {
  return lines.filter((line) => line.startsWith('{') && !allowedToLog.test(line))
}
const allowedToLog =
  /"msg":"(Error fetching query preset|There was an error (fetching the list view data for collection |building form state"|getting the folder results component)|The collection with slug|Unknown Server Function)/

/** What is there at the time, and everybody signed in: what was sent may have changed all of it. */
async function gather(): Promise<Material> {
  const known = await lookAround(target)
  const sessions = await signEverybodyIn(target)
  const forms = await seenForms(target, endpoints, known, sessions)
  const good = await goodValues(target, sessions)
  return { origins: target.origins, known, sessions, forms, good }
}

/** What was wrong with the answer to one request, and how to send it again. */
async function send(number: number, material: Material): Promise<[string, string] | undefined> {
  const endpoint = shuffled[number % shuffled.length]!
  const [request] = fc.sample(hostileRequest(endpoint, material), {
    seed: seed + number,
    numRuns: 1,
  })
  const fault = faultOf(request!, await exchange(request!))
  if (fault) return [`${endpoint.method} ${endpoint.path} ${fault}`, asCurl(request!)]
}

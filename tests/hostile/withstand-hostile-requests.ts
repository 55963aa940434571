import fc from 'fast-check'
import pLimit from 'p-limit'
import { expect } from 'vitest'
import { listEndpoints } from './endpoints.ts'
import { hostileRequest, type RequestSources } from './hostile-requests.ts'
import { findInvalidRows } from './invalid-rows.ts'
import { collectPageForms } from './page-forms.ts'
import { sendRawRequest, toCurl } from './raw-exchange.ts'
import { findFault } from './response-checks.ts'
import { readExistingValues, signInAllRoles, type Target } from './target.ts'
import { readValidValues } from './valid-values.ts'

// To repeat a run: `SEED=… REQUESTS=… npm test -- hostile`.
export const seed = Number(process.env.SEED ?? 1998)

const batchSize = 300
const concurrency = 8
const maxHeapGrowthBytes = 60 * 1024 * 1024

const endpoints = await listEndpoints()
// Send more requests to site actions, because visitors reach them without an account.
const actions = endpoints.filter(({ app, method }) => app === 'site' && method === 'POST')
const weightedEndpoints = [...endpoints, ...Array.from({ length: 5 }, () => actions).flat()]
const [shuffled = []] = fc.sample(
  fc.shuffledSubarray(weightedEndpoints, { minLength: weightedEndpoints.length }),
  {
    seed,
    numRuns: 1,
  },
)

export async function withstandHostileRequests(
  target: Target,
  requestCount: number,
): Promise<void> {
  const faults = new Map<string, string>()
  let heap: Record<'site' | 'cms', number> | undefined
  for (let first = 0; first < requestCount; first += batchSize) {
    const sources = await gatherSources(target)
    const numbers = Array.from(
      { length: Math.min(batchSize, requestCount - first) },
      (_, i) => first + i,
    )
    const limit = pLimit(concurrency)
    const found = await Promise.all(
      numbers.map((number) => limit(() => sendHostileRequest(number, sources))),
    )
    for (const fault of found) if (fault) faults.set(...fault)
    for (const row of await findInvalidRows(target.database)) faults.set(row, '')
    // Measure after the first batch, when lazily loaded modules are in memory.
    heap ??= { site: await target.heapBytes('site'), cms: await target.heapBytes('cms') }
  }
  const report = [...faults].map(([fault, curl]) => `${fault}\n${curl}\n`).join('\n')
  expect(report, `SEED=${seed} REQUESTS=${requestCount} npm test -- hostile`).toBe('')
  expect(unexpectedLogLines(target.errorLogLines()), 'errors in the logs').toEqual([])
  for (const app of ['site', 'cms'] as const) {
    // Requests may still be in progress.
    const growth = async () => (await target.heapBytes(app)) - heap![app]
    await expect
      .poll(growth, { timeout: 30_000, interval: 500, message: `heap growth of the ${app}` })
      .toBeLessThan(maxHeapGrowthBytes)
  }
}

/** Ignores errors of responses that response-checks.ts allows. */
function unexpectedLogLines(lines: string[]): string[] {
  return lines.filter((line) => !allowedLogLine.test(line))
}
// 2201X: a negative page of the versions of a global.
const allowedLogLine =
  /"msg":"(Error fetching query preset|There was an error (fetching the list view data for collection |building form state"|getting the folder results component)|The collection with slug|Unknown Server Function)|globals\/operations\/findVersions\.js.*"msg":"the database refused it \(2201X\)/

/** Repeated for each batch, because requests change data and sessions. */
async function gatherSources(target: Target): Promise<RequestSources> {
  const existing = await readExistingValues(target)
  const sessions = await signInAllRoles(target)
  const forms = await collectPageForms(target, endpoints, existing, sessions)
  const validValues = await readValidValues(target, sessions)
  return { origins: target.origins, existing, sessions, forms, validValues }
}

async function sendHostileRequest(
  number: number,
  sources: RequestSources,
): Promise<[string, string] | undefined> {
  const endpoint = shuffled[number % shuffled.length]!
  const [request] = fc.sample(hostileRequest(endpoint, sources), {
    seed: seed + number,
    numRuns: 1,
  })
  const fault = findFault(request!, await sendRawRequest(request!))
  if (fault) return [`${endpoint.method} ${endpoint.path} ${fault}`, toCurl(request!)]
}

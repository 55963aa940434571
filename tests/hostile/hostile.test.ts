import { appendFileSync } from 'node:fs'
import fc from 'fast-check'
import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultOf } from './answer-rules.ts'
import { everyEndpoint } from './endpoints.ts'
import { asCurl, exchange } from './exchange.ts'
import { goodValues } from './good-values.ts'
import { hostileRequest } from './hostile-requests.ts'
import { seenForms } from './seen-forms.ts'
import { lookAround, signEverybodyIn, startTarget, type Target } from './target.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const requestCount = Number(process.env.REQUESTS ?? 20_000)
const batchSize = 250
const atOnce = 8

const endpoints = await everyEndpoint()
// What stores something without an account is tried the most.
const actions = endpoints.filter(({ app, method }) => app === 'site' && method === 'POST')
const tried = [...endpoints, ...Array.from({ length: 5 }, () => actions).flat()]
let target: Target

beforeAll(async () => {
  target = await startTarget()
}, 180_000)

afterAll(() => target?.stop())

it(`${requestCount} hostile requests, with the seed ${seed}`, { timeout: 0 }, async () => {
  const faults = new Map<string, { count: number; curl: string; said: string }>()
  const shuffled = fc.sample(fc.shuffledSubarray(tried, { minLength: tried.length }), { seed, numRuns: 1 })[0]!
  let sentCount = 0
  while (sentCount < requestCount) {
    const known = await lookAround(target)
    const sessions = await signEverybodyIn(target)
    const forms = await seenForms(target, endpoints, known, sessions)
    const good = await goodValues(target, sessions)
    const material = { origins: target.origins, known, sessions, forms, good }
    const limit = pLimit(atOnce)
    const count = Math.min(batchSize, requestCount - sentCount)
    await Promise.all(
      Array.from({ length: count }, (_, index) => {
        const number = sentCount + index
        const endpoint = shuffled[number % shuffled.length]!
        const [request] = fc.sample(hostileRequest(endpoint, material), { seed: seed + number, numRuns: 1 })
        return limit(async () => {
          const answer = await exchange(request!)
          const fault = faultOf(request!, answer)
          if (!fault) return
          if (process.env.FOUND) appendFileSync(process.env.FOUND, `${JSON.stringify([fault, endpoint.method, endpoint.path, request!.method, request!.target.slice(0,300), request!.headers.filter(([n]) => !/^(Host|Cookie)$/.test(n)).map(String), request!.headers.filter(([n]) => n === 'Cookie').map(([,v])=>v.replace(/payload-token=ey[^;]*/, 'T')), request!.body.toString('latin1').slice(0,400), answer.body.slice(0,300)])}\n`)
          const key = `${endpoint.method} ${endpoint.path} ${fault}`
          const { count = 0 } = faults.get(key) ?? {}
          faults.set(key, { count: count + 1, curl: asCurl(request!), said: answer.body.slice(0, 200) })
        })
      }),
    )
    sentCount += count
    console.log(sentCount, faults.size)
  }
  expect([...faults].map(([key, { count, curl, said }]) => `${count} × ${key}\n${curl.slice(0, 1500)}\n${said}`).join('\n\n')).toBe('')
})

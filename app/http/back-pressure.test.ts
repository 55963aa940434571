import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import compression from 'compression'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { untilDrainedOf } from './back-pressure.server.ts'

const parts = 1000
const bytesEach = 64 * 1024
let made = 0
let answered: Promise<void>
const compress = compression()

/** As Remix does: each part is written as soon as it is there. */
async function answer(response: ServerResponse): Promise<void> {
  const pace = untilDrainedOf(response)
  response.setHeader('Content-Type', 'text/csv')
  for (made = 0; made < parts && !response.closed; made += 1) {
    // What does not get smaller by compression.
    response.write(Buffer.from(crypto.getRandomValues(new Uint8Array(bytesEach))))
    await pace()
  }
  response.end()
}

const server = createServer((request, response) => {
  compress(request as never, response as never, () => {
    answered = answer(response)
  })
})
const ask = async (headers: Record<string, string>) => {
  const asked = get({ port: (server.address() as AddressInfo).port, headers })
  return (await once(asked, 'response')) as [IncomingMessage]
}

async function untilNoMoreIsMade(): Promise<void> {
  let before: number
  do {
    before = made
    await setTimeout(200)
  } while (made !== before)
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

it.each(['gzip', 'identity'])('an answer (%s) is made as fast as it is read', async (coding) => {
  const [reader] = await ask({ 'Accept-Encoding': coding })
  reader.pause()
  await untilNoMoreIsMade()
  // What the two ends of a connection hold by themselves.
  expect(made).toBeLessThan(parts / 2)

  const unread = made
  reader.resume()
  await expect.poll(() => made).toBeGreaterThan(unread)
  // Nor does it wait for a reader who is gone.
  reader.destroy()
  await answered
  expect(made).toBeLessThan(parts)
})

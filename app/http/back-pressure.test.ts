import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import compression from 'compression'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeSignal, trackDrain } from './back-pressure.server.ts'

const totalParts = 1000
const bytesPerPart = 64 * 1024
let writtenParts = 0
let finished: Promise<void>
let closed: AbortSignal
const compress = compression()

/** Writes without waiting, as Remix does. */
async function answer(response: ServerResponse): Promise<void> {
  const waitForDrain = trackDrain(response)
  closed = closeSignal(response)
  response.setHeader('Content-Type', 'text/csv')
  for (writtenParts = 0; writtenParts < totalParts && !response.closed; writtenParts += 1) {
    // Random bytes do not compress.
    response.write(Buffer.from(crypto.getRandomValues(new Uint8Array(bytesPerPart))))
    await waitForDrain()
  }
  response.end()
}

const server = createServer((request, response) => {
  compress(request as never, response as never, () => {
    finished = answer(response)
  })
})
const fetchResponse = async (headers: Record<string, string>) => {
  const request = get({ port: (server.address() as AddressInfo).port, headers })
  return (await once(request, 'response')) as [IncomingMessage]
}

async function waitUntilWritingStops(): Promise<void> {
  let before: number
  do {
    before = writtenParts
    await setTimeout(200)
  } while (writtenParts !== before)
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

it.each(['gzip', 'identity'])(
  'produces a response (%s) only as fast as the client reads it',
  async (coding) => {
    const [response] = await fetchResponse({ 'Accept-Encoding': coding })
    response.pause()
    await waitUntilWritingStops()
    // Socket buffers hold the rest.
    expect(writtenParts).toBeLessThan(totalParts / 2)

    const writtenBefore = writtenParts
    response.resume()
    await expect.poll(() => writtenParts).toBeGreaterThan(writtenBefore)
    // A disconnected client does not block it.
    expect(closed.aborted).toBe(false)
    response.destroy()
    await finished
    expect(writtenParts).toBeLessThan(totalParts)
    await expect.poll(() => closed.aborted).toBe(true)
  },
)

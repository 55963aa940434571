import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { peers } from '#cms/limits/client-address.ts'
import { prepareEveryRequest } from './every-request.ts'

it('whatever answers a request knows the address at its other end', async () => {
  prepareEveryRequest()
  const server = createServer((_, response) => response.end(peers.getStore()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    headers: { 'X-Forwarded-For': '203.0.113.7' },
  })
  expect(await answer.text()).toBe('127.0.0.1')
  server.close()
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import express, { type RequestHandler } from 'express'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { environment } from '#environment.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { sendBytes } from '#tests/helpers/http/raw-request.ts'
import { createRequestListener } from './request-listener.server.ts'

await testPayload()

const route = { id: 'root', path: 'echo' }
const build = {
  mode: 'production',
  publicPath: '/',
  basename: '/',
  future: { v3_singleFetch: true },
  entry: { module: { default: (request: Request) => new Response(request.url) } },
  assets: { version: '1', url: '', entry: { module: '', imports: [] }, routes: { root: route } },
  routes: { root: { ...route, module: { default: () => null } } },
} as unknown as ServerBuild

const server = createServer(
  createRequestListener(build, {
    builtFiles: (_request, _response, next) => next(),
    remix: (partialBuild) =>
      express().all('*', createRequestHandler({ build: partialBuild }) as RequestHandler),
  }),
)
let site: string
const { trustProxy } = environment

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
afterEach(() => {
  environment.trustProxy = trustProxy
})

it.each([
  'X-Forwarded-Host: a:99999',
  'X-Forwarded-Host: [::1, b:-1',
  'X-Forwarded-Host: a:65536\r\nX-Forwarded-Host: b:x',
  'X-Forwarded-Port: 99999',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-For: [2001:db8::1]:443,',
  'Forwarded: for="[::1";host=a:99999',
])('answers a request with %j, with and without a trusted proxy', async (header) => {
  for (const isTrusted of [true, false]) {
    environment.trustProxy = isTrusted
    const lines = ['GET /echo HTTP/1.1', 'Host: saaf.example', header, 'Connection: close', '', '']
    const response = await sendBytes(site, lines.join('\r\n'))
    expect(response).toMatch(/^HTTP\/1\.1 200 /)
    expect(response).toContain('http://saaf.example/echo')
  }
})

import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { decode } from 'turbo-stream'
import { afterEach, beforeEach, expect, it } from 'vitest'

// The decoder of turbo-stream 2.4.1, which Remix 2 uses, calls any global constructor that its
// input names (GHSA-49rj-9fvp-4h2h). It must never receive client input.

const hostile = '[["E","message","CalledByDecoder"]]\n'

const calls: unknown[] = []

beforeEach(() => {
  calls.length = 0
  Object.assign(globalThis, {
    CalledByDecoder: class {
      constructor(message: unknown) {
        calls.push(message)
      }
    },
  })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'CalledByDecoder')
})

const build = {
  mode: 'production',
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  basename: '/',
  isSpaMode: false,
  future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true },
  entry: { module: { default: () => new Response('page') } },
  assets: { version: '1', url: '', entry: { module: '', imports: [] }, routes: {} },
  routes: {
    root: {
      id: 'root',
      path: 'echo',
      module: {
        default: () => null,
        loader: ({ request }: { request: Request }) => ({ asked: request.url }),
        action: async ({ request }: { request: Request }) => ({ sent: await request.text() }),
      },
    },
  },
} as unknown as ServerBuild

const handle = createRequestHandler(build)

it('confirms that the decoder calls a named constructor', async () => {
  await decode(new Response(hostile).body!)
  expect(calls).toEqual(['message'])
})

it.each([
  ['/echo', 'text/x-script'],
  ['/echo.data', 'text/x-script'],
  ['/echo.data', 'application/x-www-form-urlencoded'],
  ['/echo.data?_routes=root', 'text/x-turbo'],
  ['/__manifest', 'text/x-script'],
])('does not decode a body sent to %s as %s', async (path, contentType) => {
  const response = await handle(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      body: hostile,
      headers: { 'Content-Type': contentType },
    }),
  )
  await response.text()
  expect(calls).toEqual([])
})

it('encodes a sent body as text', async () => {
  const response = await handle(
    new Request('http://localhost/echo.data', { method: 'POST', body: hostile }),
  )
  const { value, done } = await decode(response.body!)
  await done
  expect(value).toEqual({ data: { sent: hostile } })
  expect(calls).toEqual([])
})

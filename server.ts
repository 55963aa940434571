import { createServer, type RequestListener } from 'node:http'
import { Server } from 'node:net'
import path from 'node:path'
import { createRequestHandler, type GetLoadContextFunction } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import closeWithGrace from 'close-with-grace'
import compression from 'compression'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import type * as entry from '#app/entry.server.tsx'

const second = 1000

// `npm run build` writes this file to build/server, next to the build that it serves.
const built = import.meta.dirname
const build = (await import(path.join(built, 'index.js'))) as ServerBuild
// Import our modules from the build: a second copy would start a second Payload.
const {
  refuseClientError,
  startShutdown,
  environment,
  createRequestListener,
  directResult,
  log,
  readBuiltFiles,
  checkSchemaCompatibility,
  closeSignal,
  refuseExpectation,
  startMetrics,
  trackDrain,
} = build.entry.module as typeof entry

const incompatibility = await checkSchemaCompatibility(environment.databaseUrl)
if (incompatibility) {
  console.error(incompatibility)
  process.exit(1)
}

const builtFiles = await readBuiltFiles(path.join(built, '../client'))
const handleError: ErrorRequestHandler = (error: Error, _request, response, _next) => {
  // The client has disconnected.
  if (error.name === 'AbortError' && response.closed) return
  log.error({ err: error }, 'A request could not be answered')
  // Too late for an error page.
  if (response.headersSent) return void response.destroy()
  response.status(500).type('text').send('Something went wrong. Please try again in a minute.')
}
const getLoadContext: GetLoadContextFunction = (request, response) => ({
  directResult: directResult(request),
  closed: closeSignal(response),
  trackDrain: () => trackDrain(response),
})
const createRemixApp = (partialBuild: ServerBuild) =>
  express()
    .disable('x-powered-by')
    .disable('query parser')
    .use(compression())
    .all('*', createRequestHandler({ build: partialBuild, getLoadContext }) as RequestHandler)
    .use(handleError)

const respond = createRequestListener(build, { builtFiles, remix: createRemixApp })
let isShuttingDown = false
const onRequest: RequestListener = (request, response) => {
  if (isShuttingDown) response.shouldKeepAlive = false
  respond(request, response)
}
const server = createServer({
  // Large enough for a search of 10 kB, which its page refuses with a message.
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10 * second,
  requestTimeout: 30 * second,
  connectionsCheckingInterval: 5 * second,
})
server
  .on('request', onRequest)
  .on('checkContinue', onRequest)
  .on('checkExpectation', refuseExpectation)
  .on('clientError', refuseClientError)
  .on('connect', (_request, socket) => refuseClientError({ code: 'HPE_INVALID_METHOD' }, socket))
  .listen(environment.port, environment.host)
startMetrics()

closeWithGrace({ delay: 15 * second, logger: false }, async ({ err }) => {
  if (err) log.fatal({ err }, 'The site stops because of an error')
  isShuttingDown = true
  // Behind a proxy, keep idle connections, which `server.close()` would close: the proxy may be
  // sending a request. Node closes them after five seconds.
  const closed = new Promise<unknown>((resolve) =>
    environment.trustProxy ? Server.prototype.close.call(server, resolve) : server.close(resolve),
  )
  startShutdown()
  await closed
})

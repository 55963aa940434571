import { createServer, type RequestListener } from 'node:http'
import { Server } from 'node:net'
import path from 'node:path'
import { createRequestHandler, type GetLoadContextFunction } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import closeWithGrace from 'close-with-grace'
import compression from 'compression'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { Registry } from 'prom-client'
import sirv from 'sirv'
import type * as entry from '#app/entry.server.tsx'

// The site's process. `npm run build` puts this file beside the build that it serves:
// `node --conditions=production build/server/server.js`.

const second = 1000

const built = import.meta.dirname
const build = (await import(path.join(built, 'index.js'))) as ServerBuild
// What is ours comes from the build, so that a process has one Payload.
const {
  answerUnreadable,
  beginToEnd,
  environment,
  frontDoor,
  log,
  metricsText,
  newerSchemaAt,
  refuseExpectation,
  startMetrics,
  untilDrainedOf,
} = build.entry.module as typeof entry

const misfit = await newerSchemaAt(environment.databaseUrl)
if (misfit) {
  console.error(misfit)
  process.exit(1)
}

const builtFiles = sirv(path.join(built, '../client'), {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: [],
  setHeaders: (response, pathname) => {
    const age = pathname.startsWith('/assets/') ? '31536000, immutable' : '3600'
    response.setHeader('Cache-Control', `public, max-age=${age}`)
  },
})
const failed: ErrorRequestHandler = (error: Error, _request, response, _next) => {
  // Whoever is gone waits for nothing.
  if (error.name === 'AbortError' && response.closed) return
  log.error({ err: error }, 'A request could not be answered')
  // What has begun can only be broken off.
  if (response.headersSent) return void response.destroy()
  response.status(500).type('text').send('Something went wrong. Please try again in a minute.')
}
const getLoadContext: GetLoadContextFunction = (_request, response) => ({
  untilDrained: () => untilDrainedOf(response),
})
const remix = (part: ServerBuild) =>
  express()
    .disable('x-powered-by')
    .disable('query parser')
    .use(compression())
    .all('*', createRequestHandler({ build: part, getLoadContext }) as RequestHandler)
    .use(failed)

const answer = frontDoor(build, { builtFiles, remix })
let isEnding = false
const take: RequestListener = (request, response) => {
  if (isEnding) response.shouldKeepAlive = false
  answer(request, response)
}
const server = createServer({
  // A search of 10 kB is told that it is too long, on the page that it was meant for.
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10 * second,
  requestTimeout: 30 * second,
  connectionsCheckingInterval: 5 * second,
})
server
  .on('request', take)
  .on('checkContinue', take)
  .on('checkExpectation', refuseExpectation)
  .on('clientError', answerUnreadable)
  .on('connect', (_request, socket) => answerUnreadable({ code: 'HPE_INVALID_METHOD' }, socket))
  .listen(environment.port, environment.host)
if (environment.metrics.port) {
  startMetrics()
  serveMetrics(environment.metrics)
}

closeWithGrace({ delay: 15 * second, logger: false }, async ({ err }) => {
  if (err) log.fatal({ err }, 'The site ends')
  isEnding = true
  // Node's own close cuts off idle connections, on which a proxy may have its next request on the way. Left alone, they end
  // by themselves, after Node's five seconds.
  const closed = new Promise<unknown>((resolve) =>
    environment.trustProxy ? Server.prototype.close.call(server, resolve) : server.close(resolve),
  )
  beginToEnd()
  await closed
})

/** For Prometheus, at a port of its own, which visitors do not reach. */
function serveMetrics({ host, port }: { host: string; port?: number }) {
  createServer((_request, response) => {
    metricsText().then(
      (text) => response.setHeader('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE).end(text),
      () => response.writeHead(503).end(),
    )
  })
    // Without them the site is as good as with them.
    .on('error', ({ message }) => console.error(`Metrics cannot be served: ${message}`))
    .listen(port, host)
    .unref()
}

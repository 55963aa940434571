import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { Server } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createRequestHandler, type GetLoadContextFunction } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import closeWithGrace from 'close-with-grace'
import compression from 'compression'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { AggregatorRegistry, Registry } from 'prom-client'
import sirv from 'sirv'
import type * as entry from '#app/entry.server.tsx'

const second = 1000
// EX_CONFIG of sysexits.h: starting anew would not help.
const misconfigured = 78
const restartPauseMs = 1 * second

/**
 * The site as a process, or as several at one port where SITE_PROCESSES says so. `npm run build` puts this file beside
 * the build that it serves: `node --conditions=production build/server/server.js`.
 */
const processCount = Number(process.env.SITE_PROCESSES ?? 1)
// Asks each process what it has counted; a process answers from its start on.
const gathered = new AggregatorRegistry()
if (cluster.isPrimary && processCount > 1) keepProcesses(processCount)
else await serve()

async function serve(): Promise<void> {
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
    process.exit(misconfigured)
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
  const server = createServer({
    // A search of 10 kB is told that it is too long, on the page that it was meant for.
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10 * second,
    requestTimeout: 30 * second,
    connectionsCheckingInterval: 5 * second,
  })
  const take: RequestListener = (request, response) => {
    if (isEnding) response.shouldKeepAlive = false
    answer(request, response)
  }
  server.on('request', take)
  server.on('checkContinue', take)
  server.on('checkExpectation', refuseExpectation)
  server.on('clientError', answerUnreadable)
  server.on('connect', (_request, socket) =>
    answerUnreadable({ code: 'HPE_INVALID_METHOD' }, socket),
  )
  server.listen(environment.port, environment.host)
  if (environment.metrics.port) {
    startMetrics()
    if (cluster.isPrimary) serveMetrics(environment.metrics, metricsText)
  }

  const end = ({ leaveIdle }: { leaveIdle: boolean }) => {
    isEnding = true
    // That of HTTP cuts off idle connections, on which a proxy may have its next request on the way. Left alone, they end by
    // themselves, after Node's five seconds.
    const closed = new Promise<unknown>((resolve) =>
      leaveIdle ? Server.prototype.close.call(server, resolve) : server.close(resolve),
    )
    beginToEnd()
    return closed
  }
  closeWithGrace({ delay: 15 * second, logger: false, skip: ['SIGUSR2'] }, async ({ err }) => {
    if (err) log.fatal({ err }, 'The site ends')
    await end({ leaveIdle: environment.trustProxy })
  })
  cluster.worker?.on('message', (message) => {
    if (message === 'end') void end({ leaveIdle: true }).then(() => process.exit())
  })
}

/** Starts anew what ends by itself, and on SIGUSR2 all of them, one by one, each once its successor listens. */
function keepProcesses(count: number): void {
  const isEnding = new Set<Worker>()
  let isStopping = false

  cluster.on('exit', (worker, code) => {
    if (code === misconfigured) {
      // Those of the release before go on.
      if (workers().every((worker) => worker.isDead())) process.exit(code)
      return
    }
    if (isEnding.delete(worker)) return
    void setTimeout(restartPauseMs).then(() => isStopping || startOne())
  })
  let replaced: Promise<unknown> = Promise.resolve()
  process.on('SIGUSR2', () => {
    replaced = replaced.then(replaceAll)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isStopping = true
      for (const worker of workers()) worker.process.kill('SIGTERM')
    })
  }
  for (let number = 1; number <= count; number += 1) void startOne()
  const { METRICS_HOST, METRICS_PORT: port } = process.env
  const host = METRICS_HOST || '127.0.0.1'
  if (port) serveMetrics({ host, port: Number(port) }, () => gathered.clusterMetrics())

  async function replaceAll() {
    for (const worker of workers()) {
      if (isEnding.has(worker) || isStopping) continue
      // One that ends by itself meanwhile has its successor in this one.
      isEnding.add(worker)
      const isListening = await startOne()
      if (worker.isDead()) continue
      if (!isListening) return void isEnding.delete(worker)
      // It may end at this very moment.
      worker.send('end', () => {})
    }
  }
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}

/** Resolves once it listens; with false where it ends before. */
async function startOne(): Promise<boolean> {
  const worker = cluster.fork()
  return Promise.race([
    once(worker, 'listening').then(() => true),
    once(worker, 'exit').then(() => false),
  ])
}

/** For Prometheus, at a port of its own, which visitors do not reach. */
function serveMetrics(
  { host, port }: { host: string; port?: number },
  read: () => Promise<string>,
) {
  createServer((_request, response) => {
    read().then(
      (text) => response.setHeader('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE).end(text),
      () => response.writeHead(503).end(),
    )
  })
    // Without them the site is as good as with them.
    .on('error', ({ message }) => console.error(`Metrics cannot be served: ${message}`))
    .listen(port, host)
    .unref()
}

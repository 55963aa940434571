import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'
import { environment } from '#environment.ts'
import { isCmsBuildFresh } from '#scripts/launch/build.ts'
import { cmsServerArgs, startServer, stopServer } from '#scripts/launch/child-process.ts'

const pollMs = 200
const stopTimeoutMs = 15_000

/**
 * Serves the current build, if it is up to date, for the half minute until Next's development
 * server shows a first page.
 */
async function serve(): Promise<void> {
  const previousBuild = (await isCmsBuildFresh()) ? await startNext('start', 'production') : null
  if (previousBuild) await previousBuild.firstPage()
  const development = await startNext('dev', 'development')
  let active = previousBuild ?? development

  // Proxies connections, so that hot reload works too.
  const proxy = createServer((visitor) => {
    const server = connect(active.port, 'localhost')
    pipeline(visitor, server, visitor, () => {})
  })
  proxy.listen(environment.port, environment.host)

  process.once('SIGTERM', () => {
    proxy.close()
    void Promise.all([previousBuild?.stop(), development.stop()]).then(() => process.exit(0))
  })
  development.server.once('exit', (code) => process.exit(code ?? 1))

  await development.firstPage()
  active = development
  await previousBuild?.stop()
}

async function startNext(mode: 'start' | 'dev', nodeEnv: 'production' | 'development') {
  const port = await getPort()
  const server = startServer(
    cmsServerArgs(mode, port, environment.host && 'localhost'),
    {
      NODE_ENV: nodeEnv,
      PORT: String(port),
      // In development, Payload must reload changed collections.
      DISABLE_PAYLOAD_HMR: String(mode === 'start'),
    },
    environment,
  )
  return {
    port,
    server,
    firstPage: () => waitUntilAnswered(`http://localhost:${port}/cms/login`),
    stop: () => stopServer(server, stopTimeoutMs),
  }
}

async function waitUntilAnswered(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => null))?.ok) await setTimeout(pollMs)
}

void serve()

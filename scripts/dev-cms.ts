import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'
import { environment } from '#environment.ts'
import { isCmsBuilt } from '#scripts/launch/build.ts'
import { cmsServer, startServer, stopServer } from '#scripts/launch/child-process.ts'

const pollMs = 200
const stopPatienceMs = 15_000

/**
 * The CMS of `npm run dev`, at PORT. Next's development server compiles for half a minute before it shows a first page.
 * Until then the build answers in its place, where it is that of the present sources.
 */
async function serve(): Promise<void> {
  const standIn = (await isCmsBuilt()) ? await startNext('start', 'production') : null
  if (standIn) await standIn.firstPage()
  const development = await startNext('dev', 'development')
  let open = standIn ?? development

  // Whole connections are passed on, the one that reloads pages too.
  const door = createServer((visitor) => {
    const server = connect(open.port, 'localhost')
    pipeline(visitor, server, visitor, () => {})
  })
  door.listen(environment.port, environment.host)

  process.once('SIGTERM', () => {
    door.close()
    void Promise.all([standIn?.stop(), development.stop()]).then(() => process.exit(0))
  })
  development.server.once('exit', (code) => process.exit(code ?? 1))

  await development.firstPage()
  open = development
  await standIn?.stop()
}

async function startNext(mode: 'start' | 'dev', nodeEnv: 'production' | 'development') {
  const port = await getPort()
  const server = startServer(
    cmsServer(mode, port, environment.host && 'localhost'),
    {
      NODE_ENV: nodeEnv,
      PORT: String(port),
      // In development Payload has to follow what changes in a collection.
      DISABLE_PAYLOAD_HMR: String(mode === 'start'),
    },
    environment,
  )
  return {
    port,
    server,
    firstPage: () => untilAnswered(`http://localhost:${port}/cms/login`),
    stop: () => stopServer(server, stopPatienceMs),
  }
}

async function untilAnswered(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => null))?.ok) await setTimeout(pollMs)
}

void serve()

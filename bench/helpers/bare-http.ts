import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

interface BareResponse {
  headers: Record<string, string>
  body: Buffer
}

const file = fileURLToPath(import.meta.url)

/**
 * A `node:http` server that does nothing but send the site's bytes and headers, in a process of its
 * own: the limit of what a site on Node can reach.
 */
export async function startBareHttp(
  site: string,
  requests: { path: string; headers: Record<string, string> }[],
): Promise<{ url: string; stop: () => void }> {
  const responses: [string, BareResponse][] = []
  for (const { path, headers } of requests) responses.push([path, await copy(site + path, headers)])
  const child = fork(file, { serialization: 'advanced' })
  child.send(responses)
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() }
}

async function copy(url: string, sent: Record<string, string>): Promise<BareResponse> {
  const [response] = (await once(get(url, { headers: sent }), 'response')) as [IncomingMessage]
  // Node adds these to each response.
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _alive,
    ...headers
  } = response.headers
  return { headers: headers as Record<string, string>, body: await buffer(response) }
}

if (process.argv[1] === file) {
  process.once('message', (received) => {
    const responses = new Map(received as [string, BareResponse][])
    const server = createServer((request, response) => {
      const { headers, body } = responses.get(request.url!)!
      response.writeHead(200, headers).end(body)
    })
    server.listen(0, '127.0.0.1', () => {
      process.send!((server.address() as { port: number }).port)
    })
  })
}

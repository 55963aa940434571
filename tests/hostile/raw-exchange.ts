import { connect } from 'node:net'

/** Sent as it is, because an HTTP client would correct or reject it. */
export interface RawRequest {
  app: 'site' | 'cms'
  origin: string
  method: string
  target: string
  headers: [string, string][]
  body: Buffer
  /** Only half of the body is sent; a response is optional. */
  isTruncated?: boolean
}

export interface RawResponse {
  status: number
  headers: Headers
  /** Not decoded: includes the sizes of chunks. */
  body: string
  ms: number
  isTimedOut: boolean
}

export const timeoutMs = 15_000

export function sendRawRequest(request: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(request.origin)
  const startedAt = performance.now()
  return new Promise((resolve) => {
    let received = ''
    let isTimedOut = false
    const socket = connect(Number(port), hostname, () => {
      const bytes = toBytes(request)
      if (request.isTruncated)
        socket.end(bytes.subarray(0, -Math.ceil(request.body.length / 2) || -1))
      else socket.write(bytes)
    })
    const timer = setTimeout(() => {
      isTimedOut = true
      socket.destroy()
    }, timeoutMs)
    socket.setEncoding('latin1').on('data', (part: string) => {
      received += part
      if (/^content-type: text\/event-stream/im.test(received)) socket.destroy()
    })
    // A server that rejects an unfinished request resets the connection, maybe after its response.
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      clearTimeout(timer)
      resolve({ ...parseResponse(received), ms: performance.now() - startedAt, isTimedOut })
    })
  })
}

function toBytes({ method, target, headers, body }: RawRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  const head = [`${method} ${target} HTTP/1.1`, ...lines, 'Connection: close', '', '']
  return Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), body])
}

function parseResponse(received: string) {
  const finalResponse = received.replace(/^HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n/, '')
  const end = finalResponse.indexOf('\r\n\r\n')
  const [start = '', ...lines] = finalResponse.slice(0, end).split('\r\n')
  const headers = new Headers()
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 0)
  return { status, headers, body: finalResponse.slice(end + 4) }
}

export function toCurl({ origin, method, target, headers, body }: RawRequest): string {
  const quoted = (text: string) =>
    `$'${text.replace(/[\\']/g, '\\$&').replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)}'`
  const parts = headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  if (body.length > 0) parts.push(`--data-binary ${quoted(body.toString('latin1'))}`)
  return `curl -gi --path-as-is -X ${quoted(method)} ${parts.join(' ')} ${quoted(origin + target)}`
}

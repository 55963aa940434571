import { connect } from 'node:net'

/** A request as it goes over the wire: no client in between makes it any better. */
export interface RawRequest {
  app: 'site' | 'cms'
  origin: string
  method: string
  /** Path and query, as they are sent. */
  target: string
  headers: [string, string][]
  body: Buffer
  /** Sends half of its body and ends. Then there need not be an answer. */
  isCutOff?: boolean
}

export interface Answer {
  /** 0 where there was none. */
  status: number
  headers: Headers
  /** As it came, with its chunks. */
  body: string
  ms: number
  isLate: boolean
}

export const patienceMs = 15_000

/** Sends a request over a connection of its own, and reads all that is answered. What lasts for ever is left at its start. */
export function exchange(request: RawRequest): Promise<Answer> {
  const { hostname, port } = new URL(request.origin)
  const began = performance.now()
  return new Promise((resolve) => {
    let said = ''
    let isLate = false
    const socket = connect(Number(port), hostname, () => {
      const bytes = bytesOf(request)
      if (request.isCutOff) socket.end(bytes.subarray(0, -Math.ceil(request.body.length / 2) || -1))
      else socket.write(bytes)
    })
    const timer = setTimeout(() => {
      isLate = true
      socket.destroy()
    }, patienceMs)
    socket.setEncoding('latin1').on('data', (part: string) => {
      said += part
      if (/^content-type: text\/event-stream/im.test(said)) socket.destroy()
    })
    // What was refused before all of it was sent resets the connection; the answer may have come.
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      clearTimeout(timer)
      resolve({ ...answerOf(said), ms: performance.now() - began, isLate })
    })
  })
}

function bytesOf({ method, target, headers, body }: RawRequest): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  const head = [`${method} ${target} HTTP/1.1`, ...lines, 'Connection: close', '', '']
  return Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), body])
}

function answerOf(said: string) {
  const final = said.replace(/^HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n/, '')
  const end = final.indexOf('\r\n\r\n')
  const [start = '', ...lines] = final.slice(0, end).split('\r\n')
  const headers = new Headers()
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 0)
  return { status, headers, body: final.slice(end + 4) }
}

/** The same as a command to repeat it with. */
export function asCurl({ origin, method, target, headers, body }: RawRequest): string {
  const quoted = (text: string) =>
    `$'${text.replace(/[\\']/g, '\\$&').replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)}'`
  const parts = headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  if (body.length > 0) parts.push(`--data-binary ${quoted(body.toString('latin1'))}`)
  return `curl -gi --path-as-is -X ${quoted(method)} ${parts.join(' ')} ${quoted(origin + target)}`
}

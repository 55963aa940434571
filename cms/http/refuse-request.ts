import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'

// Closing at once resets the connection before a client that is still sending reads the answer.
const lingerMs = 2000

interface Refusal {
  status: 403 | 413 | 503
  message: string
  headers?: Record<string, string>
}

/** Answers without reading the body. Next sees a disconnected client and sends no late answer. */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
): void {
  dropBody(request)
  // Node assigns the socket to the response after the event that starts a request.
  process.nextTick(answer, request, response, refusal)
}

/** Discards the rest, so that readers never see a cut body as complete. */
function dropBody(request: IncomingMessage): void {
  request.push = (chunk: Buffer | null) => {
    // A request without a body ends before the answer.
    if (chunk === null) process.nextTick(() => request.socket.destroySoon())
    return true
  }
  // Holding a body pauses it.
  request.socket.resume()
}

function answer(
  { socket }: IncomingMessage,
  response: ServerResponse,
  { status, message, headers: more }: Refusal,
): void {
  // Pipelined, or already answered.
  if (response.socket !== socket || response.headersSent) return void socket.destroy()
  const body = JSON.stringify({ errors: [{ message }] })
  const headers = {
    ...response.getHeaders(),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...more,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
  response.statusCode = status
  response.detachSocket(socket)
  response.destroy()
  response.emit('close')
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import * as messages from '#business/words/messages.ts'
import { type BodyLimit, bodyLimits } from '#platform/limits/body-limits.ts'

// How long data is still discarded after the answer. Closing at once would reset the connection before a client that is
// still sending has read it.
const lingerMs = 2000

/**
 * Returns false if the announced length of a body is over its limit, and true if the body may be read. Without an announced
 * length it is read up to the limit. Past it the client is answered 413 and the connection is closed. Works on the raw request, because
 * Next and Payload read bodies in several places.
 */
export function enforceBodyLimit(
  limit: BodyLimit,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const maxBytes = bodyLimits[limit]
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    dropBody(request)
    // Node assigns the socket to the response after this event.
    process.nextTick(answerTooLarge, limit, request, response)
    return false
  }
  const push = request.push.bind(request)
  let receivedBytes = 0
  request.push = (chunk: Buffer | null, encoding) => {
    receivedBytes += chunk?.length ?? 0
    if (receivedBytes <= maxBytes) return push(chunk, encoding)
    dropBody(request)
    answerTooLarge(limit, request, response)
    return true
  }
  return true
}

/** Discards the rest of the body and its end, so that no reader takes the cut body for complete. */
function dropBody(request: IncomingMessage): void {
  request.push = (chunk: Buffer | null) => {
    if (chunk === null) request.socket.destroySoon()
    return true
  }
}

function answerTooLarge(
  limit: BodyLimit,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { socket } = request
  // A pipelined request, or one that has its answer already.
  if (response.socket !== socket || response.headersSent) return void socket.destroy()
  const { tooLarge, fileTooLarge } = messages.refusal
  const message = limit === 'upload' ? fileTooLarge : tooLarge
  const body = JSON.stringify({ errors: [{ message }] })
  const headers = {
    ...response.getHeaders(),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
  // To Next, the client has disconnected. Its own late answer must not reach the socket.
  response.statusCode = 413
  response.detachSocket(socket)
  response.destroy()
  response.emit('close')
  socket.end(['HTTP/1.1 413 Payload Too Large', ...lines, '', body].join('\r\n'))
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

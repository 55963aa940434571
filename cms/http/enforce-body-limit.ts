import type { IncomingMessage, ServerResponse } from 'node:http'
import * as messages from '#business/words/messages.ts'
import { type BodyLimit, bodyLimits } from '#platform/limits/body-limits.ts'

// Closing at once resets the connection before a client that is still sending reads the answer.
const lingerMs = 2000

/**
 * Answers 413 at once and returns false if the announced length exceeds the limit; otherwise counts
 * the body and answers 413 when it does. Works on the raw request because Next and Payload read
 * bodies in several places.
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

/** Discards the rest, so that readers never see a cut body as complete. */
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
  // Pipelined, or already answered.
  if (response.socket !== socket || response.headersSent) return void socket.destroy()
  const { tooLarge, fileTooLarge } = messages.requestErrors
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
  // Next sees a disconnected client and sends no late answer.
  response.statusCode = 413
  response.detachSocket(socket)
  response.destroy()
  response.emit('close')
  socket.end(['HTTP/1.1 413 Payload Too Large', ...lines, '', body].join('\r\n'))
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

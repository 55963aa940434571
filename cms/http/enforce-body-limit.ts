import type { IncomingMessage, ServerResponse } from 'node:http'
import pLimit from 'p-limit'
import { getPayload } from 'payload'
import * as staffWords from '#business/words/staff.ts'
import { findSession } from '#platform/api/find-session.ts'
import { bodyLimitFor, bodyLimits } from '#platform/limits/body-limits.ts'
import { processSingleton } from '#platform/logs/process-singleton.ts'
import { refuseRequest } from './refuse-request.ts'

const tooLarge = {
  form: staffWords.requestErrors.tooLarge,
  document: staffWords.requestErrors.tooLarge,
  upload: staffWords.requestErrors.fileTooLarge,
  signedOut: staffWords.requestErrors.tooLargeSignedOut,
}

/**
 * Answers 413 and returns false if the announced length exceeds the limit; otherwise counts the
 * body. Without a valid session the limit is 64 KiB; a larger body waits for the session's check.
 */
export function enforceBodyLimit(request: IncomingMessage, response: ServerResponse): boolean {
  const limit = bodyLimitFor(request.url ?? '')
  const announced = announcedBytes(request)
  const refuse = (kind: keyof typeof tooLarge) =>
    refuseRequest(request, response, { status: 413, message: tooLarge[kind] })
  if (announced !== 'unknown' && announced > bodyLimits[limit]) {
    refuse(limit)
    return false
  }
  const isLarge = announced === 'unknown' || announced > bodyLimits.form
  const isUpload = limit === 'upload' && announced !== 0
  if (limit === 'form' || (!isLarge && !isUpload)) {
    countBody(request, bodyLimits.form, () => refuse('form'))
    return true
  }

  const release = holdBody(request)
  const read = () => release(() => countBody(request, bodyLimits[limit], () => refuse(limit)))
  void readSession(request).then((session) => {
    if (session === 'unknown') refuseAsBusy(request, response)
    else if (session && isUpload) queueUpload(request, response, read)
    else if (session) read()
    else if (isLarge && announced !== 'unknown') refuse('signedOut')
    else release(() => countBody(request, bodyLimits.form, () => refuse('signedOut')))
  })
  return true
}

function announcedBytes({ headers }: IncomingMessage): number | 'unknown' {
  return headers['transfer-encoding'] ? 'unknown' : Number(headers['content-length'] ?? 0)
}

async function readSession({ headers }: IncomingMessage) {
  const { authorization = '', cookie = '', origin = '', 'sec-fetch-site': site } = headers
  if (!authorization && !cookie) return null
  const sent = { authorization, cookie, origin, 'Sec-Fetch-Site': String(site ?? '') }
  try {
    const { default: config } = await import('#payload.config.ts')
    return await findSession(await getPayload({ config }), new Headers(sent))
  } catch {
    return 'unknown'
  }
}

function countBody(request: IncomingMessage, maxBytes: number, refuse: () => void): void {
  const push = request.push.bind(request)
  let receivedBytes = 0
  request.push = (chunk: Buffer | null, encoding) => {
    receivedBytes += chunk?.length ?? 0
    if (receivedBytes <= maxBytes) return push(chunk, encoding)
    refuse()
    return true
  }
}

function holdBody(request: IncomingMessage): (limitBody: () => void) => void {
  const push = request.push.bind(request)
  const held: Parameters<typeof push>[] = []
  request.push = (...chunk) => {
    held.push(chunk)
    // Node stops reading from the connection.
    return false
  }
  return (limitBody) => {
    request.push = push
    limitBody()
    for (const chunk of held) request.push(...chunk)
  }
}

/** Payload holds each file in memory, and sharp its pixels. */
const maxParallelUploads = 4
const longestWaitMs = 20_000

const uploads = processSingleton('uploads', () => pLimit(maxParallelUploads))

function queueUpload(request: IncomingMessage, response: ServerResponse, read: () => void): void {
  let isWaiting = true
  const timer = setTimeout(() => refuseAsBusy(request, response), longestWaitMs)
  const closed = waitForClose(request, response)
  void closed.then(() => {
    isWaiting = false
    clearTimeout(timer)
  })
  void uploads(() => {
    clearTimeout(timer)
    if (isWaiting) read()
    return closed
  })
}

/** Also resolves if the client has already left, or leaves while an earlier response is pending. */
function waitForClose({ socket }: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      socket.off('close', end)
      resolve()
    }
    if (socket.destroyed) return end()
    response.once('close', end)
    socket.once('close', end)
  })
}

function refuseAsBusy(request: IncomingMessage, response: ServerResponse): void {
  const { unavailable: message } = staffWords.requestErrors
  refuseRequest(request, response, { status: 503, message, headers: { 'Retry-After': '10' } })
}

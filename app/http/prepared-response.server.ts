import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'

/** Smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

interface Representation {
  etag: string
  /** Alternating names and values, which Node writes faster than an object. */
  headers: string[]
  /** Some clients would wait for a body of its length. */
  headersWithoutBody: string[]
  body: Buffer
}

/** A response that is sent as it is, from memory. */
export type PreparedResponse = { identity: Representation } & Partial<
  Record<Encoding, Representation>
>

/** `tag` changes with the bodies. */
export function prepareResponse(
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>,
  headers: Record<string, string>,
  tag: string,
): PreparedResponse {
  const isEncoded = Object.keys(bodies).length > 1
  const varying = [headers.vary, isEncoded && 'Accept-Encoding'].filter(Boolean).join(', ')
  const represent = (encoding: Encoding, body: Buffer): Representation => {
    const etag = `"${tag}${isEncoded ? `-${encoding}` : ''}"`
    const headersWithoutBody = Object.entries({
      ...headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(varying && { vary: varying }),
      etag,
    }).flat()
    const all = [...headersWithoutBody, 'content-length', String(body.length)]
    return { etag, headers: all, headersWithoutBody, body }
  }
  const entries = Object.entries(bodies) as [Encoding, Buffer][]
  return Object.fromEntries(
    entries.map(([encoding, body]) => [encoding, represent(encoding, body)]),
  ) as PreparedResponse
}

/** Node omits the body for HEAD. */
export function sendPrepared(
  { headers: sent }: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
): 200 | 304 {
  const { etag, headers, headersWithoutBody, body } = pickRepresentation(
    prepared,
    sent['accept-encoding'],
  )
  if (sent['if-none-match'] !== undefined && fresh(sent, { etag })) {
    response.writeHead(304, headersWithoutBody).end()
    return 304
  }
  response.writeHead(200, headers).end(body)
  return 200
}

function pickRepresentation(prepared: PreparedResponse, accepted: string | undefined) {
  for (const encoding of acceptedEncodings(accepted)) {
    const representation = prepared[encoding]
    if (representation) return representation
  }
  return prepared.identity
}

const acceptedByHeader = new Map<string, readonly Encoding[]>()

// Browsers send few different values.
const maxRememberedHeaders = 100

function acceptedEncodings(header = ''): readonly Encoding[] {
  const known = acceptedByHeader.get(header)
  if (known) return known
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const names = negotiator.encodings([...encodings])
  const accepted = encodings.filter((encoding) => names.includes(encoding))
  if (acceptedByHeader.size < maxRememberedHeaders) acceptedByHeader.set(header, accepted)
  return accepted
}

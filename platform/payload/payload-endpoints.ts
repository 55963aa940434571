import { stat } from 'node:fs/promises'
import path from 'node:path'
import {
  APIError,
  type Endpoint,
  extractJWT,
  NotFound,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import * as messages from '#business/words/messages.ts'
import { databaseAnswers } from '#platform/database/health/health.ts'

type Endpoints = Endpoint[] | false | undefined

/**
 * What may be asked of Payload's REST API. Leaves out what can only fail, and refuses with 400 a query or a body that cannot
 * be read and a value that PostgreSQL does not take: Payload would call each of them a fault of the server. Answers 503
 * while the database is away.
 */
export function restrictPayloadEndpoints(config: SanitizedConfig): SanitizedConfig {
  const restricted = (
    endpoints: Endpoints,
    leftOut: (endpoint: Endpoint) => boolean = () => false,
  ) => endpoints && endpoints.filter((endpoint) => !leftOut(endpoint)).map(refusing)

  config.endpoints = (restricted(config.endpoints) || []) as typeof config.endpoints
  for (const collection of config.collections) {
    const { versions, auth, slug, upload } = collection
    const endpoints = collection.endpoints || []
    collection.endpoints = restricted(
      // Where a storage holds the files, it says by itself which it has.
      upload && upload.staticDir && !upload.handlers?.length
        ? endpoints.map((endpoint) => ofFilesIn(upload.staticDir!, endpoint))
        : collection.endpoints,
      ({ method, path }) =>
        (!versions && path.startsWith('/versions')) ||
        (!auth?.verify && path === '/verify/:id') ||
        // Its query names a table that it does not join; nothing of the admin asks for it.
        (slug === 'payload-preferences' && method === 'delete' && path === '/:key'),
    ) as Endpoint[] | false
  }
  for (const global of config.globals) {
    global.endpoints = restricted(global.endpoints) as Endpoint[] | false
  }
  return config
}

/** Of a file that is not there Payload makes a fault of the server. */
function ofFilesIn(folder: string, endpoint: Endpoint): Endpoint {
  if (endpoint.path !== '/file/:filename') return endpoint
  return {
    ...endpoint,
    handler: async (req) => {
      const name = String(req.routeParams?.filename)
      const found = await stat(path.join(folder, path.basename(name))).catch(() => null)
      if (!found?.isFile()) throw new NotFound(req.t)
      return endpoint.handler(req)
    },
  }
}

/** An endpoint of its own: Payload gives the same to several collections. */
function refusing(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      try {
        await assertSessionIsKnown(req)
        assertQuery(req.query)
        expectJsonObject(req)
        return await endpoint.handler(req)
      } catch (error) {
        throw refusalOf(error as Error, req) ?? (await databaseAwayOf(error, req)) ?? error
      }
    },
  }
}

/** When Payload cannot look up a session, it treats the request as signed out. Throws a 503 instead. */
async function assertSessionIsKnown(req: PayloadRequest): Promise<void> {
  const { headers, payload, user } = req
  if (user || !extractJWT({ headers, payload })) return
  if (!(await databaseAnswers(payload))) throw databaseAway(req)
}

async function databaseAwayOf(error: unknown, req: PayloadRequest) {
  const isRefusal = error instanceof APIError && error.status < 500
  return isRefusal || (await databaseAnswers(req.payload)) ? null : databaseAway(req)
}

function databaseAway(req: PayloadRequest) {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Retry-After', '60')
  return new APIError(messages.request.unavailable, 503, undefined, true)
}

/** Those that PostgreSQL has for fields like ours; Payload itself takes further ones, and fails at them. */
const operators = new Set(
  'equals not_equals contains in not_in exists greater_than greater_than_equal less_than less_than_equal like not_like'.split(
    ' ',
  ),
)

function assertQuery({ where, sort, data }: PayloadRequest['query']): void {
  const asked = typeof where === 'string' && where ? parsed(where) : where
  if (asked && !isWhere(asked)) throw unreadable()
  // As Payload reads it.
  if (typeof data === 'string' && data) parsed(data)
  if (sort !== undefined && !isListOf(isScalar)(sort) && !isScalar(sort)) throw unreadable()
}

function isWhere(value: unknown): boolean {
  if (!isObject(value)) return false
  return Object.entries(value).every(([name, part]) =>
    /^(and|or)$/i.test(name) ? isListOf(isWhere)(part) : isCondition(part),
  )
}

function isCondition(value: unknown): boolean {
  if (!isObject(value)) return false
  return Object.entries(value).every(
    ([operator, operand]) =>
      operators.has(operator) && (isScalar(operand) || isListOf(isScalar)(operand)),
  )
}

/** What is sent as JSON must be an object: most handlers look into it without asking. */
function expectJsonObject(req: PayloadRequest): void {
  const isJson = contentTypeOf(req).startsWith('application/json')
  const read = req.text?.bind(req)
  const text = async () => {
    const said = (await read?.()) ?? ''
    if (!isJson) return said
    if (said && !isObject(parsed(said))) throw unreadable()
    return said || '{}'
  }
  Object.assign(req, { text, json: async () => parsed(await text()) })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

const contentTypeOf = ({ headers }: PayloadRequest) => headers.get('Content-Type') ?? ''

function refusalOf(error: Error, req: PayloadRequest) {
  const { code } = (error.cause ?? error) as { code?: unknown }
  // PostgreSQL, Appendix A: a value that its column cannot hold is of class 22, none where there must be one 23502, the id of
  // what is not there 23503; and an operator that a column of such a type does not have 42601 or 42883.
  if (typeof code === 'string' && /^22|^2350[23]$/.test(code))
    return refusal(messages.refusal.wrongType)
  if (req.query.where && /^42(601|883)$/.test(String(code))) return unreadable()
  // The JSON in a form, which Payload reads itself.
  const isOfForm = contentTypeOf(req).startsWith('multipart/') && error instanceof SyntaxError
  return isOfForm || brokenForm.test(error.message) ? unreadable() : null
}

/** What Payload and its parser of forms say of one that is cut off or malformed, without a status. */
const brokenForm = /^(Unexpected end of|Malformed |Multipart: |Request is not eligible)/

function unreadable() {
  return refusal(messages.refusal.unreadable)
}

function refusal(sentence: string) {
  return new APIError(sentence, 400, undefined, true)
}

function isListOf(isPart: (value: unknown) => boolean) {
  return (value: unknown) => Array.isArray(value) && value.every(isPart)
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value !== 'object'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

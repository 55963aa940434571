import { stat } from 'node:fs/promises'
import path from 'node:path'
import {
  APIError,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { z } from 'zod'
import * as staffWords from '#business/words/staff.ts'
import { isDatabaseResponding } from '#platform/monitoring/health.ts'
import { isObject, refusal } from './error-response.ts'
import { findSession } from './find-session.ts'

type Endpoints = Endpoint[] | false | undefined

/**
 * Removes REST endpoints that can only fail. Rejects malformed input, and values that PostgreSQL
 * refuses, with 400 instead of 500. Answers 503 while the database is unavailable.
 */
export function restrictPayloadEndpoints(config: SanitizedConfig): SanitizedConfig {
  const restrict = (
    endpoints: Endpoints,
    isRemoved: (endpoint: Endpoint) => boolean = () => false,
  ) => endpoints && endpoints.filter((endpoint) => !isRemoved(endpoint)).map(withChecks)

  config.endpoints = (restrict(config.endpoints) || []) as typeof config.endpoints
  for (const collection of config.collections) {
    const { versions, auth, slug, upload } = collection
    const endpoints = collection.endpoints || []
    collection.endpoints = restrict(
      upload
        ? endpoints.map((endpoint) =>
            // A storage plugin checks for missing files itself.
            withFileCheck(upload.handlers?.length ? undefined : upload.staticDir, endpoint),
          )
        : collection.endpoints,
      ({ method, path }) =>
        (!versions && path.startsWith('/versions')) ||
        (!auth?.verify && path === '/verify/:id') ||
        // Its query uses a table without joining it; the admin never calls it.
        (slug === 'payload-preferences' && method === 'delete' && path === '/:key'),
    ) as Endpoint[] | false
  }
  for (const global of config.globals) {
    global.endpoints = restrict(global.endpoints) as Endpoint[] | false
  }
  return config
}

/** Answers 404 for a missing file (Payload: 500), and to visitors for a trashed one (403). */
function withFileCheck(folder: string | undefined, endpoint: Endpoint): Endpoint {
  if (endpoint.path !== '/file/:filename') return endpoint
  return {
    ...endpoint,
    handler: async (req) => {
      const name = path.basename(String(req.routeParams?.filename))
      if (folder && !(await isFile(path.join(folder, name)))) throw new NotFound(req.t)
      try {
        return await endpoint.handler(req)
      } catch (error) {
        throw error instanceof Forbidden ? new NotFound(req.t) : error
      }
    },
  }
}

async function isFile(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  return found?.isFile() ?? false
}

/** A copy: Payload shares endpoints between collections. */
function withChecks(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      try {
        // Hooks of a write read the whole document.
        if (endpoint.method !== 'get') delete req.query.select
        await assertSessionIsKnown(req)
        assertQuery(req.query)
        expectJsonObject(req)
        if (endpoint.path === '/reorder') await assertMove(req)
        return await withNotice(req, await endpoint.handler(req))
      } catch (error) {
        throw toRefusal(error as Error, req) ?? (await toUnavailableError(error, req)) ?? error
      }
    },
  }
}

/** The admin shows the `message` of a response. */
async function withNotice({ context }: PayloadRequest, response: Response): Promise<Response> {
  if (!context.notice || !response.ok) return response
  const answer = (await response.json()) as object
  return Response.json({ ...answer, message: context.notice }, response)
}

/** Payload treats a failed session lookup as signed out. Repeats it, or throws 503. */
async function assertSessionIsKnown(req: PayloadRequest): Promise<void> {
  if (req.user) return
  const session = await findSession(req.payload, req.headers)
  if (session === 'unknown') throw unavailableError(req)
  req.user = session
}

async function toUnavailableError(error: unknown, req: PayloadRequest) {
  if (error instanceof APIError && error.status < 500) return null
  if (error instanceof APIError && error.status === 503) return unavailableError(req, error.message)
  const isAvailable = !isBusy(error) && (await isDatabaseResponding(req.payload))
  return isAvailable ? null : unavailableError(req)
}

/**
 * PostgreSQL error codes: class 08 connection lost, 40 conflict with another transaction, 53 out of
 * resources, 57 cancelled or shutting down, 55P03 lock not available.
 */
const busyCode = /^(08|40|53|57)...$|^55P03$/

/** Errors of pg without a code. */
const busyMessage =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated)/

/** True for the errors of a database that answers, but not in time. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return busyCode.test(String(code)) || busyMessage.test(error.message) || isBusy(error.cause)
}

function unavailableError(
  req: PayloadRequest,
  message: string = staffWords.requestErrors.unavailable,
) {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Retry-After', '60')
  return refusal(message, 503)
}

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null(), z.undefined()])
const scalars = z.union([scalar, z.array(scalar)])

/** Payload accepts further operators but fails on them. */
const operators = /^((not_)?(equals|in|like)|contains|exists|(greater|less)_than(_equal)?)$/

const moveSchema = z.looseObject({
  docsToMove: z.array(z.string()),
  target: z.looseObject({ id: z.string() }),
})

function assertQuery({ where, sort, data }: PayloadRequest['query']): void {
  const condition = typeof where === 'string' && where ? parseJson(where) : where
  if (condition && !isWhere(condition)) throw malformedError()
  // Payload parses it too.
  if (typeof data === 'string' && data) parseJson(data)
  if (!scalars.safeParse(sort).success) throw malformedError()
}

function isWhere(value: unknown): boolean {
  if (!isObject(value)) return false
  return Object.entries(value).every(([name, part]) =>
    /^(and|or)$/i.test(name) ? Array.isArray(part) && part.every(isWhere) : isCondition(part),
  )
}

function isCondition(value: unknown): boolean {
  if (!isObject(value)) return false
  return Object.entries(value).every(
    ([operator, operand]) => operators.test(operator) && scalars.safeParse(operand).success,
  )
}

/** Most handlers expect an object without checking. */
function expectJsonObject(req: PayloadRequest): void {
  const isJson = contentType(req).startsWith('application/json')
  const read = req.text?.bind(req)
  const text = async () => {
    const body = (await read?.()) ?? ''
    if (!isJson) return body
    if (body && !isObject(parseJson(body))) throw malformedError()
    return body || '{}'
  }
  Object.assign(req, { text, json: async () => parseJson(await text()) })
}

/** Payload does not check the types of ids. */
async function assertMove(req: PayloadRequest): Promise<void> {
  const move: unknown = await req.json?.()
  if (!moveSchema.safeParse(move).success) throw malformedError()
  req.json = () => Promise.resolve(move)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformedError()
  }
}

const contentType = ({ headers }: PayloadRequest) => headers.get('Content-Type') ?? ''

function toRefusal(error: Error, req: PayloadRequest) {
  const { code } = (error.cause ?? error) as { code?: unknown }
  // PostgreSQL error codes: class 22 invalid value, 23502 not null, 23503 foreign key, 42601 and
  // 42883 operator unknown for the type.
  if (typeof code === 'string' && /^22|^2350[23]$/.test(code))
    return refusal(staffWords.requestErrors.wrongType)
  if (req.query.where && /^42(601|883)$/.test(String(code))) return malformedError()
  // Payload itself parses the JSON in a form.
  const isOfForm = contentType(req).startsWith('multipart/') && error instanceof SyntaxError
  return isOfForm || brokenInput.test(error.message) ? malformedError() : null
}

/** Errors of Payload without a status: values nested too deeply, its form parser, its positions. */
const brokenInput =
  /^(Maximum call stack|invalid (integer part of )?order key|trailing zero|Unexpected end of|Malformed |Multipart: |Request is not eligible)/

function malformedError() {
  return refusal(staffWords.requestErrors.unreadable)
}

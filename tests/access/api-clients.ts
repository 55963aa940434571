import { randomUUID } from 'node:crypto'
import { type CollectionSlug, type GlobalSlug, handleEndpoints, type Payload } from 'payload'
import { type Role, roles } from '#business/accounts/roles.ts'
import config from '#payload.config.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { mintSessionToken } from '#tests/helpers/accounts/session-token.ts'
import { createUserWithRole } from '#tests/helpers/database/database.ts'
import { plainPicture, toUploadFile } from '#tests/helpers/pictures.ts'
import { secret } from '#tests/helpers/secret.ts'
import { type ApiName, everyone, type Requester } from './rights.ts'

export type Doc = Record<string, unknown> & { id: string }
export type Fields = Record<string, unknown>

export class ApiError extends Error {
  constructor(
    public status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Refusals throw. */
export interface ApiClient {
  create: (collection: CollectionSlug, fields: Fields, draft?: boolean) => Promise<Doc>
  find: (collection: CollectionSlug, where: Fields, draft?: boolean) => Promise<Doc[]>
  count: (collection: CollectionSlug, where: Fields) => Promise<number>
  read: (collection: CollectionSlug, id: string, draft?: boolean) => Promise<Doc>
  update: (collection: CollectionSlug, id: string, fields: Fields, draft?: boolean) => Promise<Doc>
  updateWhere: (collection: CollectionSlug, where: Fields, fields: Fields) => Promise<Doc[]>
  delete: (collection: CollectionSlug, id: string) => Promise<unknown>
  deleteWhere: (collection: CollectionSlug, where: Fields) => Promise<Doc[]>
  duplicate: (collection: CollectionSlug, id: string) => Promise<Doc>
  findVersions: (collection: CollectionSlug, where: Fields) => Promise<Doc[]>
  restoreVersion: (collection: CollectionSlug, version: string) => Promise<unknown>
  readGlobal: (slug: GlobalSlug, draft?: boolean) => Promise<Fields>
  updateGlobal: (slug: GlobalSlug, fields: Fields, draft?: boolean) => Promise<unknown>
  findGlobalVersions: (slug: GlobalSlug) => Promise<Doc[]>
  restoreGlobalVersion: (slug: GlobalSlug, version: string) => Promise<unknown>
  unlock: (email: string) => Promise<unknown>
}

export interface TestPerson {
  user: User | null
  token: string | null
  clients: Record<ApiName, ApiClient>
}

export async function createEveryPerson(payload: Payload): Promise<Record<Requester, TestPerson>> {
  const people = await Promise.all(
    everyone.map(async (who) => [who, await createPerson(payload, who)] as const),
  )
  return Object.fromEntries(people) as Record<Requester, TestPerson>
}

export async function createPerson(payload: Payload, who: Requester): Promise<TestPerson> {
  const user = who in roles ? await createUserWithRole(payload, who as Role) : null
  const token = user && (await openSession(payload, user))
  const clients = {
    'Local API': createLocalApiClient(payload, user),
    REST: createRestClient(token),
  }
  return { user, token, clients }
}

export const openSession = (payload: Payload, { email }: User): Promise<string> =>
  mintSessionToken(getPostgres(payload).pool, email, secret)

/** Rethrows other errors. */
export async function isAllowed(operation: Promise<unknown>): Promise<boolean> {
  try {
    const result = await operation
    return !Array.isArray(result) || result.length > 0
  } catch (error) {
    const { status, message } = error as ApiError
    // Payload answers 501 for an unknown endpoint.
    const isDenied = [401, 403, 404, 501].includes(status)
    if (isDenied || /cannot be duplicated/.test(message)) return false
    throw error
  }
}

// Payload's types per collection do not fit a loop over all of them.
interface UntypedLocalApi {
  [operation: string]: (options: Fields) => Promise<never>
}

export function createLocalApiClient(payload: Payload, user: User | null): ApiClient {
  const api = payload as unknown as UntypedLocalApi
  const callerOptions = { user, overrideAccess: false, depth: 0, limit: 0 }
  const toDocs = ({ docs }: { docs: Doc[] }) => docs
  const call = (operation: string, options: Fields) =>
    api[operation]!({ ...callerOptions, ...options })
  return {
    create: (collection, data, draft) =>
      call('create', {
        collection,
        data: withPassword(collection, data),
        draft,
        ...(collection === 'media' && { file: createPictureUpload() }),
      }),
    find: (collection, where, draft) => call('find', { collection, where, draft }).then(toDocs),
    count: (collection, where) =>
      call('count', { collection, where }).then(({ totalDocs }) => totalDocs),
    read: (collection, id, draft) => call('findByID', { collection, id, draft }),
    update: (collection, id, data, draft) =>
      call('update', { collection, id, data: withPassword(collection, data), draft }),
    updateWhere: (collection, where, data) =>
      call('update', { collection, where, data }).then(toDocs),
    delete: (collection, id) => call('delete', { collection, id }),
    deleteWhere: (collection, where) => call('delete', { collection, where }).then(toDocs),
    duplicate: (collection, id) => call('duplicate', { collection, id, draft: true }),
    findVersions: (collection, where) => call('findVersions', { collection, where }).then(toDocs),
    restoreVersion: (collection, id) => call('restoreVersion', { collection, id }),
    readGlobal: (slug, draft) => call('findGlobal', { slug, draft }),
    updateGlobal: (slug, data, draft) =>
      call('updateGlobal', { slug, data: withPassword(slug, data), draft }),
    findGlobalVersions: (slug) => call('findGlobalVersions', { slug }).then(toDocs),
    restoreGlobalVersion: (slug, id) => call('restoreGlobalVersion', { slug, id }),
    unlock: (email) => call('unlock', { collection: 'users', data: { email }, req: { user } }),
  }
}

export function createRestClient(token: string | null): ApiClient {
  const toDocs = ({ docs }: { docs: Doc[] }) => docs
  const send = (method: string, path: string, query: Fields = {}, body?: BodyInit) =>
    callRestApi<never>(token, method, `${path}?${toSearchParams({ depth: 0, ...query })}`, body)
  return {
    create: (collection, data, draft) =>
      collection === 'media'
        ? send('POST', collection, { draft }, withPicture(data))
        : send('POST', collection, { draft }, toJson(collection, data)).then(toDoc),
    find: (collection, where, draft) =>
      send('GET', collection, { where, draft, limit: 0 }).then(toDocs),
    count: (collection, where) =>
      send('GET', `${collection}/count`, { where }).then(({ totalDocs }) => totalDocs),
    read: (collection, id, draft) => send('GET', `${collection}/${id}`, { draft }),
    update: (collection, id, data, draft) =>
      send('PATCH', `${collection}/${id}`, { draft }, toJson(collection, data)).then(toDoc),
    updateWhere: (collection, where, data) =>
      send('PATCH', collection, { where }, toJson(collection, data)).then(toDocs),
    delete: (collection, id) => send('DELETE', `${collection}/${id}`),
    deleteWhere: (collection, where) => send('DELETE', collection, { where }).then(toDocs),
    duplicate: (collection, id) => send('POST', `${collection}/${id}/duplicate`).then(toDoc),
    findVersions: (collection, where) =>
      send('GET', `${collection}/versions`, { where }).then(toDocs),
    restoreVersion: (collection, version) => send('POST', `${collection}/versions/${version}`),
    readGlobal: (slug, draft) => send('GET', `globals/${slug}`, { draft }),
    updateGlobal: (slug, data, draft) =>
      send('POST', `globals/${slug}`, { draft }, JSON.stringify(withPassword(slug, data))),
    findGlobalVersions: (slug) => send('GET', `globals/${slug}/versions`).then(toDocs),
    restoreGlobalVersion: (slug, version) => send('POST', `globals/${slug}/versions/${version}`),
    unlock: (email) => send('POST', 'users/unlock', {}, JSON.stringify({ email })),
  }
}

function toJson(collection: CollectionSlug, data: Fields): string {
  return JSON.stringify(withPassword(collection, data))
}

// Some of their fields require the own password.
const withOwnPassword = ['users', 'branches', 'business-info']

function withPassword(slug: CollectionSlug | GlobalSlug, data: Fields): Fields {
  return withOwnPassword.includes(slug) ? { ownPassword: password, ...data } : data
}

const toDoc = ({ doc }: { doc: Doc }) => doc

export async function callRestApi<Body>(
  token: string | null,
  method: string,
  path: string,
  body?: BodyInit,
): Promise<Body> {
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method,
    body,
    headers: {
      ...(token && { Authorization: `JWT ${token}` }),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
  })
  const response = await handleEndpoints({ config, request })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text)
  return JSON.parse(text) as Body
}

export const deleteAccount = ({ token }: TestPerson, id: string, ownPassword?: unknown) =>
  callRestApi(token, 'POST', `users/${id}/delete`, JSON.stringify({ ownPassword }))

function toSearchParams(fields: Fields): URLSearchParams {
  const pairs = (value: unknown, name: string): [string, string][] => {
    if (value === undefined) return []
    if (typeof value !== 'object' || value === null) return [[name, `${value as string}`]]
    return Object.entries(value).flatMap(([key, part]) => pairs(part, `${name}[${key}]`))
  }
  return new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => pairs(value, name)))
}

const png = await plainPicture(2, 2).png().toBuffer()
export const createPictureUpload = () => toUploadFile(`${randomUUID()}.png`, png)

function withPicture(fields: Fields): FormData {
  const body = new FormData()
  const { data, mimetype, name } = createPictureUpload()
  body.set('_payload', JSON.stringify(fields))
  body.set('file', new Blob([new Uint8Array(data)], { type: mimetype }), name)
  return body
}

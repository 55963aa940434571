import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionSlug,
  getFieldsToSign,
  type GlobalSlug,
  handleEndpoints,
  jwtSign,
  type Payload,
} from 'payload'
import { type Role, roles } from '#business/accounts/roles.ts'
import config from '#payload.config.ts'
import type { User } from '#payload-types.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { password } from '#tests/setup/accounts.ts'
import { userWithRole } from '#tests/setup/database.ts'
import { plainPicture, upload } from '#tests/setup/pictures.ts'
import { everyone, type Who } from './rights.ts'

export type Doc = Record<string, unknown> & { id: string }
export type Fields = Record<string, unknown>

/** A refusal of either door. */
export class Refused extends Error {
  constructor(
    public status: number,
    message: string,
  ) {
    super(message)
  }
}

/** What a person can try, alike through each door. Throws where it is refused; a list holds what was found. */
export interface Door {
  create: (collection: CollectionSlug, fields: Fields, draft?: boolean) => Promise<Doc>
  find: (collection: CollectionSlug, where: Fields, draft?: boolean) => Promise<Doc[]>
  count: (collection: CollectionSlug, where: Fields) => Promise<number>
  read: (collection: CollectionSlug, id: string, draft?: boolean) => Promise<Doc>
  update: (collection: CollectionSlug, id: string, fields: Fields, draft?: boolean) => Promise<Doc>
  updateWhere: (collection: CollectionSlug, where: Fields, fields: Fields) => Promise<Doc[]>
  delete: (collection: CollectionSlug, id: string) => Promise<unknown>
  deleteWhere: (collection: CollectionSlug, where: Fields) => Promise<Doc[]>
  duplicate: (collection: CollectionSlug, id: string) => Promise<Doc>
  versions: (collection: CollectionSlug, where: Fields) => Promise<Doc[]>
  restore: (collection: CollectionSlug, version: string) => Promise<unknown>
  readGlobal: (slug: GlobalSlug, draft?: boolean) => Promise<Fields>
  updateGlobal: (slug: GlobalSlug, fields: Fields, draft?: boolean) => Promise<unknown>
  globalVersions: (slug: GlobalSlug) => Promise<Doc[]>
  restoreGlobal: (slug: GlobalSlug, version: string) => Promise<unknown>
  unlock: (email: string) => Promise<unknown>
}

export const doorNames = ['Local API', 'REST'] as const
export type DoorName = (typeof doorNames)[number]

export interface Person {
  user: User | null
  token: string | null
  doors: Record<DoorName, Door>
}

/** Somebody of each kind, at both doors. */
export async function everyPerson(payload: Payload): Promise<Record<Who, Person>> {
  const people = await Promise.all(
    everyone.map(async (who) => [who, await person(payload, who)] as const),
  )
  return Object.fromEntries(people) as Record<Who, Person>
}

export async function person(payload: Payload, who: Who): Promise<Person> {
  const user = who in roles ? await userWithRole(payload, who as Role) : null
  const token = user && (await signedInAs(payload, user))
  const doors = { 'Local API': localDoor(payload, user), REST: restDoor(token) }
  return { user, token, doors }
}

/** A session as from signing in, which would hash the password for longer than most tests take. */
async function signedInAs(payload: Payload, user: User): Promise<string> {
  const sid = randomUUID()
  const { config: collectionConfig } = payload.collections.users
  const { tokenExpiration } = collectionConfig.auth
  await postgresOf(payload).drizzle.execute(sql`
    INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
    VALUES (1, ${user.id}, ${sid}, now(), now() + make_interval(secs => ${tokenExpiration}))`)
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: user.email, sid, user })
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  return token
}

/** True where it was done, false where it was refused for want of a right; any other failure is thrown. */
export async function isAllowed(act: Promise<unknown>): Promise<boolean> {
  try {
    const done = await act
    return !Array.isArray(done) || done.length > 0
  } catch (error) {
    const { status, message } = error as Refused
    // 501: Payload's way to say that it has no such address.
    const isForWantOfRight = [401, 403, 404, 501].includes(status)
    if (isForWantOfRight || /cannot be duplicated/.test(message)) return false
    throw error
  }
}

// Types that know the fields of each collection are no help to a table that runs over all of them.
interface UntypedLocalApi {
  [operation: string]: (options: Fields) => Promise<never>
}

export function localDoor(payload: Payload, user: User | null): Door {
  const api = payload as unknown as UntypedLocalApi
  const as = { user, overrideAccess: false, depth: 0, limit: 0 }
  const docsOf = ({ docs }: { docs: Doc[] }) => docs
  const call = (operation: string, options: Fields) => api[operation]!({ ...as, ...options })
  return {
    create: (collection, data, draft) =>
      call('create', { collection, data, draft, ...(collection === 'media' && { file: dot() }) }),
    find: (collection, where, draft) => call('find', { collection, where, draft }).then(docsOf),
    count: (collection, where) =>
      call('count', { collection, where }).then(({ totalDocs }) => totalDocs),
    read: (collection, id, draft) => call('findByID', { collection, id, draft }),
    update: (collection, id, data, draft) => call('update', { collection, id, data, draft }),
    updateWhere: (collection, where, data) =>
      call('update', { collection, where, data }).then(docsOf),
    delete: (collection, id) => call('delete', { collection, id }),
    deleteWhere: (collection, where) => call('delete', { collection, where }).then(docsOf),
    duplicate: (collection, id) => call('duplicate', { collection, id, draft: true }),
    versions: (collection, where) => call('findVersions', { collection, where }).then(docsOf),
    restore: (collection, id) => call('restoreVersion', { collection, id }),
    readGlobal: (slug, draft) => call('findGlobal', { slug, draft }),
    updateGlobal: (slug, data, draft) => call('updateGlobal', { slug, data, draft }),
    globalVersions: (slug) => call('findGlobalVersions', { slug }).then(docsOf),
    restoreGlobal: (slug, id) => call('restoreGlobalVersion', { slug, id }),
    unlock: (email) => call('unlock', { collection: 'users', data: { email }, req: { user } }),
  }
}

export function restDoor(token: string | null): Door {
  const docsOf = ({ docs }: { docs: Doc[] }) => docs
  const send = (method: string, path: string, query: Fields = {}, body?: BodyInit) =>
    rest<never>(token, method, `${path}?${asQuery({ depth: 0, ...query })}`, body)
  return {
    create: (collection, data, draft) =>
      collection === 'media'
        ? send('POST', collection, { draft }, withPicture(data))
        : send('POST', collection, { draft }, asTyped(collection, data)).then(docOf),
    find: (collection, where, draft) =>
      send('GET', collection, { where, draft, limit: 0 }).then(docsOf),
    count: (collection, where) =>
      send('GET', `${collection}/count`, { where }).then(({ totalDocs }) => totalDocs),
    read: (collection, id, draft) => send('GET', `${collection}/${id}`, { draft }),
    update: (collection, id, data, draft) =>
      send('PATCH', `${collection}/${id}`, { draft }, asTyped(collection, data)).then(docOf),
    updateWhere: (collection, where, data) =>
      send('PATCH', collection, { where }, asTyped(collection, data)).then(docsOf),
    delete: (collection, id) => send('DELETE', `${collection}/${id}`),
    deleteWhere: (collection, where) => send('DELETE', collection, { where }).then(docsOf),
    duplicate: (collection, id) => send('POST', `${collection}/${id}/duplicate`).then(docOf),
    versions: (collection, where) => send('GET', `${collection}/versions`, { where }).then(docsOf),
    restore: (collection, version) => send('POST', `${collection}/versions/${version}`),
    readGlobal: (slug, draft) => send('GET', `globals/${slug}`, { draft }),
    updateGlobal: (slug, data, draft) =>
      send('POST', `globals/${slug}`, { draft }, JSON.stringify(data)),
    globalVersions: (slug) => send('GET', `globals/${slug}/versions`).then(docsOf),
    restoreGlobal: (slug, version) => send('POST', `globals/${slug}/versions/${version}`),
    unlock: (email) => send('POST', 'users/unlock', {}, JSON.stringify({ email })),
  }
}

/** On an account whoever changes it types their own password, unless it is said. */
function asTyped(collection: CollectionSlug, data: Fields): string {
  return JSON.stringify(collection === 'users' ? { ownPassword: password, ...data } : data)
}

const docOf = ({ doc }: { doc: Doc }) => doc

/** The CMS's REST API, in this process; a token is that of a session. */
export async function rest<Answer>(
  token: string | null,
  method: string,
  path: string,
  body?: BodyInit,
): Promise<Answer> {
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method,
    body,
    headers: {
      ...(token && { Authorization: `JWT ${token}` }),
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
  })
  const answer = await handleEndpoints({ config, request })
  const said = await answer.text()
  if (!answer.ok) throw new Refused(answer.status, said)
  return JSON.parse(said) as Answer
}

/** Deletes an account as the CMS does. */
export const deleteAccount = ({ token }: Person, id: string, ownPassword?: unknown) =>
  rest(token, 'POST', `users/${id}/delete`, JSON.stringify({ ownPassword }))

/** `{ where: { id: { equals: 1 } } }` as `where[id][equals]=1`. */
function asQuery(fields: Fields): URLSearchParams {
  const pairs = (value: unknown, name: string): [string, string][] => {
    if (value === undefined) return []
    if (typeof value !== 'object' || value === null) return [[name, `${value as string}`]]
    return Object.entries(value).flatMap(([key, part]) => pairs(part, `${name}[${key}]`))
  }
  return new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => pairs(value, name)))
}

const png = await plainPicture(2, 2).png().toBuffer()
/** An upload of one small picture. */
export const dot = () => upload(`${randomUUID()}.png`, png)

function withPicture(fields: Fields): FormData {
  const body = new FormData()
  const { data, mimetype, name } = dot()
  body.set('_payload', JSON.stringify(fields))
  body.set('file', new Blob([new Uint8Array(data)], { type: mimetype }), name)
  return body
}

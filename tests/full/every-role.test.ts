import { randomUUID } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  admin,
  collectionRights,
  desk,
  everyone,
  globalRights,
  nobody,
  type Rights,
  signedIn,
  type VersionRights,
  versionRights,
  type Who,
} from '#tests/access/rights.ts'
import { addressed } from '#tests/hostile/addresses.ts'
import { type Endpoint, everyEndpoint } from '#tests/hostile/endpoints.ts'
import { type Answer, exchange } from '#tests/hostile/exchange.ts'
import {
  type Known,
  lookAround,
  type Sessions,
  signEverybodyIn,
  startTarget,
  type Target,
} from '#tests/hostile/target.ts'

const endpoints = await everyEndpoint()
let target: Target
let known: Known
let sessions: Sessions

beforeAll(async () => {
  target = await startTarget()
  known = await lookAround(target)
  sessions = await signEverybodyIn(target)
  // Everybody may do more with their own account and preferences.
  const admins = await target.database.query<{ id: string }>(
    `SELECT id FROM users WHERE role = 'admin'`,
  )
  known.ids.users = admins.rows.map(({ id }) => id)
  const preferences = await target.database.query<{ id: string }>(
    `INSERT INTO payload_preferences (key) VALUES ('of nobody') RETURNING id`,
  )
  known.ids.payload_preferences = preferences.rows.map(({ id }) => id)
  // Staff read the activity of the front desk only.
  const answered = await target.database.query<{ id: string }>(
    `INSERT INTO activities (at, by, door, act) VALUES (now(), 'A', 'dashboard', 'message-answered') RETURNING id`,
  )
  known.ids.activities = answered.rows.map(({ id }) => id)
}, 180_000)

afterAll(() => target?.stop())

type Act = keyof Rights | keyof VersionRights

/** What of its collection's rights somebody needs for each endpoint, or who may ask it whatever it is of. */
const acts: Record<string, Act | Who[]> = {
  'GET ': 'read',
  'GET /count': 'read',
  'GET /:id': 'read',
  'POST ': 'create',
  'PATCH ': 'update',
  'PATCH /:id': 'update',
  'DELETE ': 'delete',
  'DELETE /:id': 'delete',
  'POST /:id/duplicate': 'duplicate',
  'GET /versions': 'readVersions',
  'GET /versions/:id': 'readVersions',
  'POST /versions/:id': 'restoreVersion',
  // With the rights of whoever asks, and only what nobody has written anything into.
  'POST /:id/drop-untouched': signedIn,
  'POST /import': admin,
  'GET /file/:filename': everyone,
  'GET /paste-url/:id?': signedIn,
  // What it answers is which of all this somebody may do.
  'POST /access/:id?': everyone,
  'POST /access': everyone,
  'GET /access': everyone,
  // Only of something that somebody has open.
  'POST /generate-title': nobody,
  'POST /generate-description': nobody,
  'POST /generate-url': nobody,
  'POST /generate-image': nobody,
  'GET /api/*': nobody,
  'GET /init': everyone,
  'GET /me': everyone,
  'POST /login': everyone,
  'POST /logout': everyone,
  'POST /refresh-token': signedIn,
  'POST /forgot-password': everyone,
  // Only with what was mailed.
  'POST /reset-password': nobody,
  // Only with the own password.
  'POST /second-step/begin': nobody,
  'POST /second-step/confirm': signedIn,
  'POST /second-step/off': signedIn,
  // Of the account that is asked for here, the own one, only with a code; of another only with the own password.
  'POST /:id/second-step/off': nobody,
  'POST /:id/sign-out-everywhere': admin,
  // Only with the own password: an admin without it gets 400, everybody else 403.
  'POST /:id/delete': admin,
  // Only while there is no account at all.
  'POST /first-register': nobody,
  // Says what is missing before it asks who wants it; tests/access/ tries it with an address.
  'POST /unlock': everyone,
  'GET /run': nobody,
  'GET /handle-schedules': nobody,
  'GET /:key': everyone,
  'POST /:key': signedIn,
}

/** What leads people to their own account, and to how they have arranged the CMS, and to nobody else's. */
const ownRows: Partial<Record<CollectionSlug, string[]>> = {
  users: ['GET ', 'GET /count', 'PATCH '],
  'payload-preferences': ['GET ', 'PATCH ', 'DELETE ', 'POST /access/:id?'],
}

/** Pages of the admin that somebody sees who is not signed in, or is sent away from where they are. */
const openPages =
  /^\/cms\/(login|logout|logout-inactivity|forgot|reset|unauthorized|create-first-user)\b/

function whoMayAsk(endpoint: Endpoint): Who[] | undefined {
  const { app, path } = endpoint
  if (path.startsWith('/api/')) return whoMayAskRest(endpoint)
  if (app === 'cms') return everyone
  if (path === '/admin/customers/download' && endpoint.method === 'GET') return everyone
  if (path.startsWith('/admin/customers')) return admin
  const isOpen = /^\/admin(\/login|\/sign-out|\/app\.webmanifest|)$/.test(path)
  return path.startsWith('/admin') && !isOpen ? desk : everyone
}

function whoMayAskRest({ method, path, collection }: Endpoint): Who[] | undefined {
  const rest = path.replace(/^\/api\/(globals\/)?[\w-]+/, '')
  const act = acts[`${method} ${rest}`]
  if (collection && collection in ownRows) {
    if (ownRows[collection]!.includes(`${method} ${rest}`)) return signedIn
    // Its keys stand where others have their ids.
    if (collection !== 'users' && /^GET \/(:id|count)$/.test(`${method} ${rest}`)) return everyone
  }
  if (act === undefined || Array.isArray(act)) return act
  const rights: Partial<Record<Act, Who[]>> = collection
    ? { ...versionRights, ...collectionRights[collection] }
    : { ...globalRights, create: globalRights.update }
  return rights[act]
}

async function ask(endpoint: Endpoint, who: Who): Promise<Answer> {
  const { app, method } = endpoint
  const origin = target.origins[app]
  // Nothing is deleted: whoever may do so is told that there is no such thing.
  const path =
    method === 'DELETE'
      ? endpoint.path.replace(':id', randomUUID())
      : addressed({ ...endpoint, path: endpoint.path.replace(/\/:id\?$/, '') }, known)
  const isOfMany = app === 'cms' && ['PATCH', 'DELETE'].includes(method)
  const body = Buffer.from(method === 'GET' || app === 'site' ? '' : '{}')
  const type = app === 'site' ? 'application/x-www-form-urlencoded' : 'application/json'
  return exchange({
    app,
    origin,
    method,
    target: isOfMany ? `${path}?where[id][equals]=${randomUUID()}` : path,
    headers: [
      ['Host', new URL(origin).host],
      ['Origin', origin],
      ['Cookie', `payload-token=${sessions[who]}`],
      ['Content-Type', type],
      ['Content-Length', String(body.length)],
    ],
    body,
  })
}

/** Whether somebody got past the door: what they then sent may still be refused for what it is. */
function isLetIn({ app, method }: Endpoint, { status, headers, body }: Answer): boolean {
  if (/\/login\?next=/.test(headers.get('Location') ?? '')) return false
  if (app === 'site') return status !== 403
  // Of a list that shows nothing to somebody the status says nothing.
  const isEmpty = method === 'GET' && /"(docs|totalDocs)":(\[\]|0)[,}]/.test(body)
  return !isEmpty && ![401, 403, ...(method === 'DELETE' ? [] : [404])].includes(status)
}

const isAdminPage = ({ app, path }: Endpoint) => app === 'cms' && /^\/cms(\/|$)/.test(path)

it.each(endpoints.filter(isAdminPage))('$path shows itself to nobody else', async (endpoint) => {
  const { path, collection, method } = endpoint
  const may = collection ? collectionRights[collection].read : signedIn
  for (const who of everyone) {
    if (openPages.test(path) || method === 'POST' || (may.includes(who) && who !== 'visitor'))
      continue
    const { status, body } = await ask(endpoint, who)
    // What has begun to be sent is a 200 that leads on.
    expect(status !== 200 || body.includes('NEXT_REDIRECT'), `${who}: ${status}`).toBe(true)
  }
})

const others = endpoints.filter((endpoint) => !isAdminPage(endpoint))

it.each(others)('$app $method $path lets in whom it should', async (endpoint) => {
  const may = whoMayAsk(endpoint)
  expect(may, 'a row in the table of this test').toBeDefined()
  const answers = await Promise.all(everyone.map((who) => ask(endpoint, who)))
  if (/sign-out(-everywhere)?$|logout$/.test(endpoint.path))
    sessions = await signEverybodyIn(target)
  const letIn = everyone.filter((_, index) => isLetIn(endpoint, answers[index]!))
  expect(letIn, answers.map(({ status }) => status).join()).toEqual(may)
})

import { randomUUID } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  admin,
  collectionRights,
  everyone,
  frontDesk,
  globalRights,
  nobody,
  type Requester,
  type Rights,
  signedIn,
  type VersionRights,
  versionRights,
} from '#tests/access/rights.ts'
import { fillPath } from '#tests/hostile/endpoint-paths.ts'
import { type Endpoint, listEndpoints } from '#tests/hostile/endpoints.ts'
import { type RawResponse, sendRawRequest } from '#tests/hostile/raw-exchange.ts'
import {
  type ExistingValues,
  readExistingValues,
  type Sessions,
  signInAllRoles,
  startTarget,
  type Target,
} from '#tests/hostile/target.ts'

const endpoints = await listEndpoints()
let target: Target
let existing: ExistingValues
let sessions: Sessions

beforeAll(async () => {
  target = await startTarget()
  existing = await readExistingValues(target)
  sessions = await signInAllRoles(target)
  // Rows of others, because users have more rights to their own.
  const admins = await target.database.query<{ id: string }>(
    `SELECT id FROM users WHERE role = 'admin'`,
  )
  existing.ids.users = admins.rows.map(({ id }) => id)
  const preferences = await target.database.query<{ id: string }>(
    `INSERT INTO payload_preferences (key) VALUES ('without owner') RETURNING id`,
  )
  existing.ids.payload_preferences = preferences.rows.map(({ id }) => id)
  const activities = await target.database.query<{ id: string }>(
    `INSERT INTO activities (at, actor, channel, type) VALUES (now(), 'A', 'dashboard', 'message-answered') RETURNING id`,
  )
  existing.ids.activities = activities.rows.map(({ id }) => id)
  const bills = await target.database.query<{ id: string }>(
    `INSERT INTO bills (booking, lines, pieces_paise, surcharge_paise, discount_paise, total_paise)
      VALUES (gen_random_uuid(), '[]', 0, 0, 0, 0) RETURNING id`,
  )
  existing.ids.bills = bills.rows.map(({ id }) => id)
}, 180_000)

afterAll(() => target?.stop())

type Operation = keyof Rights | keyof VersionRights

/** The right that a request needs, or the roles if they are the same for every collection. */
const requirements: Record<string, Operation | Requester[]> = {
  'GET ': 'read',
  'GET /count': 'read',
  'GET /:id': 'read',
  'POST ': 'create',
  'PATCH ': 'updateMany',
  'PATCH /:id': 'update',
  'DELETE ': 'delete',
  'DELETE /:id': 'delete',
  'POST /:id/duplicate': 'duplicate',
  'GET /versions': 'readVersions',
  'GET /versions/:id': 'readVersions',
  'POST /versions/:id': 'restoreVersion',
  // Uses the caller's rights and deletes only empty drafts.
  'POST /:id/discard-empty-draft': signedIn,
  'POST /import': admin,
  // Tries out the texts that the caller may change.
  'POST /preview-mail': 'update',
  'POST /send-test-mail': 'update',
  'GET /file/:filename': everyone,
  'GET /paste-url/:id?': signedIn,
  // Returns the caller's rights.
  'POST /access/:id?': everyone,
  'POST /access': everyone,
  'GET /access': everyone,
  // Requires an open document.
  'POST /generate-title': nobody,
  'POST /generate-description': nobody,
  'POST /generate-url': nobody,
  'POST /generate-image': nobody,
  'GET /init': everyone,
  'GET /me': everyone,
  'POST /login': everyone,
  'POST /logout': everyone,
  'POST /refresh-token': signedIn,
  'POST /forgot-password': everyone,
  // Requires the mailed token.
  'POST /reset-password': nobody,
  // Answer 410 without the mailed token.
  'GET /confirm-email/:token': everyone,
  'POST /confirm-email/:token': everyone,
  // Requires the caller's password.
  'POST /two-factor/begin': nobody,
  'POST /two-factor/confirm': signedIn,
  'POST /two-factor/off': signedIn,
  // Requires a code (own account) or the caller's password (other accounts).
  'POST /:id/two-factor/off': nobody,
  'POST /:id/sign-out-everywhere': admin,
  // Without the caller's password: 400 for admins, 403 for others.
  'POST /:id/delete': admin,
  // Works only while no account exists.
  'POST /first-register': nobody,
  // Validates the input before it checks access; tests/access/ sends valid input.
  'POST /unlock': everyone,
  'GET /run': nobody,
  'GET /handle-schedules': nobody,
  'GET /:key': everyone,
  'POST /:key': signedIn,
  'GET /api/*': nobody,
}

/** Endpoints limited to the caller's own rows. */
const ownRows: Partial<Record<CollectionSlug, string[]>> = {
  users: ['GET ', 'GET /count', 'PATCH '],
  'payload-preferences': ['GET ', 'PATCH ', 'DELETE ', 'POST /access/:id?'],
}

/** Locking requires the right to update a document, which these requests do not name. */
const lockRequests: Record<string, Requester[]> = {
  'POST ': nobody,
  'PATCH ': signedIn,
  'DELETE ': signedIn,
  'DELETE /:id': nobody,
}

const openPages =
  /^\/cms\/(login|logout|logout-inactivity|forgot|reset|unauthorized|create-first-user)\b/

function findAllowedRoles(endpoint: Endpoint): Requester[] | undefined {
  const { app, path } = endpoint
  if (path.startsWith('/api/')) return findAllowedRestRoles(endpoint)
  if (app === 'cms') return everyone
  const isAdminForm = path === '/admin/customers/download' || path === '/admin/remove-samples'
  if (isAdminForm && endpoint.method === 'GET') return everyone
  if (isAdminForm || path === '/admin/customers') return admin
  const isOpen = /^\/admin(\/login|\/sign-out|\/app\.webmanifest|)$/.test(path)
  return path.startsWith('/admin') && !isOpen ? frontDesk : everyone
}

function findAllowedRestRoles({ method, path, collection }: Endpoint): Requester[] | undefined {
  // Validates the input before it checks access; tests/positions.db.test.ts sends valid input.
  if (path === '/api/reorder') return everyone
  const rest = path.replace(/^\/api\/(globals\/)?[\w-]+/, '')
  const operation = requirements[`${method} ${rest}`]
  if (collection && collection in ownRows) {
    if (ownRows[collection]!.includes(`${method} ${rest}`)) return signedIn
    // Preferences have keys instead of IDs.
    if (collection !== 'users' && /^GET \/(:id|count)$/.test(`${method} ${rest}`)) return everyone
  }
  if (collection === 'payload-locked-documents' && `${method} ${rest}` in lockRequests) {
    return lockRequests[`${method} ${rest}`]
  }
  if (operation === undefined || Array.isArray(operation)) return operation
  const rights: Partial<Record<Operation, Requester[]>> = collection
    ? { ...versionRights, ...collectionRights[collection] }
    : { ...globalRights, create: globalRights.update }
  return rights[operation]
}

async function send(endpoint: Endpoint, who: Requester): Promise<RawResponse> {
  const { app, method } = endpoint
  const origin = target.origins[app]
  const path =
    method === 'DELETE'
      ? endpoint.path.replace(':id', randomUUID())
      : fillPath({ ...endpoint, path: endpoint.path.replace(/\/:id\?$/, '') }, existing)
  const isBulk = app === 'cms' && ['PATCH', 'DELETE'].includes(method)
  const body = Buffer.from(method === 'GET' || app === 'site' ? '' : '{}')
  const type = app === 'site' ? 'application/x-www-form-urlencoded' : 'application/json'
  return sendRawRequest({
    app,
    origin,
    method,
    target: isBulk ? `${path}?where[id][equals]=${randomUUID()}` : path,
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

/** True if access was granted, even if the input is invalid. */
function isGranted({ app, method }: Endpoint, { status, headers, body }: RawResponse): boolean {
  if (/\/login\?next=/.test(headers.get('Location') ?? '')) return false
  if (app === 'site') return status !== 403
  // An empty list counts as no access.
  const isEmpty = method === 'GET' && /"(docs|totalDocs)":(\[\]|0)[,}]/.test(body)
  return !isEmpty && ![401, 403, ...(method === 'DELETE' ? [] : [404])].includes(status)
}

const isAdminPage = ({ app, path }: Endpoint) => app === 'cms' && /^\/cms(\/|$)/.test(path)

it.each(endpoints.filter(isAdminPage))(
  'hides $path from roles without access',
  async (endpoint) => {
    const { path, collection, method } = endpoint
    const allowed = collection ? collectionRights[collection].read : signedIn
    for (const who of everyone) {
      if (openPages.test(path) || method === 'POST' || (allowed.includes(who) && who !== 'visitor'))
        continue
      const { status, body } = await send(endpoint, who)
      // A streamed page redirects with status 200.
      expect(status !== 200 || body.includes('NEXT_REDIRECT'), `${who}: ${status}`).toBe(true)
    }
  },
)

const otherEndpoints = endpoints.filter((endpoint) => !isAdminPage(endpoint))

it.each(otherEndpoints)('grants access by role: $app $method $path', async (endpoint) => {
  const allowed = findAllowedRoles(endpoint)
  expect(allowed, 'missing from the table of this test').toBeDefined()
  const responses = await Promise.all(everyone.map((who) => send(endpoint, who)))
  if (/sign-out(-everywhere)?$|logout$/.test(endpoint.path)) sessions = await signInAllRoles(target)
  const granted = everyone.filter((_, index) => isGranted(endpoint, responses[index]!))
  expect(granted, responses.map(({ status }) => status).join()).toEqual(allowed)
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  admin,
  collectionRights,
  desk,
  everyone,
  globalRights,
  nobody,
  type Rights,
  signedIn,
  versionRights,
  type VersionRights,
  type Who,
  writers,
} from '#tests/access/rights.ts'
import { type Endpoint, everyEndpoint } from './endpoints.ts'
import { exchange } from './exchange.ts'
import { addressed } from './hostile-requests.ts'
import {
  type Known,
  lookAround,
  type Sessions,
  signEverybodyIn,
  startTarget,
  type Target,
} from './target.ts'

const endpoints = await everyEndpoint()
let target: Target
let known: Known
let sessions: Sessions

beforeAll(async () => {
  target = await startTarget()
  known = await lookAround(target)
  sessions = await signEverybodyIn(target)
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
  'POST /:id/drop-untouched': 'restoreVersion',
  'POST /import': admin,
  'GET /file/:filename': everyone,
  'GET /paste-url/:id?': writers,
  // What it answers is which of all this somebody may do.
  'POST /access/:id?': everyone,
  'POST /access': everyone,
  'GET /init': everyone,
  'GET /me': everyone,
  'POST /login': everyone,
  'POST /logout': signedIn,
  'POST /refresh-token': signedIn,
  'POST /forgot-password': everyone,
  'POST /reset-password': everyone,
  // Only while there is no account at all.
  'POST /first-register': nobody,
  'POST /unlock': admin,
  'GET /run': nobody,
  'GET /handle-schedules': nobody,
  'GET /:key': signedIn,
  'POST /:key': signedIn,
}

function whoMayAsk({ app, method, path, collection, global }: Endpoint): Who[] | undefined {
  if (app === 'site') {
    if (path.startsWith('/admin/customers')) return admin
    const isOpen = /^\/admin(\/login|\/sign-out|\/app\.webmanifest|)$/.test(path)
    return path.startsWith('/admin') && !isOpen ? desk : everyone
  }
  if (!path.startsWith('/api/')) return undefined
  const rest = path.replace(/^\/api\/(globals\/)?[\w-]+/, '')
  const act = acts[`${method} ${rest}`]
  if (Array.isArray(act)) return act
  const rights = collection ? { ...versionRights, ...collectionRights[collection] } : globalRights
  return act && (rights as Record<string, Who[]>)[global && act === 'create' ? 'update' : act]
}

async function ask(endpoint: Endpoint, who: Who) {
  const origin = target.origins[endpoint.app]
  // Nothing is deleted: whoever may do so is told that there is no such thing.
  const isDeleting = endpoint.method === 'DELETE'
  const path = isDeleting ? endpoint.path.replace(':id', randomUUID()) : addressed(endpoint, known)
  const body = Buffer.from(endpoint.method === 'GET' ? '' : '{}')
  return exchange({
    app: endpoint.app,
    origin,
    method: endpoint.method,
    target: path,
    headers: [
      ['Host', new URL(origin).host],
      ['Origin', origin],
      ['Cookie', `payload-token=${sessions[who]}`],
      ['Content-Type', 'application/json'],
      ['Content-Length', String(body.length)],
    ],
    body,
  })
}

describe.each(endpoints)('$method $path', (endpoint) => {
  it.each(everyone)('by a %s', async (who) => {
    const { status, headers, body } = await ask(endpoint, who)
    const found = /"(docs|totalDocs)":(\[\]|0)[,}]/.test(body) ? 'nothing' : ''
    console.log('ROLE', endpoint.app, endpoint.method, endpoint.path, who, status, headers.get('Location') ?? '', found, JSON.stringify(whoMayAsk(endpoint)?.includes(who)))
  })
})

import { randomUUID } from 'node:crypto'
import { roles, type Role } from '#business/roles'
import { seedSampleContent } from '#cms/sample-content/index'
import type { User } from '#payload-types'
import type { CollectionSlug, GlobalSlug, RequiredDataFromCollectionSlug } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookingRequest, emptyDatabase, testPayload, userWithRole } from './setup/database'

const payload = await testPayload()
type Who = 'visitor' | Role
type Operation = 'create' | 'read' | 'update' | 'delete'

const everyone: Who[] = ['visitor', 'editor', 'staff', 'admin']
const nobody: Who[] = []
const writers: Who[] = ['editor', 'admin']
const desk: Who[] = ['staff', 'admin']
const admin: Who[] = ['admin']

/** Who may do what: the role table of the design, a row a collection. */
const content = { create: writers, read: everyone, update: writers, delete: writers }
const collections: Partial<Record<CollectionSlug, Record<Operation, Who[]>>> = {
  branches: content,
  services: content,
  testimonials: content,
  'team-members': content,
  media: content,
  bookings: { create: nobody, read: desk, update: desk, delete: admin },
  'contact-messages': { create: nobody, read: desk, update: desk, delete: admin },
  emails: { create: nobody, read: desk, update: nobody, delete: admin },
  users: { create: admin, read: admin, update: admin, delete: admin },
  'payload-jobs': { create: nobody, read: nobody, update: nobody, delete: nobody },
}
const globals: GlobalSlug[] = [
  'business-info',
  'home-page',
  'about-page',
  'services-page',
  'locations-page',
  'contact-page',
  'booking-page',
  'site-layout',
]

const users = {} as Record<Who, User | null>

beforeAll(async () => {
  await emptyDatabase(payload)
  await seedSampleContent(payload)
  users.visitor = null
  for (const role of Object.keys(roles) as Role[]) users[role] = await userWithRole(payload, role)
}, 60_000)

const samples: Partial<Record<CollectionSlug, () => Record<string, unknown>>> = {
  branches: () => ({
    name: 'Dadar',
    slug: `dadar-${randomUUID()}`,
    phone: '1',
    address: { street: 'a', city: 'b', state: 'c', zip: 'd', country: 'e' },
  }),
  services: () => ({ title: 'Darning', slug: `darning-${randomUUID()}`, description: 'Holes.' }),
  testimonials: () => ({ name: 'A', location: 'B', text: 'C' }),
  'team-members': () => ({ name: 'A', role: 'B' }),
  media: () => ({ alt: 'A dot' }),
  bookings: () => bookingRequest(),
  'contact-messages': () => ({ name: 'A', email: 'a@example.com', subject: 'B', message: 'C' }),
  emails: () => ({
    subject: 'A',
    to: 'a@example.com',
    status: 'sent',
    kind: 'contact-notice',
    attempts: 1,
    messageId: 'x',
  }),
  users: () => ({
    email: `${randomUUID()}@saaf.example`,
    password: 'a long password',
    role: 'staff',
  }),
  'payload-jobs': () => ({ taskSlug: 'send-emails', input: { emails: [] } }),
}

async function make(collection: CollectionSlug, user?: User | null) {
  const dot = { create: { width: 2, height: 2, channels: 3, background: 'white' } } as const
  const data = await sharp(dot).png().toBuffer()
  const file = { name: `${randomUUID()}.png`, data, mimetype: 'image/png', size: data.length }
  return payload.create({
    collection,
    data: samples[collection]!() as RequiredDataFromCollectionSlug<CollectionSlug>,
    ...(collection === 'media' && { file }),
    ...(user === undefined ? { overrideAccess: true } : { overrideAccess: false, user }),
  })
}

async function isAllowed(act: Promise<unknown>): Promise<boolean> {
  try {
    await act
    return true
  } catch (error) {
    expect((error as { status?: number }).status).toSatisfy(
      (status) => status === 403 || status === 404,
    )
    return false
  }
}

const rows = Object.entries(collections) as [CollectionSlug, Record<Operation, Who[]>][]

describe.each(rows)('%s', (collection, expected) => {
  it.each(everyone)('for a %s', async (who) => {
    const user = users[who]
    const { id } = await make(collection)
    const asWho = { collection, user, overrideAccess: false, depth: 0 } as const
    const allowed = {
      create: await isAllowed(make(collection, user)),
      read: await isAllowed(payload.findByID({ ...asWho, id })),
      update: await isAllowed(payload.update({ ...asWho, id, data: {} })),
      delete: await isAllowed(payload.delete({ ...asWho, id })),
    }
    const rights = Object.entries(expected).map(([act, whos]) => [act, whos.includes(who)])
    expect(allowed).toEqual(Object.fromEntries(rights))
  })
})

describe.each(globals)('%s', (slug) => {
  it.each(everyone)('for a %s', async (who) => {
    const asWho = { slug, user: users[who], overrideAccess: false, depth: 0 } as const
    const allowed = {
      read: await isAllowed(payload.findGlobal(asWho)),
      update: await isAllowed(payload.updateGlobal({ ...asWho, data: {} })),
    }
    expect(allowed).toEqual({ read: true, update: writers.includes(who) })
  })
})

it('keeps the addresses of the staff from visitors', async () => {
  const read = (user: User | null) =>
    payload.findGlobal({ slug: 'business-info', user, overrideAccess: false })
  expect((await read(users.visitor)).staffAddresses ?? []).toEqual([])
  expect((await read(users.staff)).staffAddresses).toHaveLength(3)
})

it.each(['editor', 'staff'] as const)(
  'lets a %s change the own name, but not the own role',
  async (who) => {
    const user = users[who]!
    const changed = await payload.update({
      collection: 'users',
      id: user.id,
      data: { name: 'New name', role: 'admin' },
      user,
      overrideAccess: false,
    })
    expect(changed).toMatchObject({ name: 'New name', role: who })
  },
)

it.each([
  ['visitor', false],
  ['editor', false],
  ['staff', false],
  ['admin', true],
] as const)('lets a %s clear a lockout: %s', async (who, allowed) => {
  const { email } = users.editor!
  const unlock = payload.unlock({
    collection: 'users',
    data: { email } as Parameters<typeof payload.unlock<'users'>>[0]['data'],
    overrideAccess: false,
    req: { user: users[who] },
  })
  expect(await isAllowed(unlock)).toBe(allowed)
})

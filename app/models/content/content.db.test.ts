import { sql } from '@payloadcms/db-postgres'
import type { FlattenedField, Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { businessInfo } from '#cms/content/samples/en.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createBooking, readBooking, setFields } from '#tests/helpers/bookings/operations.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import { siteContent } from './content.server.ts'

const overrideAccess = true
const _status = 'published'
const address = {
  street: '1 Hill Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  zip: '400050',
  country: 'India',
}

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

beforeEach(async () => {
  await emptyDatabase(payload)
  // Emptying tables sends no notification; this edit refreshes the cache.
  await renameBusiness('Saaf')
  await vi.waitFor(async () => expect((await siteContent('en')).branches).toEqual([]), waitOptions)
})

async function renameBusiness(name: string) {
  await payload.updateGlobal({
    slug: 'business-info',
    data: { ...businessInfo, _status, name, staffAddresses: [{ address: 'desk@saaf.example' }] },
    overrideAccess,
  })
}

async function createBranch(slug: string, rest: { mainBranch?: boolean } = {}) {
  return payload.create({
    collection: 'branches',
    data: { _status, name: slug, slug, phone: '9820012345', address, ...rest },
    overrideAccess,
  })
}

async function businessName() {
  return (await siteContent('en')).business.name
}

describe('siteContent', () => {
  it('returns an edit', async () => {
    await renameBusiness('Saaf & Sons')
    await vi.waitFor(async () => expect(await businessName()).toBe('Saaf & Sons'), waitOptions)
  })

  it('returns a new branch, and removes a deleted one', async () => {
    const { id } = await createBranch('bandra')
    await vi.waitFor(
      async () => expect((await siteContent('en')).branches).toHaveLength(1),
      waitOptions,
    )
    await payload.delete({ collection: 'branches', id, overrideAccess })
    await vi.waitFor(
      async () => expect((await siteContent('en')).branches).toHaveLength(0),
      waitOptions,
    )
  })

  it('returns the same object between two edits', async () => {
    // The last edit's notification may still arrive.
    await vi.waitFor(async () => {
      const [first, second] = await Promise.all([siteContent('en'), siteContent('en')])
      expect(second).toBe(first)
      expect(await siteContent('en')).toBe(first)
    }, waitOptions)
  })

  it('ignores an edit that was rolled back', async () => {
    const transactionID = await payload.db.beginTransaction()
    await payload.updateGlobal({
      slug: 'business-info',
      data: { ...businessInfo, _status, name: 'Never' },
      req: { transactionID: transactionID ?? undefined },
      overrideAccess,
    })
    await payload.db.rollbackTransaction(transactionID ?? '')
    await createBranch('juhu')
    await vi.waitFor(
      async () => expect((await siteContent('en')).branches).toHaveLength(1),
      waitOptions,
    )
    expect(await businessName()).toBe('Saaf')
  })

  it('returns edits after the database closes the connection', async () => {
    const { drizzle } = getPostgres(payload)
    await drizzle.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`)
    await renameBusiness('Saaf, again')
    await vi.waitFor(async () => expect(await businessName()).toBe('Saaf, again'), waitOptions)
  })

  it('sorts the main branch first, the others by their order', async () => {
    await createBranch('powai')
    await createBranch('dadar')
    await createBranch('andheri', { mainBranch: true })
    await vi.waitFor(
      async () =>
        expect((await siteContent('en')).branches.map(({ slug }) => slug)).toEqual([
          'andheri',
          'powai',
          'dadar',
        ]),
      waitOptions,
    )
  })

  it('contains no staff email addresses', async () => {
    expect(JSON.stringify(await siteContent('en'))).not.toContain('desk@saaf.example')
  })

  it('is complete when the CMS is empty', async () => {
    const { pages, services, layout } = await siteContent('en')
    expect(pages.home.hero.heading).toBeNull()
    expect(pages.about.story).toEqual({ heading: null, text: null, picture: null })
    expect(pages.contact.search).toEqual({ title: null, description: null })
    expect(services).toEqual([])
    expect(layout.tagline).toBeNull()
  })
})

describe('deletions', () => {
  const published = { _status: 'published' } as const
  const address = { street: 'a', city: 'b', state: 'c', zip: 'd', country: 'e' }

  beforeEach(async () => {
    for (const slug of ['andheri', 'juhu']) {
      const data = { name: slug, slug, phone: '1', address, ...published }
      await payload.create({ collection: 'branches', data, overrideAccess })
    }
    const data = { title: 'Washing', slug: 'washing', description: 'Words.', ...published }
    await payload.create({
      collection: 'services',
      data: { ...data, bookedAs: 'laundry', featured: true },
      overrideAccess,
    })
    await vi.waitFor(
      async () => expect((await siteContent('en')).services).toHaveLength(1),
      waitOptions,
    )
  })

  function findRelationTargets(fields: FlattenedField[]): string[] {
    return fields.flatMap((field) => {
      if ('relationTo' in field) return field.relationTo
      return 'flattenedFields' in field ? findRelationTargets(field.flattenedFields) : []
    })
  }

  it('stores no relationship to services, so that deleting one breaks nothing', () => {
    const { collections, globals } = payload.config
    const ownCollections = collections.filter(({ slug }) => !slug.startsWith('payload-'))
    const targets = [...ownCollections, ...globals].flatMap(({ flattenedFields }) =>
      findRelationTargets(flattenedFields),
    )
    expect([...new Set(targets)].sort()).toEqual([
      'bookings',
      'branches',
      'contact-messages',
      'media',
    ])
  })

  it('serves the site without services, and keeps the service of a booking', async () => {
    const booking = await createBooking(payload)
    await payload.delete({ collection: 'services', where: {}, overrideAccess })
    await vi.waitFor(
      async () => expect((await siteContent('en')).services).toEqual([]),
      waitOptions,
    )
    expect((await siteContent('en')).branches).toHaveLength(2)
    expect((await readBooking(payload, booking.id)).serviceType).toBe('laundry')
  })

  it('serves the site after a branch is deleted, and unassigns its bookings', async () => {
    const { docs } = await payload.find({ collection: 'branches', overrideAccess })
    const juhu = docs.find(({ slug }) => slug === 'juhu')!.id
    const booking = await createBooking(payload)
    await setFields(payload, booking.id, { branch: juhu })
    const where = { slug: { equals: 'juhu' } }
    await payload.delete({ collection: 'branches', where, overrideAccess })
    await vi.waitFor(
      async () =>
        expect((await siteContent('en')).branches).toMatchObject([
          { slug: 'andheri', mainBranch: true },
        ]),
      waitOptions,
    )
    expect((await readBooking(payload, booking.id)).branch).toBeNull()
  })
})

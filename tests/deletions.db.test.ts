import type { FlattenedField, RequiredDataFromCollectionSlug } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'
import { siteContent } from '#app/models/content/content.server.ts'
import { bookingRequest, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'

const payload = await testPayload()
const overrideAccess = true

const published = { _status: 'published', order: 1 } as const
const address = { street: 'a', city: 'b', state: 'c', zip: 'd', country: 'e' }

beforeEach(async () => {
  await emptyDatabase(payload)
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
  const booking = await payload.create({
    collection: 'bookings',
    data: bookingRequest() as RequiredDataFromCollectionSlug<'bookings'>,
    overrideAccess,
  })
  await payload.delete({ collection: 'services', where: {}, overrideAccess })
  await vi.waitFor(async () => expect((await siteContent('en')).services).toEqual([]), waitOptions)
  expect((await siteContent('en')).branches).toHaveLength(2)
  const stored = await payload.findByID({ collection: 'bookings', id: booking.id, overrideAccess })
  expect(stored.serviceType).toBe('laundry')
})

it('serves the site after a branch is deleted, and unassigns its bookings', async () => {
  const { docs } = await payload.find({ collection: 'branches', overrideAccess })
  const juhu = docs.find(({ slug }) => slug === 'juhu')!.id
  const booking = await payload.create({
    collection: 'bookings',
    data: bookingRequest() as RequiredDataFromCollectionSlug<'bookings'>,
    overrideAccess,
  })
  const one = { collection: 'bookings', id: booking.id, overrideAccess } as const
  await payload.update({ ...one, data: { branch: juhu } })
  const where = { slug: { equals: 'juhu' } }
  await payload.delete({ collection: 'branches', where, overrideAccess })
  await vi.waitFor(
    async () =>
      expect((await siteContent('en')).branches).toMatchObject([
        { slug: 'andheri', mainBranch: true },
      ]),
    waitOptions,
  )
  expect(await payload.findByID(one)).toMatchObject({ branch: null })
})

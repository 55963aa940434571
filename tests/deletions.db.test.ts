import type { FlattenedField, RequiredDataFromCollectionSlug } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'
import { siteContent } from '#app/models/content/content.server.ts'
import { bookingRequest, emptyDatabase, testPayload } from '#tests/setup/database.ts'
import { patience } from '#tests/setup/patience.ts'

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
  await vi.waitFor(async () => expect((await siteContent()).services).toHaveLength(1), patience)
})

function relationsIn(fields: FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if ('relationTo' in field) return field.relationTo
    return 'flattenedFields' in field ? relationsIn(field.flattenedFields) : []
  })
}

it('nothing stored leads to a service, so that nothing dangles without it', () => {
  const { collections, globals } = payload.config
  const own = collections.filter(({ slug }) => !slug.startsWith('payload-'))
  const led = [...own, ...globals].flatMap(({ flattenedFields }) => relationsIn(flattenedFields))
  expect([...new Set(led)].sort()).toEqual(['bookings', 'branches', 'contact-messages', 'media'])
})

it('the site goes on without any service, and a booking keeps the one that was booked', async () => {
  const booking = await payload.create({
    collection: 'bookings',
    data: bookingRequest() as RequiredDataFromCollectionSlug<'bookings'>,
    overrideAccess,
  })
  await payload.delete({ collection: 'services', where: {}, overrideAccess })
  await vi.waitFor(async () => expect((await siteContent()).services).toEqual([]), patience)
  expect((await siteContent()).branches).toHaveLength(2)
  const kept = await payload.findByID({ collection: 'bookings', id: booking.id, overrideAccess })
  expect(kept.serviceType).toBe('laundry')
})

it('the site goes on with one branch less, and what it was to collect is nobody’s', async () => {
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
      expect((await siteContent()).branches).toMatchObject([{ slug: 'andheri', mainBranch: true }]),
    patience,
  )
  expect(await payload.findByID(one)).toMatchObject({ branch: null })
})

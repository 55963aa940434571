import { randomInt, randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import type { User } from '#payload-types.ts'
import { migrationNames } from '#platform/database/migrations.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { bookingRequest, createUserWithRole } from '#tests/helpers/database/database.ts'
import { createPictureUpload, type Doc, type Fields } from './api-clients.ts'

const published = { _status: 'published' }

export const sampleFields: Record<CollectionSlug, (owner: User) => Fields> = {
  branches: () => ({
    ...published,
    name: 'Dadar',
    slug: `dadar-${randomUUID()}`,
    phone: '1',
    address: { street: 'a', city: 'b', state: 'c', zip: 'd', country: 'e' },
  }),
  services: () => ({
    ...published,
    title: 'Darning',
    slug: `darning-${randomUUID()}`,
    description: 'Holes.',
  }),
  offers: () => ({ ...published, words: 'A' }),
  prices: () => ({ ...published, item: 'A', service: 'laundry', fromPaise: 100 }),
  testimonials: () => ({ ...published, name: 'A', location: 'B', text: 'C' }),
  'team-members': () => ({ ...published, name: 'A', role: 'B' }),
  media: () => ({ alt: 'A dot' }),
  bookings: () =>
    bookingRequest({
      // A new customer: fields.db.test.ts expects a first order.
      phone: randomInt(10 ** 9, 10 ** 10).toString(),
      items: 'A shirt',
      instructions: 'Ring twice.',
      requestKey: randomUUID(),
    }),
  'contact-messages': () => ({
    name: 'A',
    email: 'a@example.com',
    phone: '9876543210',
    subject: 'B',
    message: 'C',
    requestKey: randomUUID(),
  }),
  emails: () => ({
    subject: 'A',
    to: 'a@example.com',
    status: 'sent',
    kind: 'contact-notice',
    attempts: 1,
    messageId: 'x',
  }),
  bills: () => ({
    booking: randomUUID(),
    lines: [{ item: 'Shirt', count: 1, unitPaise: 9_900, price: null }],
    piecesPaise: 9_900,
    surchargePaise: 0,
    discountPaise: 0,
    totalPaise: 9_900,
  }),
  'customer-preferences': () => ({
    phone: randomInt(10 ** 9, 10 ** 10).toString(),
    text: 'No starch',
    updatedBy: 'A',
  }),
  'booking-events': () => ({
    booking: randomUUID(),
    createdAt: '2026-11-20T06:30:00.000Z',
    actor: 'A',
    channel: 'dashboard',
    type: 'noted',
  }),
  activities: () => ({
    at: '2026-11-20T06:30:00.000Z',
    actor: 'A',
    channel: 'dashboard',
    type: 'message-answered',
    message: '0b0e4c4e-6d0c-4f7e-9d53-0a6a1c6c3d11',
  }),
  users: () => ({ name: 'A', email: `${randomUUID()}@saaf.example`, password, role: 'staff' }),
  'payload-jobs': () => ({ taskSlug: 'schedulePublish', input: {} }),
  'payload-kv': () => ({ key: randomUUID(), data: { a: 1 } }),
  // No test empties this table, and another name would belong to another version.
  'payload-migrations': () => ({ name: migrationNames[0], batch: 1 }),
  'payload-preferences': ({ id }) => ({
    key: randomUUID(),
    value: { a: 1 },
    user: { relationTo: 'users', value: id },
  }),
  'payload-locked-documents': ({ id }) => ({
    globalSlug: 'home-page',
    user: { relationTo: 'users', value: id },
  }),
}

/** Payload refuses to write them. */
const writtenInSql: CollectionSlug[] = [
  ...(['bills', 'customer-preferences', 'booking-events', 'emails'] as const),
]

export async function createSample(
  payload: Payload,
  collection: CollectionSlug,
  owner: User,
): Promise<Doc> {
  const data = sampleFields[collection](owner)
  if (collection === 'users') return createAccount(payload)
  if (collection === 'bookings') return { ...(await createBooking(payload, data)) }
  if (writtenInSql.includes(collection)) {
    return (await payload.db.create({ collection, data })) as Doc
  }
  const create = payload.create as unknown as (options: Fields) => Promise<Doc>
  return create.call(payload, {
    collection,
    data,
    overrideAccess: true,
    user: owner,
    depth: 0,
    ...(collection === 'media' && { file: createPictureUpload() }),
  })
}

/** Skips Payload's hooks, because hashing the password is slow. */
async function createAccount(payload: Payload): Promise<Doc> {
  const { id } = await createUserWithRole(payload, 'staff')
  const data = { name: 'A' }
  return (await payload.db.updateOne({ collection: 'users', id, data })) as Doc
}

import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Booking } from '#payload-types.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { book, work } from './outbox.ts'

/** Each value is unique, so that tests can search for it. */
export const customer = {
  name: 'Zubeida Mirzapore',
  phone: '9811122233',
  email: 'zubeida@mirzapore.example',
  address: 'Kohinoor Mansion 42, Cuffe Parade',
  items: 'Two paithani saris',
  instructions: 'The gate code is 77531',
}
export const otherCustomer = {
  ...customer,
  phone: '9811122234',
  name: 'Somebody Else',
  email: 'b@example.com',
}
export const theirMessage = {
  name: 'Zubeida from Cuffe Parade',
  email: 'private@mirzapore.example',
  phone: '+91 98111-22233',
  subject: 'About the paithani',
  message: 'Is the zari safe with you?',
}
export const traces = [
  ...Object.values(customer),
  ...Object.values(theirMessage),
  '98111 22233',
  'mirzapore',
  'paithani',
]

export function customerOf(payload: Payload) {
  const { drizzle } = postgresOf(payload)

  const bookAgain = (changes: Record<string, unknown> = {}) =>
    book(payload, { ...customer, requestKey: randomUUID(), ...changes })

  const stored = (id: string): Promise<Booking> =>
    payload.findByID({
      collection: 'bookings',
      id,
      depth: 0,
      showHiddenFields: true,
      overrideAccess: true,
    })

  return {
    book: bookAgain,
    stored,

    /** Sets the date in SQL, because past days cannot be booked. */
    bookedFor: async (date: string, changes: Record<string, unknown> = {}): Promise<Booking> => {
      const { id } = await bookAgain(changes)
      await drizzle.execute(sql`UPDATE bookings SET date = ${date} WHERE id = ${id}`)
      return stored(id)
    },

    write: (changes: Partial<typeof theirMessage> = {}) =>
      payload.create({
        collection: 'contact-messages',
        data: { ...theirMessage, ...changes, requestKey: randomUUID() },
        overrideAccess: true,
      }),

    sendMails: () => work(payload),

    placesOf: async (texts: string[]): Promise<string[]> => {
      const { rows: tables } = await drizzle.execute<{ name: string }>(
        sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
      )
      const found = tables.map(async ({ name }) => {
        const { rows } = await drizzle.execute(sql`
          SELECT 1 FROM ${sql.identifier(name)} AS entry, unnest(${sql.param(texts)}::text[]) AS trace
          WHERE strpos(lower(entry::text), lower(trace)) > 0 LIMIT 1`)
        return rows.length > 0 ? [name] : []
      })
      return (await Promise.all(found)).flat().toSorted()
    },

    countOf: async (collection: 'bookings' | 'contact-messages' | 'emails') =>
      (await payload.count({ collection, overrideAccess: true })).totalDocs,
  }
}

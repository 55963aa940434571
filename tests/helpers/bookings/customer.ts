import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Booking } from '#business/bookings/booking.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createBooking, readBooking } from './operations.ts'
import { sendAllMails } from './outbox.ts'

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
export const customerMessage = {
  name: 'Zubeida from Cuffe Parade',
  email: 'private@mirzapore.example',
  phone: '+91 98111-22233',
  subject: 'About the paithani',
  message: 'Is the zari safe with you?',
}
export const personalTexts = [
  ...Object.values(customer),
  ...Object.values(customerMessage),
  '98111 22233',
  'mirzapore',
  'paithani',
]

export function customerActions(payload: Payload) {
  const { drizzle } = getPostgres(payload)

  const book = (changes: Record<string, unknown> = {}) =>
    createBooking(payload, { ...customer, requestKey: randomUUID(), ...changes })

  return {
    book,
    readBooking: (id: string) => readBooking(payload, id),

    /** In SQL, because past days cannot be booked. */
    bookOnDate: async (date: string, changes: Record<string, unknown> = {}): Promise<Booking> => {
      const { id } = await book(changes)
      await drizzle.execute(sql`UPDATE bookings SET date = ${date} WHERE id = ${id}`)
      return readBooking(payload, id)
    },

    sendMessage: (changes: Partial<typeof customerMessage> = {}) =>
      payload.create({
        collection: 'contact-messages',
        data: { ...customerMessage, ...changes, requestKey: randomUUID() },
        overrideAccess: true,
      }),

    sendMails: () => sendAllMails(payload),

    findTablesContaining: async (texts: string[]): Promise<string[]> => {
      const { rows: tables } = await drizzle.execute<{ name: string }>(
        sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
      )
      const found = tables.map(async ({ name }) => {
        const { rows } = await drizzle.execute(sql`
          SELECT 1 FROM ${sql.identifier(name)} AS entry, unnest(${sql.param(texts)}::text[]) AS searched
          WHERE strpos(lower(entry::text), lower(searched)) > 0 LIMIT 1`)
        return rows.length > 0 ? [name] : []
      })
      return (await Promise.all(found)).flat().toSorted()
    },

    countDocuments: async (collection: 'bookings' | 'contact-messages' | 'emails') =>
      (await payload.count({ collection, overrideAccess: true })).totalDocs,
  }
}

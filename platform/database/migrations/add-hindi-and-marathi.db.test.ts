import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { down, up } from '#migrations/20261127_070000_add_hindi_and_marathi.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createBooking } from '#tests/helpers/bookings/outbox.ts'
import { testPayload } from '#tests/helpers/database/database.ts'
import { requireMigration } from './required-migrations.ts'

const name = '20261127_070000_add_hindi_and_marathi'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const args = { db: drizzle } as unknown as MigrateUpArgs

async function readLanguages() {
  const { rows } = await drizzle.execute(sql`SELECT language FROM bookings ORDER BY name`)
  return rows.map(({ language }) => language)
}

async function readRequired() {
  const { rows } = await drizzle.execute(
    sql`SELECT data FROM payload_kv WHERE key = 'required-migrations'`,
  )
  return rows[0]?.data
}

async function readOffers() {
  const { docs } = await payload.find({ collection: 'offers', locale: 'all', overrideAccess: true })
  return docs.map(({ words }) => words)
}

it('makes all bookings English when it is undone, keeps English texts, and can run again', async () => {
  await createBooking(payload, { name: 'Asha', language: 'hi' })
  await createBooking(payload, { name: 'Meera', language: 'en' })
  const { id } = await payload.create({
    collection: 'offers',
    data: { _status: 'published', words: 'Half price', order: 1 },
    overrideAccess: true,
  })
  await payload.update({
    collection: 'offers',
    id,
    data: { words: 'आधा दाम' },
    locale: 'hi',
    overrideAccess: true,
  })
  expect(await readOffers()).toEqual([{ en: 'Half price', hi: 'आधा दाम' }])

  await requireMigration(drizzle, name)
  await down(args)
  expect(await readLanguages()).toEqual(['en', 'en'])
  expect(await readRequired()).toEqual([])
  await expect(createBooking(payload, { name: 'Rohan', language: 'mr' })).rejects.toThrow()

  await up(args)
  expect(await readRequired()).toEqual([name])
  expect(await readOffers()).toEqual([{ en: 'Half price' }])
  await createBooking(payload, { name: 'Rohan', language: 'mr' })
  expect(await readLanguages()).toEqual(['en', 'en', 'mr'])
})

import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bookingFields, openBookingForm, postBooking } from '#tests/setup/booking-form.ts'
import { openDayFromNow } from '#tests/setup/days.ts'
import { patience } from '#tests/setup/patience.ts'
import { hasPooler, startPooler } from '#tests/systems/pooler.ts'
import { startTwoSites, type TwoSites } from '#tests/systems/two-sites.ts'

// The production build, which `npm test` has made before.

/** Far fewer than two sites and a CMS have, so that they take turns. */
const connections = 8

it('has a PgBouncer where everything must pass', () => {
  expect(hasPooler || !process.env.CI, 'Install Debian’s package pgbouncer.').toBe(true)
})

describe.skipIf(!hasPooler)('with PgBouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>
  let running: TwoSites
  let database: Client

  beforeAll(async () => {
    running = await startTwoSites({
      settings: async (databaseUrl) => {
        pooler = await startPooler(databaseUrl, connections)
        return { DATABASE_POOLER_URL: pooler.url, DATABASE_CONNECTIONS: '6' }
      },
    })
    database = new Client({ connectionString: running.databaseUrl })
    await database.connect()
  }, 120_000)

  afterAll(async () => {
    await database?.end()
    await running?.stop()
    await pooler?.stop()
  })

  async function count(question: string): Promise<number> {
    const { rows } = await database.query<{ count: number }>(`SELECT count(*)::int ${question}`)
    return rows[0]!.count
  }

  it('many book at once and are all counted, and the mails to them go out', async () => {
    const hidden = await openBookingForm(running.sites[0])
    const date = openDayFromNow(3)
    const phones = Array.from({ length: 60 }, (_, index) => String(9_800_000_000 + index))
    const answers = await Promise.all(
      phones.map((phone, index) =>
        postBooking(running.sites[index % 2]!, { ...hidden, ...bookingFields({ date, phone }) }),
      ),
    )
    for (const answer of answers) expect(answer.headers.get('Location')).toContain('booked=')
    expect(await count(`FROM bookings WHERE date = '${date}'`)).toBe(phones.length)
    // Those of all the world together.
    expect(await count(`FROM rate_limits WHERE points = ${phones.length}`)).toBe(1)
    await vi.waitFor(
      async () => expect(await count(`FROM emails WHERE status <> 'sent'`)).toBe(0),
      patience,
    )
  })

  it('staff who change as many at once are all answered', async () => {
    const { rows } = await database.query<{ id: string }>('SELECT id FROM bookings LIMIT 12')
    const statuses = await Promise.all(
      rows.map(({ id }) => running.change('bookings', id, { status: 'confirmed' })),
    )
    expect(statuses).toEqual(rows.map(() => 200))
  })

  it('an edit is heard by both sites, each on a connection that no other has', async () => {
    expect(await running.publish('site-layout', { copyright: 'Edited behind a pooler' })).toBe(200)
    for (const site of running.sites) {
      await vi.waitFor(
        async () => expect(await (await fetch(site)).text()).toContain('Edited behind a pooler'),
        { timeout: 30_000, interval: 20 },
      )
    }
    const listening = `FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`
    const others = `FROM pg_stat_activity WHERE datname = current_database()
      AND backend_type = 'client backend' AND pid <> pg_backend_pid()`
    expect((await count(others)) - (await count(listening))).toBeLessThanOrEqual(connections)
  })
})

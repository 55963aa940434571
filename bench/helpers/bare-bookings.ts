import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** PostgreSQL and its driver alone: one transaction per booking, with its event and two mails. */
export async function measureBareBookings(databaseUrl: string, clients: number, seconds: number) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: clients })
  // Tables with the same columns, checks and indexes.
  for (const table of ['bookings', 'booking_events', 'emails']) {
    await pool.query(`DROP TABLE IF EXISTS bare_${table}`)
    await pool.query(`CREATE TABLE bare_${table} (LIKE ${table} INCLUDING ALL)`)
  }
  const durationsMs: number[] = []
  const end = performance.now() + seconds * 1000
  const client = async () => {
    const connection = await pool.connect()
    try {
      while (performance.now() < end) {
        const startedAt = performance.now()
        await storeBooking(connection)
        durationsMs.push(performance.now() - startedAt)
      }
    } finally {
      connection.release()
    }
  }
  try {
    await Promise.all(Array.from({ length: clients }, client))
  } finally {
    await pool.end()
  }
  durationsMs.sort((a, b) => a - b)
  const percentile = (share: number) => durationsMs[Math.floor(durationsMs.length * share)] ?? NaN
  return {
    perSecond: durationsMs.length / seconds,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
  }
}

async function storeBooking(connection: pg.PoolClient): Promise<void> {
  const id = randomUUID()
  await connection.query('BEGIN')
  await connection.query(
    `INSERT INTO bare_bookings (id, reference, status, name, phone, email, address, date, time, service_type,
       first_order, request_key, manage_key_hash)
     VALUES ($1, $2, 'pending', 'Asha Kulkarni', '9876543210', 'asha@example.com',
       'Flat 3, Sea Breeze, Hill Road, Bandra West', '2026-12-01', '11AM-1PM', 'laundry', true, $3, $4)`,
    [id, id.slice(0, 18), randomUUID(), randomUUID()],
  )
  await connection.query(
    `INSERT INTO bare_booking_events (booking, created_at, actor, channel, type, "to")
     VALUES ($1, now(), 'Customer', 'site', 'booked', 'pending')`,
    [id],
  )
  for (const kind of ['booking-notice', 'booking-confirmation']) {
    const mail = randomUUID()
    await connection.query(
      `INSERT INTO bare_emails (id, kind, subject, "to", status, attempts, message_id, booking_id)
       VALUES ($1::uuid, $2, 'We have your booking', 'asha@example.com', 'queued', 0, $1::uuid::text, $3)`,
      [mail, kind, id],
    )
  }
  await connection.query('COMMIT')
}

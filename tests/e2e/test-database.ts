import { Client } from 'pg'
import { mintSessionToken } from '#tests/helpers/accounts/session-token.ts'

export class TestDatabase {
  #client: Client

  private constructor(client: Client) {
    this.#client = client
  }

  static async open(databaseUrl: string): Promise<TestDatabase> {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    return new TestDatabase(client)
  }

  close(): Promise<void> {
    return this.#client.end()
  }

  mintSessionToken(email: string, secret: string): Promise<string> {
    return mintSessionToken(this.#client, email, secret)
  }

  /** Also accepts a day that customers can no longer book. */
  async movePickup(reference: string, date: string, time: string): Promise<void> {
    await this.#client.query('UPDATE bookings SET date = $2, time = $3 WHERE reference = $1', [
      reference,
      date,
      time,
    ])
  }

  /** The clothes are picked up and ready. */
  async setDelivery(reference: string, date: string, time: string): Promise<void> {
    await this.#client.query(
      `UPDATE bookings SET picked_up_at = now(), ready_at = now(), delivery_date = $2,
         delivery_time = $3
       WHERE reference = $1`,
      [reference, date, time],
    )
  }

  async copyBooking(reference: string, copies: number): Promise<void> {
    await this.#client.query(
      `INSERT INTO bookings (id, reference, status, name, phone, address, date, time, service_type,
         items, instructions, branch_id)
       SELECT new.id, upper(left(new.id::text, 8)), status, name, phone, address, date, time,
         service_type, items, instructions, branch_id
       FROM bookings, LATERAL (
         SELECT gen_random_uuid() AS id FROM generate_series(1, $2)) AS new
       WHERE reference = $1`,
      [reference, copies],
    )
  }

  async deliverUnpaid(reference: string): Promise<void> {
    await this.#client.query(
      `WITH delivered AS (
         UPDATE bookings SET status = 'completed', delivered_at = now() WHERE reference = $1
         RETURNING id)
       INSERT INTO bills (id, booking, lines, pieces_paise, surcharge_paise, discount_paise, total_paise)
       SELECT gen_random_uuid(), id, '[]', 100, 0, 0, 100 FROM delivered`,
      [reference],
    )
  }

  /** As `npm run demo` stores bookings. */
  async markAsSample(reference: string): Promise<void> {
    await this.#client.query('UPDATE bookings SET sample = true WHERE reference = $1', [reference])
  }

  async isPickedUp(reference: string): Promise<boolean> {
    const { rows } = await this.#client.query<{ isPickedUp: boolean }>(
      'SELECT picked_up_at IS NOT NULL AS "isPickedUp" FROM bookings WHERE reference = $1',
      [reference],
    )
    return rows[0]!.isPickedUp
  }

  async isDelivered(reference: string): Promise<boolean> {
    const { rows } = await this.#client.query<{ isDelivered: boolean }>(
      'SELECT delivered_at IS NOT NULL AS "isDelivered" FROM bookings WHERE reference = $1',
      [reference],
    )
    return rows[0]!.isDelivered
  }

  async readMissedReason(reference: string): Promise<string | null> {
    const { rows } = await this.#client.query<{ reason: string | null }>(
      'SELECT missed_reason AS reason FROM bookings WHERE reference = $1',
      [reference],
    )
    return rows[0]!.reason
  }

  async countBookingsBy(name: string): Promise<number> {
    const { rows } = await this.#client.query<{ count: number }>(
      'SELECT count(*)::int FROM bookings WHERE name = $1',
      [name],
    )
    return rows[0]!.count
  }

  async findMailsAbout(words: string): Promise<{ subject: string; isSent: boolean }[]> {
    const { rows } = await this.#client.query<{ subject: string; isSent: boolean }>(
      `SELECT subject, status = 'sent' AS "isSent" FROM emails WHERE position($1 IN subject) > 0`,
      [words],
    )
    return rows
  }
}

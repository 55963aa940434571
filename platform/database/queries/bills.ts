import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Bill } from '#payload-types.ts'
import { fromDbRow, type SqlExecutor } from '#platform/database/adapter.ts'

/** Checks no access. */
export async function findBills(
  payload: Payload,
  connection: SqlExecutor,
  bookingIds: string[],
): Promise<Bill[]> {
  const { rows } = await connection.execute(
    sql`SELECT * FROM bills WHERE booking = ANY(${sql.param(bookingIds)}::text[])`,
  )
  return rows.map((row) => fromDbRow(payload, 'bills', row) as unknown as Bill)
}

export async function findBill(
  payload: Payload,
  connection: SqlExecutor,
  bookingId: string,
): Promise<Bill | null> {
  return (await findBills(payload, connection, [bookingId]))[0] ?? null
}

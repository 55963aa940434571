import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { toBillUnit } from '#business/bills/bill.ts'
import type { ListedPrice } from '#business/bills/bill-form.ts'
import { includedServices, type ServiceType } from '#business/bookings/service-types.ts'
import { listOrder } from '#business/content/shown-entries.ts'
import { defaultLanguage } from '#business/languages/languages.ts'
import type { Bill } from '#payload-types.ts'
import { type SqlExecutor, toDbRow } from '#platform/database/adapter.ts'
import { findBill } from '#platform/database/queries/bills.ts'

export async function storeBill(
  payload: Payload,
  tx: SqlExecutor,
  fields: Partial<Bill> & Pick<Bill, 'id' | 'updatedAt'>,
): Promise<void> {
  const row = toDbRow(payload, 'bills', fields)
  const names = Object.keys(row).filter((name) => row[name] !== undefined)
  const columns = sql.join(names.map(sql.identifier), sql`, `)
  const selected = sql`SELECT ${columns} FROM jsonb_populate_record(NULL::bills, ${JSON.stringify(row)})`
  await tx.execute(
    fields.createdAt
      ? sql`INSERT INTO bills (${columns}) ${selected}`
      : sql`UPDATE bills SET (${columns}) = (${selected}) WHERE id = ${fields.id}`,
  )
}

export async function clearPayment(
  bookingId: string,
  { payload, tx, now }: { payload: Payload; tx: SqlExecutor; now: Date },
): Promise<void> {
  const bill = await findBill(payload, tx, bookingId)
  const unpaid = { paidAt: null, paidBy: null, paymentMethod: null, updatedAt: now.toISOString() }
  if (bill) await storeBill(payload, tx, { id: bill.id, ...unpaid })
}

/** Keeps counts, amounts and the items of the price list; others may contain a name. */
export async function eraseBillTexts(connection: SqlExecutor, bookingIds: string[]): Promise<void> {
  await connection.execute(sql`
    UPDATE bills SET lines = (
      SELECT jsonb_agg(
        CASE WHEN line->>'price' IS NULL THEN line || '{"item": ""}' ELSE line END ORDER BY position)
      FROM jsonb_array_elements(lines) WITH ORDINALITY AS each(line, position))
    WHERE booking = ANY(${sql.param(bookingIds)}::text[])`)
}

export async function findListedPrices(
  payload: Payload,
  serviceType: ServiceType,
): Promise<ListedPrice[]> {
  const service = { in: includedServices(serviceType) }
  const { docs } = await payload.find({ collection: 'prices', ...published({ service }) })
  return docs.map(({ id, item, fromPaise, unit }) => {
    return { id, item, fromPaise, unit: toBillUnit(unit) }
  })
}

/** An order has the offer that was active when it was booked. */
export async function findOffers(payload: Payload) {
  return (await payload.find({ collection: 'offers', ...published() })).docs
}

const published = (where: object = {}) =>
  ({
    where: { _status: { equals: 'published' }, ...where },
    ...{ sort: listOrder, pagination: false, depth: 0, locale: defaultLanguage },
    overrideAccess: true,
  }) as const

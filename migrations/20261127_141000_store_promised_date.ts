import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { advisoryLocks } from '#platform/database/locks.ts'

/** As in 20261127_020000_store_booking_language, with the columns of the return. The release before gives none. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(storeBooking(`${columns}, ${newColumns}`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(storeBooking(columns))
}

/** Generated columns cannot be inserted, so the others are listed. A later migration that adds a column replaces the function. */
const columns = `
      id, reference, status, name, phone, email, address, date, time, service_type, branch_id, items, instructions,
      source, first_order, request_key, manage_key_hash, reminded_for, erased_at, completed_at, picked_up_at,
      picked_up_by, created_at, updated_at, language`

const newColumns = 'express, promised_date, arrived_at, ready_at, dispatched_at, delivered_at'

const storeBooking = (inserted: string) => sql`
  CREATE OR REPLACE FUNCTION "store_booking"(request jsonb) RETURNS jsonb LANGUAGE plpgsql SET lock_timeout = '8s' AS $$
  DECLARE
    new_booking bookings := jsonb_populate_record(NULL::bookings, '{"language": "en", "express": false}' || (request->'booking'));
    has_place boolean := take_place(new_booking.date, new_booking.time::varchar, (request->>'capacity')::integer);
  BEGIN
    -- Checked after waiting for the slot, because they may have changed meanwhile.
    IF (request#>>'{version,business}')::timestamptz IS DISTINCT FROM (SELECT updated_at FROM business_info LIMIT 1)
      OR request#>>'{version,branches}' <> branches_version() THEN
      RETURN jsonb_build_object('outcome', 'outdated');
    END IF;
    IF NOT has_place THEN
      RETURN jsonb_build_object('outcome', 'full');
    END IF;

    -- Of two simultaneous bookings with the same phone only one is the first order.
    PERFORM pg_advisory_xact_lock(${sql.raw(String(advisoryLocks.phone))}, hashtext(new_booking.phone));
    new_booking.first_order := NOT EXISTS (SELECT FROM bookings WHERE phone = new_booking.phone);
    INSERT INTO bookings (${sql.raw(inserted)})
      SELECT ${sql.raw(inserted)} FROM (SELECT (new_booking).*) AS new ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      RETURN jsonb_build_object('outcome', 'known');
    END IF;
    INSERT INTO booking_events SELECT * FROM jsonb_populate_recordset(NULL::booking_events, request->'events');
    INSERT INTO emails SELECT * FROM jsonb_populate_recordset(NULL::emails, request->'mails');
    RETURN jsonb_build_object('outcome', 'stored', 'firstOrder', new_booking.first_order);
  END
  $$;`

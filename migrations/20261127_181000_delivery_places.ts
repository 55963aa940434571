import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { advisoryLocks } from '#platform/database/locks.ts'

/**
 * A slot counts its pickups, its deliveries or both. The release before names none and counts both.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(takePlace)
  await db.execute(takePlaceOfEarlierRelease)
  await db.execute(storeBooking)
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('This migration cannot be undone: restore a backup from before it instead.')
}

const slotLock = sql.raw(String(advisoryLocks.slot))
const phoneLock = sql.raw(String(advisoryLocks.phone))

const takePlace = sql`
  CREATE FUNCTION "take_place"(
    slot_date varchar, slot_time varchar, capacity integer, own_booking uuid, counted text
  ) RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE
    slot integer := hashtext(concat(slot_date, ' ', slot_time));
    has_lock boolean;
    places_taken integer;
  BEGIN
    IF capacity IS NULL THEN
      RETURN true;
    END IF;
    has_lock := pg_try_advisory_xact_lock(${slotLock}, slot);
    LOOP
      places_taken := 0;
      IF counted <> 'delivery' THEN
        SELECT count(*) INTO places_taken FROM bookings
          WHERE date = slot_date AND time = slot_time::enum_bookings_time AND takes_place
            AND id IS DISTINCT FROM own_booking;
      END IF;
      IF counted <> 'pickup' THEN
        SELECT places_taken + count(*) INTO places_taken FROM bookings
          WHERE delivery_date = slot_date AND delivery_time = slot_time::enum_bookings_delivery_time AND takes_place
            AND id IS DISTINCT FROM own_booking;
      END IF;
      IF has_lock OR places_taken >= capacity THEN
        RETURN places_taken < capacity;
      END IF;
      PERFORM pg_advisory_xact_lock(${slotLock}, slot);
      has_lock := true;
    END LOOP;
  END
  $$;`

/** A later migration drops it. */
const takePlaceOfEarlierRelease = sql`
  CREATE OR REPLACE FUNCTION "take_place"(
    pickup_date varchar, pickup_time varchar, capacity integer, rescheduled uuid DEFAULT NULL
  ) RETURNS boolean LANGUAGE sql AS $$
    SELECT take_place(pickup_date, pickup_time, capacity, rescheduled, 'both')
  $$;`

/** Generated columns cannot be inserted, so the others are listed. A later migration that adds a column replaces the function. */
const columns = sql.raw(`
      id, reference, status, name, phone, email, address, date, time, service_type, branch_id, items, instructions,
      source, first_order, request_key, manage_key_hash, reminded_for, erased_at, completed_at, picked_up_at,
      picked_up_by, created_at, updated_at, language, express, promised_date, arrived_at, ready_at, dispatched_at,
      delivered_at, delivery_date, delivery_time`)

const storeBooking = sql`
  CREATE OR REPLACE FUNCTION "store_booking"(request jsonb) RETURNS jsonb LANGUAGE plpgsql SET lock_timeout = '8s' AS $$
  DECLARE
    new_booking bookings := jsonb_populate_record(NULL::bookings, '{"language": "en", "express": false}' || (request->'booking'));
    has_place boolean := take_place(
      new_booking.date, new_booking.time::varchar, (request->>'capacity')::integer, NULL, coalesce(request->>'counted', 'both')
    );
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
    PERFORM pg_advisory_xact_lock(${phoneLock}, hashtext(new_booking.phone));
    new_booking.first_order := NOT EXISTS (SELECT FROM bookings WHERE phone = new_booking.phone);
    INSERT INTO bookings (${columns})
      SELECT ${columns} FROM (SELECT (new_booking).*) AS new ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      RETURN jsonb_build_object('outcome', 'known');
    END IF;
    INSERT INTO booking_events SELECT * FROM jsonb_populate_recordset(NULL::booking_events, request->'events');
    INSERT INTO emails SELECT * FROM jsonb_populate_recordset(NULL::emails, request->'mails');
    RETURN jsonb_build_object('outcome', 'stored', 'firstOrder', new_booking.first_order);
  END
  $$;`

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { advisoryLocks } from '#platform/database/locks.ts'

/** Rules about the status of a booking as generated columns. The indexes and functions use them from now on. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "bookings"
      ADD COLUMN "is_open" boolean GENERATED ALWAYS AS ("status" IN ('pending', 'confirmed')) STORED,
      ADD COLUMN "takes_place" boolean GENERATED ALWAYS AS ("status" <> 'cancelled') STORED;
    DROP INDEX "bookings_open_idx", "bookings_places_idx";
    CREATE INDEX "bookings_open_idx" ON "bookings" ("date", "time", "created_at", "id")
      INCLUDE ("phone", "status") WHERE "is_open";
    CREATE INDEX "bookings_places_idx" ON "bookings" ("date", "time") INCLUDE ("id") WHERE "takes_place";`)
  await db.execute(takePlace)
  await db.execute(storeBooking)
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('This migration cannot be undone: restore a backup from before it instead.')
}

const slotLock = sql.raw(String(advisoryLocks.slot))
const phoneLock = sql.raw(String(advisoryLocks.phone))

/** As in the first migration, with `takes_place`. */
const takePlace = sql`
  CREATE OR REPLACE FUNCTION "take_place"(
    pickup_date varchar, pickup_time varchar, capacity integer, rescheduled uuid DEFAULT NULL
  ) RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE
    slot integer := hashtext(concat(pickup_date, ' ', pickup_time));
    has_lock boolean;
    places_taken integer;
  BEGIN
    IF capacity IS NULL THEN
      RETURN true;
    END IF;
    has_lock := pg_try_advisory_xact_lock(${slotLock}, slot);
    LOOP
      SELECT count(*) INTO places_taken FROM bookings
        WHERE date = pickup_date AND time = pickup_time::enum_bookings_time AND takes_place
          AND id IS DISTINCT FROM rescheduled;
      IF has_lock OR places_taken >= capacity THEN
        RETURN places_taken < capacity;
      END IF;
      PERFORM pg_advisory_xact_lock(${slotLock}, slot);
      has_lock := true;
    END LOOP;
  END
  $$;`

/** A generated column cannot be inserted, so the others are listed. A later migration that adds a column replaces the function. */
const columns = sql.raw(`
      id, reference, status, name, phone, email, address, date, time, service_type, branch_id, items, instructions,
      source, first_order, request_key, manage_key_hash, reminded_for, erased_at, completed_at, picked_up_at,
      picked_up_by, created_at, updated_at`)

const storeBooking = sql`
  CREATE OR REPLACE FUNCTION "store_booking"(
    booking jsonb, history jsonb, mails jsonb, capacity integer, judged_by timestamptz, judged_by_branches text
  ) RETURNS jsonb LANGUAGE plpgsql SET lock_timeout = '8s' AS $$
  DECLARE
    new_booking bookings := jsonb_populate_record(NULL::bookings, booking);
    has_place boolean := take_place(new_booking.date, new_booking.time::varchar, capacity);
  BEGIN
    -- Checked after waiting for the slot, because they may have changed meanwhile.
    IF judged_by IS DISTINCT FROM (SELECT updated_at FROM business_info LIMIT 1)
      OR judged_by_branches <> branches_version() THEN
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
    INSERT INTO bookings_history SELECT * FROM jsonb_populate_recordset(NULL::bookings_history, history);
    INSERT INTO emails SELECT * FROM jsonb_populate_recordset(NULL::emails, mails);
    RETURN jsonb_build_object('outcome', 'stored', 'firstOrder', new_booking.first_order);
  END
  $$;`

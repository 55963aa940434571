import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`DELETE FROM "payload_jobs" WHERE "task_slug" = 'send-emails';`)
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "emails" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "emails" ADD COLUMN "request_id" varchar;
  CREATE INDEX "emails_due_at_idx" ON "emails" USING btree ("due_at");`)
  // The workers take them up from here; what was waiting for its next try is tried at once.
  await db.execute(sql`UPDATE "emails" SET "due_at" = now() WHERE "status" = 'queued';`)
  // What is counted is worth no wait for a disk: after a crash of PostgreSQL the counts begin anew.
  await db.execute(sql`ALTER TABLE "rate_limits" SET UNLOGGED;`)
  // What counts the places that slots have left finds all it asks for in the index alone.
  await db.execute(sql`
    DROP INDEX "date_time_idx";
    CREATE INDEX "bookings_places_idx" ON "bookings" ("date", "time") INCLUDE ("id") WHERE "status" <> 'cancelled';`)
  await db.execute(takePlace)
  await db.execute(storeBooking)
}

/**
 * Takes a place of a slot until the transaction ends, or says that there is none: of any number at once exactly as many
 * are taken as there are. A booking that is rescheduled takes none from itself.
 *
 * Each statement within sees what was committed when it began, so what others stored while this one stood in line counts.
 * Whoever finds the slot full stands in no line. 199806 is advisoryLocks.slot.
 */
const takePlace = sql`
  CREATE FUNCTION "take_place"(
    pickup_date varchar, pickup_time varchar, capacity integer, rescheduled uuid DEFAULT NULL
  ) RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE
    slot integer := hashtext(concat(pickup_date, ' ', pickup_time));
    is_first_in_line boolean;
    places_taken integer;
  BEGIN
    IF capacity IS NULL THEN
      RETURN true;
    END IF;
    is_first_in_line := pg_try_advisory_xact_lock(199806, slot);
    LOOP
      SELECT count(*) INTO places_taken FROM bookings
        WHERE date = pickup_date AND time = pickup_time::enum_bookings_time AND status <> 'cancelled'
          AND id IS DISTINCT FROM rescheduled;
      IF is_first_in_line OR places_taken >= capacity THEN
        RETURN places_taken < capacity;
      END IF;
      PERFORM pg_advisory_xact_lock(199806, slot);
      is_first_in_line := true;
    END LOOP;
  END
  $$;`

/**
 * Stores a booking with its history and its mails, all given as rows, and says what became of it: whether it was stored,
 * its slot was full, the rules it was judged by have changed since, or a booking with one of its keys is there already.
 * 199807 is advisoryLocks.phone. It waits less long than who asks, so that what is said to have failed is not stored later.
 */
export const storeBooking = sql`
  CREATE FUNCTION "store_booking"(
    booking jsonb, history jsonb, mails jsonb, capacity integer, judged_by timestamptz
  ) RETURNS jsonb LANGUAGE plpgsql SET lock_timeout = '8s' AS $$
  DECLARE
    new_booking bookings := jsonb_populate_record(NULL::bookings, booking);
    has_place boolean := take_place(new_booking.date, new_booking.time::varchar, capacity);
  BEGIN
    -- Only now: they may have changed while it stood in line.
    IF judged_by IS DISTINCT FROM (SELECT updated_at FROM business_info LIMIT 1) THEN
      RETURN jsonb_build_object('outcome', 'outdated');
    END IF;
    IF NOT has_place THEN
      RETURN jsonb_build_object('outcome', 'full');
    END IF;

    -- Of two at once from the same phone one is the first.
    PERFORM pg_advisory_xact_lock(199807, hashtext(new_booking.phone));
    new_booking.first_order := NOT EXISTS (SELECT FROM bookings WHERE phone = new_booking.phone);
    INSERT INTO bookings VALUES (new_booking.*) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      RETURN jsonb_build_object('outcome', 'known');
    END IF;
    INSERT INTO bookings_history SELECT * FROM jsonb_populate_recordset(NULL::bookings_history, history);
    INSERT INTO emails SELECT * FROM jsonb_populate_recordset(NULL::emails, mails);
    RETURN jsonb_build_object('outcome', 'stored', 'firstOrder', new_booking.first_order);
  END
  $$;`

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // What waits has no job: staff send it once more.
  await db.execute(sql`UPDATE "emails" SET "status" = 'failed' WHERE "status" = 'queued';`)
  await db.execute(sql`DROP FUNCTION "store_booking"; DROP FUNCTION "take_place";`)
  await db.execute(sql`
    DROP INDEX "bookings_places_idx";
    CREATE INDEX "date_time_idx" ON "bookings" USING btree ("date", "time");`)
  await db.execute(sql`ALTER TABLE "rate_limits" SET LOGGED;`)
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-emails' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-emails' BEFORE 'schedulePublish';
  DROP INDEX "emails_due_at_idx";
  ALTER TABLE "emails" DROP COLUMN "due_at";
  ALTER TABLE "emails" DROP COLUMN "request_id";`)
}

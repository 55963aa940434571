import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { advisoryLocks } from '#platform/database/locks.ts'

/**
 * Booking events replace the arrays `history` and `notes` of bookings, and the lines about bookings in `activities`. The release
 * before still writes those: triggers turn what it writes into events. A later release drops the triggers, the functions that are
 * marked here, the tables `bookings_history` and `bookings_notes`, and those lines with their values of `enum_activities_act`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_booking_events_channel" AS ENUM('site', 'dashboard', 'cms', 'manage-link', 'worker');
    CREATE TYPE "public"."enum_booking_events_type" AS ENUM('booked', 'rescheduled', 'status-changed', 'corrected', 'noted', 'collected', 'not-collected', 'erased', 'deleted');
    CREATE TABLE "booking_events" (
      "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
      "booking" varchar NOT NULL,
      "created_at" timestamp(3) with time zone NOT NULL,
      "actor" varchar NOT NULL,
      "channel" "enum_booking_events_channel" NOT NULL,
      "type" "enum_booking_events_type" NOT NULL,
      "from" varchar,
      "to" varchar,
      "text" varchar
    );
    CREATE INDEX "booking_events_created_at_idx" ON "booking_events" USING btree ("created_at");
    CREATE INDEX "booking_createdAt_idx" ON "booking_events" USING btree ("booking","created_at");
    CREATE INDEX "actor_createdAt_idx" ON "booking_events" USING btree ("actor","created_at");`)
  await db.execute(storeBooking)
  for (const part of [eventsOfHistory, eventsOfNote, eventsOfActivity, eraseTexts]) await db.execute(part)
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('This migration cannot be undone: restore a backup from before it instead.')
}

/** Generated columns cannot be inserted, so the others are listed. A later migration that adds a column replaces the function. */
const columns = sql.raw(`
      id, reference, status, name, phone, email, address, date, time, service_type, branch_id, items, instructions,
      source, first_order, request_key, manage_key_hash, reminded_for, erased_at, completed_at, picked_up_at,
      picked_up_by, created_at, updated_at`)

/**
 * Stores a booking with its events and mails, given as rows. The outcome is `stored`, `full` (no place in its slot), `outdated`
 * (the rules or the branches have changed since it was checked) or `known` (a booking with one of its keys exists). The lock
 * timeout is shorter than the caller's, so that a booking reported as failed is not stored later.
 */
const storeBooking = sql`
  CREATE FUNCTION "store_booking"(request jsonb) RETURNS jsonb LANGUAGE plpgsql SET lock_timeout = '8s' AS $$
  DECLARE
    new_booking bookings := jsonb_populate_record(NULL::bookings, request->'booking');
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

/** A line of a history is one event, or two where a move and a change of status were one change. For the release before. */
const eventsOfHistory = sql`
  CREATE FUNCTION "events_of_history"(line bookings_history) RETURNS SETOF booking_events LANGUAGE sql STABLE AS $$
    SELECT md5(concat(line.id, ' ', event.type))::uuid, line._parent_id::varchar, line.at, line.by,
      (CASE WHEN line.by = 'Retention period' THEN 'worker' ELSE line.door::text END)::enum_booking_events_channel,
      event.type::enum_booking_events_type, event."from", event."to", NULL::varchar
    FROM (VALUES
      ('booked', line."from" IS NULL, NULL, line."to"::varchar),
      ('rescheduled', num_nulls(line.from_date, line.from_time, line.to_date, line.to_time) = 0,
        concat(line.from_date, ', ', line.from_time)::varchar, concat(line.to_date, ', ', line.to_time)::varchar),
      ('status-changed', line."from"::text <> line."to"::text, line."from"::varchar, line."to"::varchar),
      ('erased', line."from"::text = line."to"::text AND line.to_date IS NULL, NULL, NULL)
    ) AS event (type, applies, "from", "to") WHERE event.applies
  $$;
  CREATE FUNCTION "record_history"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO booking_events SELECT * FROM events_of_history(NEW) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER "record_history" AFTER INSERT ON "bookings_history" FOR EACH ROW EXECUTE FUNCTION "record_history"();`

/** For the release before. */
const eventsOfNote = sql`
  CREATE FUNCTION "events_of_note"(note bookings_notes) RETURNS SETOF booking_events LANGUAGE sql STABLE AS $$
    SELECT md5(concat('note ', note.id))::uuid, note._parent_id::varchar, note.at, note.by,
      'dashboard'::enum_booking_events_channel, 'noted'::enum_booking_events_type, NULL::varchar, NULL::varchar, note.text
  $$;
  CREATE FUNCTION "record_note"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO booking_events SELECT * FROM events_of_note(NEW) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER "record_note" AFTER INSERT ON "bookings_notes" FOR EACH ROW EXECUTE FUNCTION "record_note"();`

/** A deleted booking is known by the first 8 characters of its id. The others come from histories and notes. For the release before. */
const eventsOfActivity = sql`
  CREATE FUNCTION "events_of_activity"(line activities) RETURNS SETOF booking_events LANGUAGE sql STABLE AS $$
    SELECT md5(concat('activity ', line.id))::uuid,
      coalesce((SELECT id::varchar FROM bookings WHERE bookings.reference = line.reference), lower(line.reference)),
      line.at, line.by, line.door::text::enum_booking_events_channel, event.type::enum_booking_events_type,
      line."from", CASE event.type WHEN 'booked' THEN 'pending' ELSE line."to" END, line.what
    FROM (VALUES
      ('booking-taken', 'booked'), ('moved', 'rescheduled'), ('status-changed', 'status-changed'),
      ('corrected', 'corrected'), ('noted', 'noted'), ('collected', 'collected'), ('not-collected', 'not-collected'),
      ('details-removed', 'erased'), ('booking-deleted', 'deleted')
    ) AS event (act, type) WHERE event.act = line.act::text AND line.reference IS NOT NULL
  $$;
  CREATE FUNCTION "record_activity"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO booking_events SELECT * FROM events_of_activity(NEW) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER "record_activity" AFTER INSERT ON "activities" FOR EACH ROW
    WHEN (NEW.act::text IN ('corrected', 'collected', 'not-collected', 'booking-deleted'))
    EXECUTE FUNCTION "record_activity"();`

/** As `eraseEventTexts`, where the release before erases or deletes. */
const eraseTexts = sql`
  CREATE FUNCTION "erase_event_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE booking_events SET text = NULL WHERE booking = OLD.id::text AND type <> 'corrected';
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER "erase_event_texts_of_erased" AFTER UPDATE OF "erased_at" ON "bookings" FOR EACH ROW
    WHEN (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL) EXECUTE FUNCTION "erase_event_texts"();
  CREATE TRIGGER "erase_event_texts_of_deleted" AFTER DELETE ON "bookings"
    FOR EACH ROW EXECUTE FUNCTION "erase_event_texts"();`

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { advisoryLocks } from '#platform/database/locks.ts'

/** The tables of version 1.0: those that Payload generates from the config, then what only our own SQL uses. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Comes with every PostgreSQL; the owner of a database may enable it.
  await db.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm;`)
  await db.execute(payloadTables)
  for (const own of [ownTables, searchText, indexes, takePlace, branchesVersion, storeBooking, countBookings, hashRequestKey]) {
    await db.execute(own)
  }
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('The first migration cannot be undone: drop the database instead.')
}

const ownTables = sql`
  CREATE UNLOGGED TABLE "rate_limits" (
    "key" varchar(255) PRIMARY KEY NOT NULL,
    "points" integer DEFAULT 0 NOT NULL,
    "expire" bigint
  );
  CREATE TABLE "second_steps" (
    "user_id" uuid PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
    "key" text NOT NULL,
    "confirmed_at" timestamp(3) with time zone,
    "last_step" bigint DEFAULT 0 NOT NULL,
    "recovery_salt" text DEFAULT '' NOT NULL,
    "recovery_hashes" text[] DEFAULT '{}' NOT NULL
  );
  CREATE TABLE "booking_counts" (
    "status" "enum_bookings_status" NOT NULL,
    "branch_id" uuid,
    "bookings" integer NOT NULL
  );`

/** The text that staff search bookings by, with a space before each word. */
const searchText = sql`
  CREATE FUNCTION "booking_search_text"(reference varchar, name varchar, phone varchar, address varchar)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT lower(concat(' ', reference, ' ', phone, ' ', regexp_replace(concat(name, ' ', address), '[\\s,]+', ' ', 'g')))
  $$;`

/** Each answers one question from the index alone: pages of a list, the open bookings, the places taken, a search. */
const indexes = sql`
  CREATE INDEX "bookings_created_at_idx" ON "bookings" ("created_at", "id") INCLUDE ("status");
  CREATE INDEX "bookings_open_idx" ON "bookings" ("date", "time", "created_at", "id")
    INCLUDE ("phone", "status") WHERE "status" IN ('pending', 'confirmed');
  CREATE INDEX "bookings_places_idx" ON "bookings" ("date", "time") INCLUDE ("id") WHERE "status" <> 'cancelled';
  CREATE INDEX "bookings_search_idx" ON "bookings" USING gin
    (booking_search_text("reference", "name", "phone", "address") gin_trgm_ops);`

const slotLock = sql.raw(String(advisoryLocks.slot))
const phoneLock = sql.raw(String(advisoryLocks.phone))

/**
 * Takes a place in a slot until the end of the transaction, or returns false if the slot is full. A rescheduled booking does not
 * count against itself.
 *
 * Each statement sees what was committed when it began, so it counts the bookings that were stored while it waited for the
 * lock. A full slot needs no lock.
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
    is_first_in_line := pg_try_advisory_xact_lock(${slotLock}, slot);
    LOOP
      SELECT count(*) INTO places_taken FROM bookings
        WHERE date = pickup_date AND time = pickup_time::enum_bookings_time AND status <> 'cancelled'
          AND id IS DISTINCT FROM rescheduled;
      IF is_first_in_line OR places_taken >= capacity THEN
        RETURN places_taken < capacity;
      END IF;
      PERFORM pg_advisory_xact_lock(${slotLock}, slot);
      is_first_in_line := true;
    END LOOP;
  END
  $$;`

/** Changes with every branch that is added, changed or deleted. */
const branchesVersion = sql`
  CREATE FUNCTION "branches_version"() RETURNS text LANGUAGE sql STABLE AS $$
    SELECT md5(coalesce(string_agg(concat(id, ' ', extract(epoch FROM updated_at)), ',' ORDER BY id), '')) FROM branches
  $$;`

/**
 * Stores a booking with its history and mails, given as rows. The outcome is `stored`, `full` (no place in its slot), `outdated`
 * (the rules or the branches have changed since it was checked) or `known` (a booking with one of its keys exists). The lock
 * timeout is shorter than the caller's, so that a booking reported as failed is not stored later.
 * The function with five arguments is for processes of the release before.
 */
const storeBooking = sql`
  CREATE FUNCTION "store_booking"(
    booking jsonb, history jsonb, mails jsonb, capacity integer, judged_by timestamptz, judged_by_branches text
  ) RETURNS jsonb LANGUAGE plpgsql SET lock_timeout = '8s' AS $$
  DECLARE
    new_booking bookings := jsonb_populate_record(NULL::bookings, booking);
    has_place boolean := take_place(new_booking.date, new_booking.time::varchar, capacity);
  BEGIN
    -- Only now: they may have changed while it waited for the slot.
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
    INSERT INTO bookings VALUES (new_booking.*) ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      RETURN jsonb_build_object('outcome', 'known');
    END IF;
    INSERT INTO bookings_history SELECT * FROM jsonb_populate_recordset(NULL::bookings_history, history);
    INSERT INTO emails SELECT * FROM jsonb_populate_recordset(NULL::emails, mails);
    RETURN jsonb_build_object('outcome', 'stored', 'firstOrder', new_booking.first_order);
  END
  $$;
  CREATE FUNCTION "store_booking"(
    booking jsonb, history jsonb, mails jsonb, capacity integer, judged_by timestamptz
  ) RETURNS jsonb LANGUAGE sql AS $$
    SELECT store_booking(booking, history, mails, capacity, judged_by, NULL)
  $$;`

/**
 * Counts bookings in rows that are added up: each change appends its difference, so that two bookings never wait for one row.
 * The worker adds rows up (platform/database/queries/booking-counts.ts). A row trigger takes 12 µs for a booking, a statement trigger 28.
 */
const countBookings = sql`
  CREATE FUNCTION "count_bookings"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      TRUNCATE booking_counts;
    END IF;
    IF TG_OP IN ('UPDATE', 'DELETE') THEN
      INSERT INTO booking_counts VALUES (OLD.status, OLD.branch_id, -1);
    END IF;
    IF TG_OP IN ('INSERT', 'UPDATE') THEN
      INSERT INTO booking_counts VALUES (NEW.status, NEW.branch_id, 1);
    END IF;
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER "count_stored" AFTER INSERT OR DELETE ON "bookings"
    FOR EACH ROW EXECUTE FUNCTION "count_bookings"();
  CREATE TRIGGER "count_changed" AFTER UPDATE ON "bookings" FOR EACH ROW
    WHEN (OLD.status <> NEW.status OR OLD.branch_id IS DISTINCT FROM NEW.branch_id)
    EXECUTE FUNCTION "count_bookings"();
  CREATE TRIGGER "count_none" AFTER TRUNCATE ON "bookings"
    FOR EACH STATEMENT EXECUTE FUNCTION "count_bookings"();`

/** Hashes the plain request keys, of 36 characters, that processes of the release before still write; like `hashOfKey`. */
const hashRequestKey = sql`
  CREATE FUNCTION "hash_request_key"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.request_key := translate(rtrim(encode(sha256(convert_to(NEW.request_key, 'UTF8')), 'base64'), '='), '+/', '-_');
    RETURN NEW;
  END
  $$;
  CREATE TRIGGER "hash_request_key" BEFORE INSERT OR UPDATE OF "request_key" ON "bookings"
    FOR EACH ROW WHEN (length(NEW."request_key") = 36) EXECUTE FUNCTION "hash_request_key"();`

const payloadTables = sql`
   CREATE TYPE "public"."enum_bookings_history_from" AS ENUM('pending', 'confirmed', 'completed', 'cancelled');
  CREATE TYPE "public"."enum_bookings_history_to" AS ENUM('pending', 'confirmed', 'completed', 'cancelled');
  CREATE TYPE "public"."enum_bookings_history_door" AS ENUM('site', 'dashboard', 'cms', 'manage-link');
  CREATE TYPE "public"."enum_bookings_history_from_time" AS ENUM('9AM-11AM', '11AM-1PM', '1PM-3PM', '3PM-5PM', '5PM-7PM');
  CREATE TYPE "public"."enum_bookings_history_to_time" AS ENUM('9AM-11AM', '11AM-1PM', '1PM-3PM', '3PM-5PM', '5PM-7PM');
  CREATE TYPE "public"."enum_bookings_status" AS ENUM('pending', 'confirmed', 'completed', 'cancelled');
  CREATE TYPE "public"."enum_bookings_time" AS ENUM('9AM-11AM', '11AM-1PM', '1PM-3PM', '3PM-5PM', '5PM-7PM');
  CREATE TYPE "public"."enum_bookings_service_type" AS ENUM('dry-cleaning', 'laundry', 'shoes', 'both');
  CREATE TYPE "public"."enum_bookings_source" AS ENUM('site', 'phone');
  CREATE TYPE "public"."enum_emails_status" AS ENUM('queued', 'sent', 'failed');
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('booking-notice', 'booking-confirmation', 'booking-confirmed', 'booking-completed', 'booking-cancelled', 'booking-rescheduled', 'booking-reminder', 'manage-link', 'change-notice', 'contact-notice', 'contact-answer', 'password-reset', 'wrong-codes');
  CREATE TYPE "public"."enum_activities_door" AS ENUM('site', 'dashboard', 'cms', 'manage-link', 'command');
  CREATE TYPE "public"."enum_activities_act" AS ENUM('booking-taken', 'bookings-imported', 'status-changed', 'moved', 'corrected', 'noted', 'collected', 'not-collected', 'booking-deleted', 'details-removed', 'mail-resent', 'mail-deleted', 'message-answered', 'message-marked', 'message-unmarked', 'message-deleted', 'published', 'unpublished', 'content-added', 'content-changed', 'content-deleted', 'account-made', 'account-changed', 'account-deleted', 'second-step-on', 'second-step-off', 'sessions-ended', 'account-rescued');
  CREATE TYPE "public"."enum_branches_weekly_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_branches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branches_v_version_weekly_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum__branches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_booked_as" AS ENUM('dry-cleaning', 'laundry', 'shoes', 'both');
  CREATE TYPE "public"."enum_services_icon" AS ENUM('circle', 'tub', 'shoe', 'triangle', 'iron', 'hanger', 'house', 'clock');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_booked_as" AS ENUM('dry-cleaning', 'laundry', 'shoes', 'both');
  CREATE TYPE "public"."enum__services_v_version_icon" AS ENUM('circle', 'tub', 'shoe', 'triangle', 'iron', 'hanger', 'house', 'clock');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_prices_service" AS ENUM('dry-cleaning', 'laundry', 'shoes');
  CREATE TYPE "public"."enum_prices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__prices_v_version_service" AS ENUM('dry-cleaning', 'laundry', 'shoes');
  CREATE TYPE "public"."enum__prices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_offers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_team_members_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_members_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'staff', 'admin');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_business_info_weekly_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_business_info_social_links_network" AS ENUM('facebook', 'instagram', 'x', 'youtube', 'linkedin');
  CREATE TYPE "public"."enum_business_info_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__business_info_v_version_weekly_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum__business_info_v_version_social_links_network" AS ENUM('facebook', 'instagram', 'x', 'youtube', 'linkedin');
  CREATE TYPE "public"."enum__business_info_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_locations_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__locations_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_booking_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__booking_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_privacy_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_site_layout_header_links_page" AS ENUM('home', 'services', 'about', 'locations', 'contact', 'booking', 'privacy', 'other');
  CREATE TYPE "public"."enum_site_layout_footer_links_page" AS ENUM('home', 'services', 'about', 'locations', 'contact', 'booking', 'privacy', 'other');
  CREATE TYPE "public"."enum_site_layout_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_layout_v_version_header_links_page" AS ENUM('home', 'services', 'about', 'locations', 'contact', 'booking', 'privacy', 'other');
  CREATE TYPE "public"."enum__site_layout_v_version_footer_links_page" AS ENUM('home', 'services', 'about', 'locations', 'contact', 'booking', 'privacy', 'other');
  CREATE TYPE "public"."enum__site_layout_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_mail_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mail_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "bookings_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"from" "enum_bookings_history_from",
  	"to" "enum_bookings_history_to" NOT NULL,
  	"door" "enum_bookings_history_door" NOT NULL,
  	"from_date" varchar,
  	"from_time" "enum_bookings_history_from_time",
  	"to_date" varchar,
  	"to_time" "enum_bookings_history_to_time"
  );
  
  CREATE TABLE "bookings_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "bookings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reference" varchar NOT NULL,
  	"status" "enum_bookings_status" DEFAULT 'pending' NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar,
  	"address" varchar NOT NULL,
  	"date" varchar NOT NULL,
  	"time" "enum_bookings_time" NOT NULL,
  	"service_type" "enum_bookings_service_type" NOT NULL,
  	"branch_id" uuid,
  	"items" varchar,
  	"instructions" varchar,
  	"source" "enum_bookings_source" DEFAULT 'site',
  	"first_order" boolean,
  	"request_key" varchar,
  	"manage_key_hash" varchar,
  	"reminded_for" varchar,
  	"erased_at" timestamp(3) with time zone,
  	"completed_at" timestamp(3) with time zone,
  	"picked_up_at" timestamp(3) with time zone,
  	"picked_up_by" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_messages_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "contact_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"handled" boolean DEFAULT false,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"subject" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"request_key" varchar,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "emails" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subject" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"status" "enum_emails_status" NOT NULL,
  	"kind" "enum_emails_kind" NOT NULL,
  	"booking_id" uuid,
  	"contact_message_id" uuid,
  	"answer" varchar,
  	"attempts" numeric NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"request_id" varchar,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"text" varchar,
  	"message_id" varchar NOT NULL,
  	"calendar" varchar,
  	"html" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "activities" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"door" "enum_activities_door" NOT NULL,
  	"act" "enum_activities_act" NOT NULL,
  	"reference" varchar,
  	"message" varchar,
  	"label" varchar,
  	"from" varchar,
  	"to" varchar,
  	"what" varchar
  );
  
  CREATE TABLE "branches_weekly_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_branches_weekly_hours_day",
  	"closed" boolean DEFAULT false,
  	"opens_at" varchar,
  	"closes_at" varchar
  );
  
  CREATE TABLE "branches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"main_branch" boolean DEFAULT false,
  	"order" numeric DEFAULT 100,
  	"phone" varchar,
  	"address_street" varchar,
  	"address_city" varchar,
  	"address_state" varchar,
  	"address_zip" varchar,
  	"address_country" varchar DEFAULT 'India',
  	"map_point_latitude" numeric,
  	"map_point_longitude" numeric,
  	"pincodes" varchar,
  	"email" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_branches_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_branches_v_version_weekly_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" "enum__branches_v_version_weekly_hours_day",
  	"closed" boolean DEFAULT false,
  	"opens_at" varchar,
  	"closes_at" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branches_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_main_branch" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 100,
  	"version_phone" varchar,
  	"version_address_street" varchar,
  	"version_address_city" varchar,
  	"version_address_state" varchar,
  	"version_address_zip" varchar,
  	"version_address_country" varchar DEFAULT 'India',
  	"version_map_point_latitude" numeric,
  	"version_map_point_longitude" numeric,
  	"version_pincodes" varchar,
  	"version_email" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__branches_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "services_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "services" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"featured" boolean DEFAULT false,
  	"booked_as" "enum_services_booked_as",
  	"icon" "enum_services_icon",
  	"description" varchar,
  	"picture_id" uuid,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_services_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_featured" boolean DEFAULT false,
  	"version_booked_as" "enum__services_v_version_booked_as",
  	"version_icon" "enum__services_v_version_icon",
  	"version_description" varchar,
  	"version_picture_id" uuid,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "prices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"item" varchar,
  	"service" "enum_prices_service",
  	"from_paise" numeric,
  	"unit" varchar,
  	"order" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_prices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_prices_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_item" varchar,
  	"version_service" "enum__prices_v_version_service",
  	"version_from_paise" numeric,
  	"version_unit" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__prices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "offers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"words" varchar,
  	"from" varchar,
  	"until" varchar,
  	"top_of_home" boolean DEFAULT true,
  	"banners" boolean DEFAULT true,
  	"first_orders" boolean DEFAULT true,
  	"order" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_offers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_offers_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_words" varchar,
  	"version_from" varchar,
  	"version_until" varchar,
  	"version_top_of_home" boolean DEFAULT true,
  	"version_banners" boolean DEFAULT true,
  	"version_first_orders" boolean DEFAULT true,
  	"version_order" numeric DEFAULT 100,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__offers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"location" varchar,
  	"text" varchar,
  	"avatar_id" uuid,
  	"order" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_location" varchar,
  	"version_text" varchar,
  	"version_avatar_id" uuid,
  	"version_order" numeric DEFAULT 100,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "team_members" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"text" varchar,
  	"picture_id" uuid,
  	"order" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_team_members_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_team_members_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_role" varchar,
  	"version_text" varchar,
  	"version_picture_id" uuid,
  	"version_order" numeric DEFAULT 100,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__team_members_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_avif720_url" varchar,
  	"sizes_avif720_width" numeric,
  	"sizes_avif720_height" numeric,
  	"sizes_avif720_mime_type" varchar,
  	"sizes_avif720_filesize" numeric,
  	"sizes_avif720_filename" varchar,
  	"sizes_webp720_url" varchar,
  	"sizes_webp720_width" numeric,
  	"sizes_webp720_height" numeric,
  	"sizes_webp720_mime_type" varchar,
  	"sizes_webp720_filesize" numeric,
  	"sizes_webp720_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"branch_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"bookings_id" uuid,
  	"contact_messages_id" uuid,
  	"emails_id" uuid,
  	"branches_id" uuid,
  	"services_id" uuid,
  	"prices_id" uuid,
  	"offers_id" uuid,
  	"testimonials_id" uuid,
  	"team_members_id" uuid,
  	"media_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "business_info_weekly_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_business_info_weekly_hours_day",
  	"closed" boolean DEFAULT false,
  	"opens_at" varchar,
  	"closes_at" varchar
  );
  
  CREATE TABLE "business_info_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "business_info_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_business_info_social_links_network",
  	"url" varchar
  );
  
  CREATE TABLE "business_info_staff_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "business_info" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar DEFAULT 'Saaf',
  	"phone" varchar,
  	"whatsapp" varchar,
  	"email" varchar,
  	"address_street" varchar,
  	"address_city" varchar,
  	"address_state" varchar,
  	"address_zip" varchar,
  	"address_country" varchar DEFAULT 'India',
  	"map_point_latitude" numeric,
  	"map_point_longitude" numeric,
  	"founded_year" numeric DEFAULT 1998,
  	"claims_customers" varchar,
  	"claims_garments" varchar,
  	"claims_rating" numeric,
  	"claims_reviews" numeric,
  	"claims_service_radius_miles" numeric,
  	"booking_policy_days_ahead" numeric,
  	"booking_policy_capacity_per_slot" numeric,
  	"booking_policy_same_day_cut_off" varchar,
  	"booking_policy_only_in_service_area" boolean DEFAULT false,
  	"booking_policy_retention_months" numeric DEFAULT 24,
  	"changed_by" varchar,
  	"_status" "enum_business_info_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_business_info_v_version_weekly_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" "enum__business_info_v_version_weekly_hours_day",
  	"closed" boolean DEFAULT false,
  	"opens_at" varchar,
  	"closes_at" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_business_info_v_version_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"date" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_business_info_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"network" "enum__business_info_v_version_social_links_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_business_info_v_version_staff_addresses" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_business_info_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_name" varchar DEFAULT 'Saaf',
  	"version_phone" varchar,
  	"version_whatsapp" varchar,
  	"version_email" varchar,
  	"version_address_street" varchar,
  	"version_address_city" varchar,
  	"version_address_state" varchar,
  	"version_address_zip" varchar,
  	"version_address_country" varchar DEFAULT 'India',
  	"version_map_point_latitude" numeric,
  	"version_map_point_longitude" numeric,
  	"version_founded_year" numeric DEFAULT 1998,
  	"version_claims_customers" varchar,
  	"version_claims_garments" varchar,
  	"version_claims_rating" numeric,
  	"version_claims_reviews" numeric,
  	"version_claims_service_radius_miles" numeric,
  	"version_booking_policy_days_ahead" numeric,
  	"version_booking_policy_capacity_per_slot" numeric,
  	"version_booking_policy_same_day_cut_off" varchar,
  	"version_booking_policy_only_in_service_area" boolean DEFAULT false,
  	"version_booking_policy_retention_months" numeric DEFAULT 24,
  	"version_changed_by" varchar,
  	"version__status" "enum__business_info_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "home_page_hero_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "home_page_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" uuid,
  	"caption" varchar
  );
  
  CREATE TABLE "home_page_why_choose_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hero_heading" varchar,
  	"hero_text" varchar,
  	"hero_picture_id" uuid,
  	"hero_first_button" varchar DEFAULT 'Schedule Pickup Now',
  	"hero_second_button" varchar DEFAULT 'Our Services',
  	"why_choose_heading" varchar,
  	"why_choose_text" varchar,
  	"services_heading" varchar,
  	"services_text" varchar,
  	"services_button" varchar DEFAULT 'View All Services',
  	"banner_heading" varchar,
  	"banner_text" varchar,
  	"banner_button" varchar DEFAULT 'Book Now',
  	"find_us_heading" varchar,
  	"find_us_text" varchar,
  	"find_us_directions" varchar DEFAULT 'Get directions',
  	"testimonials_heading" varchar,
  	"testimonials_text" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"changed_by" varchar,
  	"_status" "enum_home_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_page_v_version_hero_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"picture_id" uuid,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_why_choose_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_hero_heading" varchar,
  	"version_hero_text" varchar,
  	"version_hero_picture_id" uuid,
  	"version_hero_first_button" varchar DEFAULT 'Schedule Pickup Now',
  	"version_hero_second_button" varchar DEFAULT 'Our Services',
  	"version_why_choose_heading" varchar,
  	"version_why_choose_text" varchar,
  	"version_services_heading" varchar,
  	"version_services_text" varchar,
  	"version_services_button" varchar DEFAULT 'View All Services',
  	"version_banner_heading" varchar,
  	"version_banner_text" varchar,
  	"version_banner_button" varchar DEFAULT 'Book Now',
  	"version_find_us_heading" varchar,
  	"version_find_us_text" varchar,
  	"version_find_us_directions" varchar DEFAULT 'Get directions',
  	"version_testimonials_heading" varchar,
  	"version_testimonials_text" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "about_page_values_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "about_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"intro_heading" varchar,
  	"intro_text" varchar,
  	"stats_years" varchar DEFAULT 'years in business',
  	"stats_customers" varchar DEFAULT 'customers',
  	"stats_garments" varchar DEFAULT 'garments cleaned',
  	"story_heading" varchar,
  	"story_text" jsonb,
  	"story_picture_id" uuid,
  	"values_heading" varchar,
  	"values_text" varchar,
  	"team_heading" varchar,
  	"team_text" varchar,
  	"banner_heading" varchar,
  	"banner_text" varchar,
  	"banner_button" varchar DEFAULT 'Book Now',
  	"search_title" varchar,
  	"search_description" varchar,
  	"changed_by" varchar,
  	"_status" "enum_about_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_about_page_v_version_values_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_stats_years" varchar DEFAULT 'years in business',
  	"version_stats_customers" varchar DEFAULT 'customers',
  	"version_stats_garments" varchar DEFAULT 'garments cleaned',
  	"version_story_heading" varchar,
  	"version_story_text" jsonb,
  	"version_story_picture_id" uuid,
  	"version_values_heading" varchar,
  	"version_values_text" varchar,
  	"version_team_heading" varchar,
  	"version_team_text" varchar,
  	"version_banner_heading" varchar,
  	"version_banner_text" varchar,
  	"version_banner_button" varchar DEFAULT 'Book Now',
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__about_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "services_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"intro_heading" varchar,
  	"intro_text" varchar,
  	"book_button" varchar DEFAULT 'Book {service}',
  	"prices_heading" varchar DEFAULT 'What it costs',
  	"prices_text" varchar DEFAULT 'We look at each piece with you at the door, and tell you the price before we start.',
  	"banner_heading" varchar,
  	"banner_text" varchar,
  	"banner_button" varchar DEFAULT 'Book Now',
  	"search_title" varchar,
  	"search_description" varchar,
  	"changed_by" varchar,
  	"_status" "enum_services_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_services_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_book_button" varchar DEFAULT 'Book {service}',
  	"version_prices_heading" varchar DEFAULT 'What it costs',
  	"version_prices_text" varchar DEFAULT 'We look at each piece with you at the door, and tell you the price before we start.',
  	"version_banner_heading" varchar,
  	"version_banner_text" varchar,
  	"version_banner_button" varchar DEFAULT 'Book Now',
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__services_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "locations_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"intro_heading" varchar,
  	"intro_text" varchar,
  	"intro_count" varchar DEFAULT '{count} locations in all.',
  	"cards_main_branch" varchar DEFAULT 'Main branch',
  	"cards_directions" varchar DEFAULT 'Directions',
  	"cards_show_on_map" varchar DEFAULT 'Show on the map',
  	"service_area_heading" varchar DEFAULT 'Do we come to you?',
  	"service_area_text" varchar DEFAULT 'Tell us your pincode, and we say who collects there.',
  	"service_area_button" varchar DEFAULT 'Look it up',
  	"map_heading" varchar,
  	"map_text" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"changed_by" varchar,
  	"_status" "enum_locations_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_locations_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_intro_count" varchar DEFAULT '{count} locations in all.',
  	"version_cards_main_branch" varchar DEFAULT 'Main branch',
  	"version_cards_directions" varchar DEFAULT 'Directions',
  	"version_cards_show_on_map" varchar DEFAULT 'Show on the map',
  	"version_service_area_heading" varchar DEFAULT 'Do we come to you?',
  	"version_service_area_text" varchar DEFAULT 'Tell us your pincode, and we say who collects there.',
  	"version_service_area_button" varchar DEFAULT 'Look it up',
  	"version_map_heading" varchar,
  	"version_map_text" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__locations_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "contact_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"intro_heading" varchar,
  	"intro_text" varchar,
  	"cards_email" varchar DEFAULT 'Email',
  	"cards_address" varchar DEFAULT 'Address',
  	"cards_hours" varchar DEFAULT 'Hours',
  	"form_heading" varchar,
  	"form_text" varchar,
  	"form_consent" varchar DEFAULT 'By sending this you agree that we keep it to answer you.',
  	"form_privacy_link" varchar DEFAULT 'How we keep it',
  	"branches_heading" varchar,
  	"branches_text" varchar,
  	"testimonials_heading" varchar,
  	"testimonials_text" varchar,
  	"map_heading" varchar,
  	"map_text" varchar,
  	"map_directions" varchar DEFAULT 'Get directions',
  	"search_title" varchar,
  	"search_description" varchar,
  	"changed_by" varchar,
  	"_status" "enum_contact_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_contact_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_cards_email" varchar DEFAULT 'Email',
  	"version_cards_address" varchar DEFAULT 'Address',
  	"version_cards_hours" varchar DEFAULT 'Hours',
  	"version_form_heading" varchar,
  	"version_form_text" varchar,
  	"version_form_consent" varchar DEFAULT 'By sending this you agree that we keep it to answer you.',
  	"version_form_privacy_link" varchar DEFAULT 'How we keep it',
  	"version_branches_heading" varchar,
  	"version_branches_text" varchar,
  	"version_testimonials_heading" varchar,
  	"version_testimonials_text" varchar,
  	"version_map_heading" varchar,
  	"version_map_text" varchar,
  	"version_map_directions" varchar DEFAULT 'Get directions',
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__contact_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "booking_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"intro_heading" varchar,
  	"intro_text" varchar,
  	"terms_note" varchar,
  	"consent" varchar DEFAULT 'By confirming you agree that we keep these details to carry out your pickup.',
  	"privacy_link" varchar DEFAULT 'How we keep them',
  	"search_title" varchar,
  	"search_description" varchar,
  	"changed_by" varchar,
  	"_status" "enum_booking_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_booking_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_terms_note" varchar,
  	"version_consent" varchar DEFAULT 'By confirming you agree that we keep these details to carry out your pickup.',
  	"version_privacy_link" varchar DEFAULT 'How we keep them',
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__booking_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "privacy_page_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "privacy_page" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"intro_heading" varchar,
  	"intro_text" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"changed_by" varchar,
  	"_status" "enum_privacy_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_page_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_privacy_page_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_intro_heading" varchar,
  	"version_intro_text" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__privacy_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "site_layout_header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" "enum_site_layout_header_links_page",
  	"url" varchar
  );
  
  CREATE TABLE "site_layout_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"page" "enum_site_layout_footer_links_page",
  	"url" varchar
  );
  
  CREATE TABLE "site_layout" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"call_button" varchar DEFAULT 'Call Now',
  	"book_button" varchar DEFAULT 'Book Now',
  	"schedule_button" varchar DEFAULT 'Schedule Pickup',
  	"tagline" varchar,
  	"links_heading" varchar DEFAULT 'Quick Links',
  	"contact_heading" varchar DEFAULT 'Contact',
  	"hours_heading" varchar DEFAULT 'Business Hours',
  	"social_heading" varchar DEFAULT 'Follow Us',
  	"privacy_link" varchar DEFAULT 'Privacy',
  	"copyright" varchar,
  	"not_found_heading" varchar DEFAULT 'Oops! Page not found',
  	"not_found_text" varchar DEFAULT 'We looked behind every hanger. The page may have moved, or its address has a typing mistake.',
  	"not_found_button" varchar DEFAULT 'Back to the home page',
  	"changed_by" varchar,
  	"_status" "enum_site_layout_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_layout_v_version_header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"page" "enum__site_layout_v_version_header_links_page",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_layout_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"page" "enum__site_layout_v_version_footer_links_page",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_layout_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_call_button" varchar DEFAULT 'Call Now',
  	"version_book_button" varchar DEFAULT 'Book Now',
  	"version_schedule_button" varchar DEFAULT 'Schedule Pickup',
  	"version_tagline" varchar,
  	"version_links_heading" varchar DEFAULT 'Quick Links',
  	"version_contact_heading" varchar DEFAULT 'Contact',
  	"version_hours_heading" varchar DEFAULT 'Business Hours',
  	"version_social_heading" varchar DEFAULT 'Follow Us',
  	"version_privacy_link" varchar DEFAULT 'Privacy',
  	"version_copyright" varchar,
  	"version_not_found_heading" varchar DEFAULT 'Oops! Page not found',
  	"version_not_found_text" varchar DEFAULT 'We looked behind every hanger. The page may have moved, or its address has a typing mistake.',
  	"version_not_found_button" varchar DEFAULT 'Back to the home page',
  	"version_changed_by" varchar,
  	"version__status" "enum__site_layout_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "mail_texts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"confirmation_introduction" varchar DEFAULT 'Thank you for booking a pickup with {business}. We will contact you to confirm it.',
  	"confirmation_closing" varchar DEFAULT 'Something to change? Open your booking with the link above, or call us on {phone}.',
  	"confirmed_send" boolean DEFAULT true,
  	"confirmed_introduction" varchar DEFAULT 'Your pickup is confirmed. Please have your things ready.',
  	"confirmed_closing" varchar,
  	"completed_send" boolean DEFAULT true,
  	"completed_introduction" varchar DEFAULT 'Your order is complete. Thank you for trusting {business}.',
  	"completed_closing" varchar,
  	"cancelled_send" boolean DEFAULT true,
  	"cancelled_introduction" varchar DEFAULT 'Your pickup has been cancelled. Nothing will be collected.',
  	"cancelled_closing" varchar DEFAULT 'You did not ask for this? Call us on {phone}.',
  	"rescheduled_send" boolean DEFAULT true,
  	"rescheduled_introduction" varchar DEFAULT 'Your pickup has been moved. Here is the new time.',
  	"rescheduled_closing" varchar,
  	"reminder_send" boolean DEFAULT true,
  	"reminder_introduction" varchar DEFAULT 'Your pickup is planned for tomorrow, {date}, {time}.',
  	"reminder_closing" varchar,
  	"manage_link_introduction" varchar DEFAULT 'Somebody, most likely you, asked for the link to this booking.',
  	"manage_link_closing" varchar DEFAULT 'You did not ask for it? Then there is nothing to do.',
  	"booking_notice_introduction" varchar,
  	"booking_notice_closing" varchar DEFAULT 'Please contact the customer to confirm this pickup.',
  	"change_notice_introduction" varchar DEFAULT '{name} has changed this booking through the link in the mail.',
  	"change_notice_closing" varchar,
  	"contact_notice_introduction" varchar,
  	"contact_notice_closing" varchar DEFAULT 'Reply to this mail to answer {name}.',
  	"whatsapp_pending" varchar DEFAULT 'Hello {name}, this is {business}. You booked a pickup for {date}, {time} (booking ID {reference}). Is that right for you?',
  	"whatsapp_confirmed" varchar DEFAULT 'Hello {name}, this is {business}. Your pickup on {date}, {time} is confirmed (booking ID {reference}). Please have your things ready.',
  	"whatsapp_completed" varchar DEFAULT 'Hello {name}, this is {business}. Your order {reference} is complete. Thank you for trusting us.',
  	"whatsapp_cancelled" varchar DEFAULT 'Hello {name}, this is {business}. Your pickup {reference} on {date} is cancelled. Something not right? Call us on {phone}.',
  	"signature" varchar,
  	"changed_by" varchar,
  	"_status" "enum_mail_texts_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_mail_texts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_confirmation_introduction" varchar DEFAULT 'Thank you for booking a pickup with {business}. We will contact you to confirm it.',
  	"version_confirmation_closing" varchar DEFAULT 'Something to change? Open your booking with the link above, or call us on {phone}.',
  	"version_confirmed_send" boolean DEFAULT true,
  	"version_confirmed_introduction" varchar DEFAULT 'Your pickup is confirmed. Please have your things ready.',
  	"version_confirmed_closing" varchar,
  	"version_completed_send" boolean DEFAULT true,
  	"version_completed_introduction" varchar DEFAULT 'Your order is complete. Thank you for trusting {business}.',
  	"version_completed_closing" varchar,
  	"version_cancelled_send" boolean DEFAULT true,
  	"version_cancelled_introduction" varchar DEFAULT 'Your pickup has been cancelled. Nothing will be collected.',
  	"version_cancelled_closing" varchar DEFAULT 'You did not ask for this? Call us on {phone}.',
  	"version_rescheduled_send" boolean DEFAULT true,
  	"version_rescheduled_introduction" varchar DEFAULT 'Your pickup has been moved. Here is the new time.',
  	"version_rescheduled_closing" varchar,
  	"version_reminder_send" boolean DEFAULT true,
  	"version_reminder_introduction" varchar DEFAULT 'Your pickup is planned for tomorrow, {date}, {time}.',
  	"version_reminder_closing" varchar,
  	"version_manage_link_introduction" varchar DEFAULT 'Somebody, most likely you, asked for the link to this booking.',
  	"version_manage_link_closing" varchar DEFAULT 'You did not ask for it? Then there is nothing to do.',
  	"version_booking_notice_introduction" varchar,
  	"version_booking_notice_closing" varchar DEFAULT 'Please contact the customer to confirm this pickup.',
  	"version_change_notice_introduction" varchar DEFAULT '{name} has changed this booking through the link in the mail.',
  	"version_change_notice_closing" varchar,
  	"version_contact_notice_introduction" varchar,
  	"version_contact_notice_closing" varchar DEFAULT 'Reply to this mail to answer {name}.',
  	"version_whatsapp_pending" varchar DEFAULT 'Hello {name}, this is {business}. You booked a pickup for {date}, {time} (booking ID {reference}). Is that right for you?',
  	"version_whatsapp_confirmed" varchar DEFAULT 'Hello {name}, this is {business}. Your pickup on {date}, {time} is confirmed (booking ID {reference}). Please have your things ready.',
  	"version_whatsapp_completed" varchar DEFAULT 'Hello {name}, this is {business}. Your order {reference} is complete. Thank you for trusting us.',
  	"version_whatsapp_cancelled" varchar DEFAULT 'Hello {name}, this is {business}. Your pickup {reference} on {date} is cancelled. Something not right? Call us on {phone}.',
  	"version_signature" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__mail_texts_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "bookings_history" ADD CONSTRAINT "bookings_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bookings_notes" ADD CONSTRAINT "bookings_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages_answers" ADD CONSTRAINT "contact_messages_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "emails" ADD CONSTRAINT "emails_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "emails" ADD CONSTRAINT "emails_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branches_weekly_hours" ADD CONSTRAINT "branches_weekly_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_weekly_hours" ADD CONSTRAINT "_branches_v_version_weekly_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_parent_id_branches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_items" ADD CONSTRAINT "services_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_items" ADD CONSTRAINT "_services_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_prices_v" ADD CONSTRAINT "_prices_v_parent_id_prices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."prices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offers_v" ADD CONSTRAINT "_offers_v_parent_id_offers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_avatar_id_media_id_fk" FOREIGN KEY ("version_avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_parent_id_team_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_emails_fk" FOREIGN KEY ("emails_id") REFERENCES "public"."emails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_prices_fk" FOREIGN KEY ("prices_id") REFERENCES "public"."prices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "business_info_weekly_hours" ADD CONSTRAINT "business_info_weekly_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."business_info"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "business_info_holidays" ADD CONSTRAINT "business_info_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."business_info"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "business_info_social_links" ADD CONSTRAINT "business_info_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."business_info"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "business_info_staff_addresses" ADD CONSTRAINT "business_info_staff_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."business_info"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_business_info_v_version_weekly_hours" ADD CONSTRAINT "_business_info_v_version_weekly_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_business_info_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_business_info_v_version_holidays" ADD CONSTRAINT "_business_info_v_version_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_business_info_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_business_info_v_version_social_links" ADD CONSTRAINT "_business_info_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_business_info_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_business_info_v_version_staff_addresses" ADD CONSTRAINT "_business_info_v_version_staff_addresses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_business_info_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_hero_reasons" ADD CONSTRAINT "home_page_hero_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_gallery" ADD CONSTRAINT "home_page_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_gallery" ADD CONSTRAINT "home_page_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_why_choose_cards" ADD CONSTRAINT "home_page_why_choose_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_hero_picture_id_media_id_fk" FOREIGN KEY ("hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_hero_reasons" ADD CONSTRAINT "_home_page_v_version_hero_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_gallery" ADD CONSTRAINT "_home_page_v_version_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_gallery" ADD CONSTRAINT "_home_page_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_why_choose_cards" ADD CONSTRAINT "_home_page_v_version_why_choose_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_hero_picture_id_media_id_fk" FOREIGN KEY ("version_hero_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_page_values_cards" ADD CONSTRAINT "about_page_values_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page" ADD CONSTRAINT "about_page_story_picture_id_media_id_fk" FOREIGN KEY ("story_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_values_cards" ADD CONSTRAINT "_about_page_v_version_values_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v" ADD CONSTRAINT "_about_page_v_version_story_picture_id_media_id_fk" FOREIGN KEY ("version_story_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "privacy_page_sections" ADD CONSTRAINT "privacy_page_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_page_v_version_sections" ADD CONSTRAINT "_privacy_page_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_layout_header_links" ADD CONSTRAINT "site_layout_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_layout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_layout_footer_links" ADD CONSTRAINT "site_layout_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_layout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_layout_v_version_header_links" ADD CONSTRAINT "_site_layout_v_version_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_layout_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_layout_v_version_footer_links" ADD CONSTRAINT "_site_layout_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_layout_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bookings_history_order_idx" ON "bookings_history" USING btree ("_order");
  CREATE INDEX "bookings_history_parent_id_idx" ON "bookings_history" USING btree ("_parent_id");
  CREATE INDEX "bookings_notes_order_idx" ON "bookings_notes" USING btree ("_order");
  CREATE INDEX "bookings_notes_parent_id_idx" ON "bookings_notes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "bookings_reference_idx" ON "bookings" USING btree ("reference");
  CREATE INDEX "bookings_status_idx" ON "bookings" USING btree ("status");
  CREATE INDEX "bookings_phone_idx" ON "bookings" USING btree ("phone");
  CREATE INDEX "bookings_date_idx" ON "bookings" USING btree ("date");
  CREATE INDEX "bookings_branch_idx" ON "bookings" USING btree ("branch_id");
  CREATE UNIQUE INDEX "bookings_request_key_idx" ON "bookings" USING btree ("request_key");
  CREATE UNIQUE INDEX "bookings_manage_key_hash_idx" ON "bookings" USING btree ("manage_key_hash");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "contact_messages_answers_order_idx" ON "contact_messages_answers" USING btree ("_order");
  CREATE INDEX "contact_messages_answers_parent_id_idx" ON "contact_messages_answers" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "contact_messages_request_key_idx" ON "contact_messages" USING btree ("request_key");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "emails_status_idx" ON "emails" USING btree ("status");
  CREATE INDEX "emails_booking_idx" ON "emails" USING btree ("booking_id");
  CREATE INDEX "emails_contact_message_idx" ON "emails" USING btree ("contact_message_id");
  CREATE INDEX "emails_due_at_idx" ON "emails" USING btree ("due_at");
  CREATE INDEX "emails_sent_at_idx" ON "emails" USING btree ("sent_at");
  CREATE INDEX "emails_updated_at_idx" ON "emails" USING btree ("updated_at");
  CREATE INDEX "emails_created_at_idx" ON "emails" USING btree ("created_at");
  CREATE INDEX "activities_at_idx" ON "activities" USING btree ("at");
  CREATE INDEX "by_at_idx" ON "activities" USING btree ("by","at");
  CREATE INDEX "branches_weekly_hours_order_idx" ON "branches_weekly_hours" USING btree ("_order");
  CREATE INDEX "branches_weekly_hours_parent_id_idx" ON "branches_weekly_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "branches_slug_idx" ON "branches" USING btree ("slug");
  CREATE INDEX "branches_order_idx" ON "branches" USING btree ("order");
  CREATE INDEX "branches_updated_at_idx" ON "branches" USING btree ("updated_at");
  CREATE INDEX "branches_created_at_idx" ON "branches" USING btree ("created_at");
  CREATE INDEX "branches__status_idx" ON "branches" USING btree ("_status");
  CREATE INDEX "_branches_v_version_weekly_hours_order_idx" ON "_branches_v_version_weekly_hours" USING btree ("_order");
  CREATE INDEX "_branches_v_version_weekly_hours_parent_id_idx" ON "_branches_v_version_weekly_hours" USING btree ("_parent_id");
  CREATE INDEX "_branches_v_parent_idx" ON "_branches_v" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_version_slug_idx" ON "_branches_v" USING btree ("version_slug");
  CREATE INDEX "_branches_v_version_version_order_idx" ON "_branches_v" USING btree ("version_order");
  CREATE INDEX "_branches_v_version_version_updated_at_idx" ON "_branches_v" USING btree ("version_updated_at");
  CREATE INDEX "_branches_v_version_version_created_at_idx" ON "_branches_v" USING btree ("version_created_at");
  CREATE INDEX "_branches_v_version_version__status_idx" ON "_branches_v" USING btree ("version__status");
  CREATE INDEX "_branches_v_created_at_idx" ON "_branches_v" USING btree ("created_at");
  CREATE INDEX "_branches_v_updated_at_idx" ON "_branches_v" USING btree ("updated_at");
  CREATE INDEX "_branches_v_latest_idx" ON "_branches_v" USING btree ("latest");
  CREATE INDEX "_branches_v_autosave_idx" ON "_branches_v" USING btree ("autosave");
  CREATE INDEX "services_items_order_idx" ON "services_items" USING btree ("_order");
  CREATE INDEX "services_items_parent_id_idx" ON "services_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_order_idx" ON "services" USING btree ("order");
  CREATE INDEX "services_picture_idx" ON "services" USING btree ("picture_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "_services_v_version_items_order_idx" ON "_services_v_version_items" USING btree ("_order");
  CREATE INDEX "_services_v_version_items_parent_id_idx" ON "_services_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_slug_idx" ON "_services_v" USING btree ("version_slug");
  CREATE INDEX "_services_v_version_version_order_idx" ON "_services_v" USING btree ("version_order");
  CREATE INDEX "_services_v_version_version_picture_idx" ON "_services_v" USING btree ("version_picture_id");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "prices_order_idx" ON "prices" USING btree ("order");
  CREATE INDEX "prices_updated_at_idx" ON "prices" USING btree ("updated_at");
  CREATE INDEX "prices_created_at_idx" ON "prices" USING btree ("created_at");
  CREATE INDEX "prices__status_idx" ON "prices" USING btree ("_status");
  CREATE INDEX "_prices_v_parent_idx" ON "_prices_v" USING btree ("parent_id");
  CREATE INDEX "_prices_v_version_version_order_idx" ON "_prices_v" USING btree ("version_order");
  CREATE INDEX "_prices_v_version_version_updated_at_idx" ON "_prices_v" USING btree ("version_updated_at");
  CREATE INDEX "_prices_v_version_version_created_at_idx" ON "_prices_v" USING btree ("version_created_at");
  CREATE INDEX "_prices_v_version_version__status_idx" ON "_prices_v" USING btree ("version__status");
  CREATE INDEX "_prices_v_created_at_idx" ON "_prices_v" USING btree ("created_at");
  CREATE INDEX "_prices_v_updated_at_idx" ON "_prices_v" USING btree ("updated_at");
  CREATE INDEX "_prices_v_latest_idx" ON "_prices_v" USING btree ("latest");
  CREATE INDEX "_prices_v_autosave_idx" ON "_prices_v" USING btree ("autosave");
  CREATE INDEX "offers_order_idx" ON "offers" USING btree ("order");
  CREATE INDEX "offers_updated_at_idx" ON "offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "offers" USING btree ("created_at");
  CREATE INDEX "offers__status_idx" ON "offers" USING btree ("_status");
  CREATE INDEX "_offers_v_parent_idx" ON "_offers_v" USING btree ("parent_id");
  CREATE INDEX "_offers_v_version_version_order_idx" ON "_offers_v" USING btree ("version_order");
  CREATE INDEX "_offers_v_version_version_updated_at_idx" ON "_offers_v" USING btree ("version_updated_at");
  CREATE INDEX "_offers_v_version_version_created_at_idx" ON "_offers_v" USING btree ("version_created_at");
  CREATE INDEX "_offers_v_version_version__status_idx" ON "_offers_v" USING btree ("version__status");
  CREATE INDEX "_offers_v_created_at_idx" ON "_offers_v" USING btree ("created_at");
  CREATE INDEX "_offers_v_updated_at_idx" ON "_offers_v" USING btree ("updated_at");
  CREATE INDEX "_offers_v_latest_idx" ON "_offers_v" USING btree ("latest");
  CREATE INDEX "_offers_v_autosave_idx" ON "_offers_v" USING btree ("autosave");
  CREATE INDEX "testimonials_avatar_idx" ON "testimonials" USING btree ("avatar_id");
  CREATE INDEX "testimonials_order_idx" ON "testimonials" USING btree ("order");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_avatar_idx" ON "_testimonials_v" USING btree ("version_avatar_id");
  CREATE INDEX "_testimonials_v_version_version_order_idx" ON "_testimonials_v" USING btree ("version_order");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
  CREATE INDEX "team_members_picture_idx" ON "team_members" USING btree ("picture_id");
  CREATE INDEX "team_members_order_idx" ON "team_members" USING btree ("order");
  CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
  CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");
  CREATE INDEX "team_members__status_idx" ON "team_members" USING btree ("_status");
  CREATE INDEX "_team_members_v_parent_idx" ON "_team_members_v" USING btree ("parent_id");
  CREATE INDEX "_team_members_v_version_version_picture_idx" ON "_team_members_v" USING btree ("version_picture_id");
  CREATE INDEX "_team_members_v_version_version_order_idx" ON "_team_members_v" USING btree ("version_order");
  CREATE INDEX "_team_members_v_version_version_updated_at_idx" ON "_team_members_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_members_v_version_version_created_at_idx" ON "_team_members_v" USING btree ("version_created_at");
  CREATE INDEX "_team_members_v_version_version__status_idx" ON "_team_members_v" USING btree ("version__status");
  CREATE INDEX "_team_members_v_created_at_idx" ON "_team_members_v" USING btree ("created_at");
  CREATE INDEX "_team_members_v_updated_at_idx" ON "_team_members_v" USING btree ("updated_at");
  CREATE INDEX "_team_members_v_latest_idx" ON "_team_members_v" USING btree ("latest");
  CREATE INDEX "_team_members_v_autosave_idx" ON "_team_members_v" USING btree ("autosave");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_avif720_sizes_avif720_filename_idx" ON "media" USING btree ("sizes_avif720_filename");
  CREATE INDEX "media_sizes_webp720_sizes_webp720_filename_idx" ON "media" USING btree ("sizes_webp720_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "media" USING btree ("sizes_webp1600_filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_branch_idx" ON "users" USING btree ("branch_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_emails_id_idx" ON "payload_locked_documents_rels" USING btree ("emails_id");
  CREATE INDEX "payload_locked_documents_rels_branches_id_idx" ON "payload_locked_documents_rels" USING btree ("branches_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_prices_id_idx" ON "payload_locked_documents_rels" USING btree ("prices_id");
  CREATE INDEX "payload_locked_documents_rels_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("offers_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_team_members_id_idx" ON "payload_locked_documents_rels" USING btree ("team_members_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "business_info_weekly_hours_order_idx" ON "business_info_weekly_hours" USING btree ("_order");
  CREATE INDEX "business_info_weekly_hours_parent_id_idx" ON "business_info_weekly_hours" USING btree ("_parent_id");
  CREATE INDEX "business_info_holidays_order_idx" ON "business_info_holidays" USING btree ("_order");
  CREATE INDEX "business_info_holidays_parent_id_idx" ON "business_info_holidays" USING btree ("_parent_id");
  CREATE INDEX "business_info_social_links_order_idx" ON "business_info_social_links" USING btree ("_order");
  CREATE INDEX "business_info_social_links_parent_id_idx" ON "business_info_social_links" USING btree ("_parent_id");
  CREATE INDEX "business_info_staff_addresses_order_idx" ON "business_info_staff_addresses" USING btree ("_order");
  CREATE INDEX "business_info_staff_addresses_parent_id_idx" ON "business_info_staff_addresses" USING btree ("_parent_id");
  CREATE INDEX "business_info__status_idx" ON "business_info" USING btree ("_status");
  CREATE INDEX "_business_info_v_version_weekly_hours_order_idx" ON "_business_info_v_version_weekly_hours" USING btree ("_order");
  CREATE INDEX "_business_info_v_version_weekly_hours_parent_id_idx" ON "_business_info_v_version_weekly_hours" USING btree ("_parent_id");
  CREATE INDEX "_business_info_v_version_holidays_order_idx" ON "_business_info_v_version_holidays" USING btree ("_order");
  CREATE INDEX "_business_info_v_version_holidays_parent_id_idx" ON "_business_info_v_version_holidays" USING btree ("_parent_id");
  CREATE INDEX "_business_info_v_version_social_links_order_idx" ON "_business_info_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_business_info_v_version_social_links_parent_id_idx" ON "_business_info_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_business_info_v_version_staff_addresses_order_idx" ON "_business_info_v_version_staff_addresses" USING btree ("_order");
  CREATE INDEX "_business_info_v_version_staff_addresses_parent_id_idx" ON "_business_info_v_version_staff_addresses" USING btree ("_parent_id");
  CREATE INDEX "_business_info_v_version_version__status_idx" ON "_business_info_v" USING btree ("version__status");
  CREATE INDEX "_business_info_v_created_at_idx" ON "_business_info_v" USING btree ("created_at");
  CREATE INDEX "_business_info_v_updated_at_idx" ON "_business_info_v" USING btree ("updated_at");
  CREATE INDEX "_business_info_v_latest_idx" ON "_business_info_v" USING btree ("latest");
  CREATE INDEX "_business_info_v_autosave_idx" ON "_business_info_v" USING btree ("autosave");
  CREATE INDEX "home_page_hero_reasons_order_idx" ON "home_page_hero_reasons" USING btree ("_order");
  CREATE INDEX "home_page_hero_reasons_parent_id_idx" ON "home_page_hero_reasons" USING btree ("_parent_id");
  CREATE INDEX "home_page_gallery_order_idx" ON "home_page_gallery" USING btree ("_order");
  CREATE INDEX "home_page_gallery_parent_id_idx" ON "home_page_gallery" USING btree ("_parent_id");
  CREATE INDEX "home_page_gallery_picture_idx" ON "home_page_gallery" USING btree ("picture_id");
  CREATE INDEX "home_page_why_choose_cards_order_idx" ON "home_page_why_choose_cards" USING btree ("_order");
  CREATE INDEX "home_page_why_choose_cards_parent_id_idx" ON "home_page_why_choose_cards" USING btree ("_parent_id");
  CREATE INDEX "home_page_hero_hero_picture_idx" ON "home_page" USING btree ("hero_picture_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE INDEX "_home_page_v_version_hero_reasons_order_idx" ON "_home_page_v_version_hero_reasons" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_hero_reasons_parent_id_idx" ON "_home_page_v_version_hero_reasons" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_gallery_order_idx" ON "_home_page_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_gallery_parent_id_idx" ON "_home_page_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_gallery_picture_idx" ON "_home_page_v_version_gallery" USING btree ("picture_id");
  CREATE INDEX "_home_page_v_version_why_choose_cards_order_idx" ON "_home_page_v_version_why_choose_cards" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_why_choose_cards_parent_id_idx" ON "_home_page_v_version_why_choose_cards" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_hero_version_hero_picture_idx" ON "_home_page_v" USING btree ("version_hero_picture_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE INDEX "about_page_values_cards_order_idx" ON "about_page_values_cards" USING btree ("_order");
  CREATE INDEX "about_page_values_cards_parent_id_idx" ON "about_page_values_cards" USING btree ("_parent_id");
  CREATE INDEX "about_page_story_story_picture_idx" ON "about_page" USING btree ("story_picture_id");
  CREATE INDEX "about_page__status_idx" ON "about_page" USING btree ("_status");
  CREATE INDEX "_about_page_v_version_values_cards_order_idx" ON "_about_page_v_version_values_cards" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_values_cards_parent_id_idx" ON "_about_page_v_version_values_cards" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_story_version_story_picture_idx" ON "_about_page_v" USING btree ("version_story_picture_id");
  CREATE INDEX "_about_page_v_version_version__status_idx" ON "_about_page_v" USING btree ("version__status");
  CREATE INDEX "_about_page_v_created_at_idx" ON "_about_page_v" USING btree ("created_at");
  CREATE INDEX "_about_page_v_updated_at_idx" ON "_about_page_v" USING btree ("updated_at");
  CREATE INDEX "_about_page_v_latest_idx" ON "_about_page_v" USING btree ("latest");
  CREATE INDEX "_about_page_v_autosave_idx" ON "_about_page_v" USING btree ("autosave");
  CREATE INDEX "services_page__status_idx" ON "services_page" USING btree ("_status");
  CREATE INDEX "_services_page_v_version_version__status_idx" ON "_services_page_v" USING btree ("version__status");
  CREATE INDEX "_services_page_v_created_at_idx" ON "_services_page_v" USING btree ("created_at");
  CREATE INDEX "_services_page_v_updated_at_idx" ON "_services_page_v" USING btree ("updated_at");
  CREATE INDEX "_services_page_v_latest_idx" ON "_services_page_v" USING btree ("latest");
  CREATE INDEX "_services_page_v_autosave_idx" ON "_services_page_v" USING btree ("autosave");
  CREATE INDEX "locations_page__status_idx" ON "locations_page" USING btree ("_status");
  CREATE INDEX "_locations_page_v_version_version__status_idx" ON "_locations_page_v" USING btree ("version__status");
  CREATE INDEX "_locations_page_v_created_at_idx" ON "_locations_page_v" USING btree ("created_at");
  CREATE INDEX "_locations_page_v_updated_at_idx" ON "_locations_page_v" USING btree ("updated_at");
  CREATE INDEX "_locations_page_v_latest_idx" ON "_locations_page_v" USING btree ("latest");
  CREATE INDEX "_locations_page_v_autosave_idx" ON "_locations_page_v" USING btree ("autosave");
  CREATE INDEX "contact_page__status_idx" ON "contact_page" USING btree ("_status");
  CREATE INDEX "_contact_page_v_version_version__status_idx" ON "_contact_page_v" USING btree ("version__status");
  CREATE INDEX "_contact_page_v_created_at_idx" ON "_contact_page_v" USING btree ("created_at");
  CREATE INDEX "_contact_page_v_updated_at_idx" ON "_contact_page_v" USING btree ("updated_at");
  CREATE INDEX "_contact_page_v_latest_idx" ON "_contact_page_v" USING btree ("latest");
  CREATE INDEX "_contact_page_v_autosave_idx" ON "_contact_page_v" USING btree ("autosave");
  CREATE INDEX "booking_page__status_idx" ON "booking_page" USING btree ("_status");
  CREATE INDEX "_booking_page_v_version_version__status_idx" ON "_booking_page_v" USING btree ("version__status");
  CREATE INDEX "_booking_page_v_created_at_idx" ON "_booking_page_v" USING btree ("created_at");
  CREATE INDEX "_booking_page_v_updated_at_idx" ON "_booking_page_v" USING btree ("updated_at");
  CREATE INDEX "_booking_page_v_latest_idx" ON "_booking_page_v" USING btree ("latest");
  CREATE INDEX "_booking_page_v_autosave_idx" ON "_booking_page_v" USING btree ("autosave");
  CREATE INDEX "privacy_page_sections_order_idx" ON "privacy_page_sections" USING btree ("_order");
  CREATE INDEX "privacy_page_sections_parent_id_idx" ON "privacy_page_sections" USING btree ("_parent_id");
  CREATE INDEX "privacy_page__status_idx" ON "privacy_page" USING btree ("_status");
  CREATE INDEX "_privacy_page_v_version_sections_order_idx" ON "_privacy_page_v_version_sections" USING btree ("_order");
  CREATE INDEX "_privacy_page_v_version_sections_parent_id_idx" ON "_privacy_page_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_privacy_page_v_version_version__status_idx" ON "_privacy_page_v" USING btree ("version__status");
  CREATE INDEX "_privacy_page_v_created_at_idx" ON "_privacy_page_v" USING btree ("created_at");
  CREATE INDEX "_privacy_page_v_updated_at_idx" ON "_privacy_page_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_page_v_latest_idx" ON "_privacy_page_v" USING btree ("latest");
  CREATE INDEX "_privacy_page_v_autosave_idx" ON "_privacy_page_v" USING btree ("autosave");
  CREATE INDEX "site_layout_header_links_order_idx" ON "site_layout_header_links" USING btree ("_order");
  CREATE INDEX "site_layout_header_links_parent_id_idx" ON "site_layout_header_links" USING btree ("_parent_id");
  CREATE INDEX "site_layout_footer_links_order_idx" ON "site_layout_footer_links" USING btree ("_order");
  CREATE INDEX "site_layout_footer_links_parent_id_idx" ON "site_layout_footer_links" USING btree ("_parent_id");
  CREATE INDEX "site_layout__status_idx" ON "site_layout" USING btree ("_status");
  CREATE INDEX "_site_layout_v_version_header_links_order_idx" ON "_site_layout_v_version_header_links" USING btree ("_order");
  CREATE INDEX "_site_layout_v_version_header_links_parent_id_idx" ON "_site_layout_v_version_header_links" USING btree ("_parent_id");
  CREATE INDEX "_site_layout_v_version_footer_links_order_idx" ON "_site_layout_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_site_layout_v_version_footer_links_parent_id_idx" ON "_site_layout_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_site_layout_v_version_version__status_idx" ON "_site_layout_v" USING btree ("version__status");
  CREATE INDEX "_site_layout_v_created_at_idx" ON "_site_layout_v" USING btree ("created_at");
  CREATE INDEX "_site_layout_v_updated_at_idx" ON "_site_layout_v" USING btree ("updated_at");
  CREATE INDEX "_site_layout_v_latest_idx" ON "_site_layout_v" USING btree ("latest");
  CREATE INDEX "_site_layout_v_autosave_idx" ON "_site_layout_v" USING btree ("autosave");
  CREATE INDEX "mail_texts__status_idx" ON "mail_texts" USING btree ("_status");
  CREATE INDEX "_mail_texts_v_version_version__status_idx" ON "_mail_texts_v" USING btree ("version__status");
  CREATE INDEX "_mail_texts_v_created_at_idx" ON "_mail_texts_v" USING btree ("created_at");
  CREATE INDEX "_mail_texts_v_updated_at_idx" ON "_mail_texts_v" USING btree ("updated_at");
  CREATE INDEX "_mail_texts_v_latest_idx" ON "_mail_texts_v" USING btree ("latest");
  CREATE INDEX "_mail_texts_v_autosave_idx" ON "_mail_texts_v" USING btree ("autosave");`

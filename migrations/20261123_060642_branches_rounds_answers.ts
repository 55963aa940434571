import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { storeBooking as storeBookingBefore } from './20261122_174802_one_statement.ts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'contact-answer';
  CREATE TABLE "contact_messages_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  ALTER TABLE "bookings" ADD COLUMN "branch_id" uuid;
  ALTER TABLE "bookings" ADD COLUMN "picked_up_at" timestamp(3) with time zone;
  ALTER TABLE "bookings" ADD COLUMN "picked_up_by" varchar;
  ALTER TABLE "emails" ADD COLUMN "answer" varchar;
  ALTER TABLE "branches" ADD COLUMN "pincodes" varchar;
  ALTER TABLE "branches" ADD COLUMN "email" varchar;
  ALTER TABLE "_branches_v" ADD COLUMN "version_pincodes" varchar;
  ALTER TABLE "_branches_v" ADD COLUMN "version_email" varchar;
  ALTER TABLE "users" ADD COLUMN "branch_id" uuid;
  ALTER TABLE "business_info" ADD COLUMN "booking_policy_only_in_service_area" boolean DEFAULT false;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_booking_policy_only_in_service_area" boolean DEFAULT false;
  ALTER TABLE "locations_page" ADD COLUMN "service_area_heading" varchar DEFAULT 'Do we come to you?';
  ALTER TABLE "locations_page" ADD COLUMN "service_area_text" varchar DEFAULT 'Tell us your pincode, and we say who collects there.';
  ALTER TABLE "locations_page" ADD COLUMN "service_area_button" varchar DEFAULT 'Look it up';
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_service_area_heading" varchar DEFAULT 'Do we come to you?';
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_service_area_text" varchar DEFAULT 'Tell us your pincode, and we say who collects there.';
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_service_area_button" varchar DEFAULT 'Look it up';
  ALTER TABLE "mail_texts" ADD COLUMN "whatsapp_pending" varchar DEFAULT 'Hello {name}, this is {business}. You booked a pickup for {date}, {time} (booking ID {reference}). Is that right for you?';
  ALTER TABLE "mail_texts" ADD COLUMN "whatsapp_confirmed" varchar DEFAULT 'Hello {name}, this is {business}. Your pickup on {date}, {time} is confirmed (booking ID {reference}). Please have your things ready.';
  ALTER TABLE "mail_texts" ADD COLUMN "whatsapp_completed" varchar DEFAULT 'Hello {name}, this is {business}. Your order {reference} is complete. Thank you for trusting us.';
  ALTER TABLE "mail_texts" ADD COLUMN "whatsapp_cancelled" varchar DEFAULT 'Hello {name}, this is {business}. Your pickup {reference} on {date} is cancelled. Something not right? Call us on {phone}.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_whatsapp_pending" varchar DEFAULT 'Hello {name}, this is {business}. You booked a pickup for {date}, {time} (booking ID {reference}). Is that right for you?';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_whatsapp_confirmed" varchar DEFAULT 'Hello {name}, this is {business}. Your pickup on {date}, {time} is confirmed (booking ID {reference}). Please have your things ready.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_whatsapp_completed" varchar DEFAULT 'Hello {name}, this is {business}. Your order {reference} is complete. Thank you for trusting us.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_whatsapp_cancelled" varchar DEFAULT 'Hello {name}, this is {business}. Your pickup {reference} on {date} is cancelled. Something not right? Call us on {phone}.';
  ALTER TABLE "contact_messages_answers" ADD CONSTRAINT "contact_messages_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_messages_answers_order_idx" ON "contact_messages_answers" USING btree ("_order");
  CREATE INDEX "contact_messages_answers_parent_id_idx" ON "contact_messages_answers" USING btree ("_parent_id");
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "bookings_branch_idx" ON "bookings" USING btree ("branch_id");
  CREATE INDEX "users_branch_idx" ON "users" USING btree ("branch_id");`)
  await db.execute(branchesVersion)
  await db.execute(storeBooking)
  await db.execute(storeBookingOfReleaseBefore)
}

/** Another text whenever a branch is made, changed or deleted. */
const branchesVersion = sql`
  CREATE FUNCTION "branches_version"() RETURNS text LANGUAGE sql STABLE AS $$
    SELECT md5(coalesce(string_agg(concat(id, ' ', extract(epoch FROM updated_at)), ',' ORDER BY id), '')) FROM branches
  $$;`

/**
 * As before, but also judged by the branches: which of them collects, and who is mailed of it, stands in the rows. A NULL is
 * what knows of none.
 */
const storeBooking = sql`
  CREATE FUNCTION "store_booking"(
    booking jsonb, history jsonb, mails jsonb, capacity integer, judged_by timestamptz, judged_by_branches text
  ) RETURNS jsonb LANGUAGE plpgsql SET lock_timeout = '8s' AS $$
  DECLARE
    new_booking bookings := jsonb_populate_record(NULL::bookings, booking);
    has_place boolean := take_place(new_booking.date, new_booking.time::varchar, capacity);
  BEGIN
    -- Only now: they may have changed while it stood in line.
    IF judged_by IS DISTINCT FROM (SELECT updated_at FROM business_info LIMIT 1)
      OR judged_by_branches <> branches_version() THEN
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

/** What processes of the release before still ask for, while they are replaced. */
const storeBookingOfReleaseBefore = sql`
  CREATE OR REPLACE FUNCTION "store_booking"(
    booking jsonb, history jsonb, mails jsonb, capacity integer, judged_by timestamptz
  ) RETURNS jsonb LANGUAGE sql AS $$
    SELECT store_booking(booking, history, mails, capacity, judged_by, NULL)
  $$;`

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION "store_booking"(jsonb, jsonb, jsonb, integer, timestamptz);
    DROP FUNCTION "store_booking"(jsonb, jsonb, jsonb, integer, timestamptz, text);
    DROP FUNCTION "branches_version";`)
  await db.execute(storeBookingBefore)
  await db.execute(sql`DELETE FROM "emails" WHERE "kind" = 'contact-answer';`)
  await db.execute(sql`
   ALTER TABLE "contact_messages_answers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "contact_messages_answers" CASCADE;
  ALTER TABLE "bookings" DROP CONSTRAINT "bookings_branch_id_branches_id_fk";
  
  ALTER TABLE "users" DROP CONSTRAINT "users_branch_id_branches_id_fk";
  
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_kind";
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('booking-notice', 'booking-confirmation', 'booking-confirmed', 'booking-completed', 'booking-cancelled', 'booking-rescheduled', 'booking-reminder', 'manage-link', 'change-notice', 'contact-notice');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_emails_kind" USING "kind"::"public"."enum_emails_kind";
  DROP INDEX "bookings_branch_idx";
  DROP INDEX "users_branch_idx";
  ALTER TABLE "bookings" DROP COLUMN "branch_id";
  ALTER TABLE "bookings" DROP COLUMN "picked_up_at";
  ALTER TABLE "bookings" DROP COLUMN "picked_up_by";
  ALTER TABLE "emails" DROP COLUMN "answer";
  ALTER TABLE "branches" DROP COLUMN "pincodes";
  ALTER TABLE "branches" DROP COLUMN "email";
  ALTER TABLE "_branches_v" DROP COLUMN "version_pincodes";
  ALTER TABLE "_branches_v" DROP COLUMN "version_email";
  ALTER TABLE "users" DROP COLUMN "branch_id";
  ALTER TABLE "business_info" DROP COLUMN "booking_policy_only_in_service_area";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_booking_policy_only_in_service_area";
  ALTER TABLE "locations_page" DROP COLUMN "service_area_heading";
  ALTER TABLE "locations_page" DROP COLUMN "service_area_text";
  ALTER TABLE "locations_page" DROP COLUMN "service_area_button";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_service_area_heading";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_service_area_text";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_service_area_button";
  ALTER TABLE "mail_texts" DROP COLUMN "whatsapp_pending";
  ALTER TABLE "mail_texts" DROP COLUMN "whatsapp_confirmed";
  ALTER TABLE "mail_texts" DROP COLUMN "whatsapp_completed";
  ALTER TABLE "mail_texts" DROP COLUMN "whatsapp_cancelled";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_whatsapp_pending";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_whatsapp_confirmed";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_whatsapp_completed";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_whatsapp_cancelled";`)
}

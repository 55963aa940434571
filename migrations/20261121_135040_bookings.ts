import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_privacy_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_page_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_bookings_history_door" ADD VALUE 'manage-link';
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'booking-confirmed' BEFORE 'contact-notice';
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'booking-completed' BEFORE 'contact-notice';
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'booking-cancelled' BEFORE 'contact-notice';
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'booking-rescheduled' BEFORE 'contact-notice';
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'booking-reminder' BEFORE 'contact-notice';
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'manage-link' BEFORE 'contact-notice';
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'change-notice' BEFORE 'contact-notice';
  ALTER TYPE "public"."enum_site_layout_header_links_page" ADD VALUE 'privacy' BEFORE 'other';
  ALTER TYPE "public"."enum_site_layout_footer_links_page" ADD VALUE 'privacy' BEFORE 'other';
  ALTER TYPE "public"."enum__site_layout_v_version_header_links_page" ADD VALUE 'privacy' BEFORE 'other';
  ALTER TYPE "public"."enum__site_layout_v_version_footer_links_page" ADD VALUE 'privacy' BEFORE 'other';
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
  	"version__status" "enum__privacy_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "mail_texts" ALTER COLUMN "confirmation_closing" SET DEFAULT 'Something to change? Open your booking with the link above, or call us on {phone}.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_confirmation_closing" SET DEFAULT 'Something to change? Open your booking with the link above, or call us on {phone}.';
  ALTER TABLE "bookings_history" ADD COLUMN "from_pickup" varchar;
  ALTER TABLE "bookings_history" ADD COLUMN "to_pickup" varchar;
  ALTER TABLE "bookings" ADD COLUMN "first_order" boolean;
  ALTER TABLE "bookings" ADD COLUMN "manage_key_hash" varchar;
  ALTER TABLE "bookings" ADD COLUMN "reminded_for" varchar;
  ALTER TABLE "bookings" ADD COLUMN "erased_at" timestamp(3) with time zone;
  ALTER TABLE "emails" ADD COLUMN "calendar" varchar;
  ALTER TABLE "business_info" ADD COLUMN "booking_policy_retention_months" numeric DEFAULT 24;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_booking_policy_retention_months" numeric DEFAULT 24;
  ALTER TABLE "contact_page" ADD COLUMN "form_consent" varchar DEFAULT 'By sending this you agree that we keep it to answer you.';
  ALTER TABLE "contact_page" ADD COLUMN "form_privacy_link" varchar DEFAULT 'How we keep it';
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_form_consent" varchar DEFAULT 'By sending this you agree that we keep it to answer you.';
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_form_privacy_link" varchar DEFAULT 'How we keep it';
  ALTER TABLE "booking_page" ADD COLUMN "consent" varchar DEFAULT 'By confirming you agree that we keep these details to carry out your pickup.';
  ALTER TABLE "booking_page" ADD COLUMN "privacy_link" varchar DEFAULT 'How we keep them';
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_consent" varchar DEFAULT 'By confirming you agree that we keep these details to carry out your pickup.';
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_privacy_link" varchar DEFAULT 'How we keep them';
  ALTER TABLE "site_layout" ADD COLUMN "privacy_link" varchar DEFAULT 'Privacy';
  ALTER TABLE "_site_layout_v" ADD COLUMN "version_privacy_link" varchar DEFAULT 'Privacy';
  ALTER TABLE "mail_texts" ADD COLUMN "confirmed_send" boolean DEFAULT true;
  ALTER TABLE "mail_texts" ADD COLUMN "confirmed_introduction" varchar DEFAULT 'Your pickup is confirmed. Please have your things ready.';
  ALTER TABLE "mail_texts" ADD COLUMN "confirmed_closing" varchar;
  ALTER TABLE "mail_texts" ADD COLUMN "completed_send" boolean DEFAULT true;
  ALTER TABLE "mail_texts" ADD COLUMN "completed_introduction" varchar DEFAULT 'Your order is complete. Thank you for trusting {business}.';
  ALTER TABLE "mail_texts" ADD COLUMN "completed_closing" varchar;
  ALTER TABLE "mail_texts" ADD COLUMN "cancelled_send" boolean DEFAULT true;
  ALTER TABLE "mail_texts" ADD COLUMN "cancelled_introduction" varchar DEFAULT 'Your pickup has been cancelled. Nothing will be collected.';
  ALTER TABLE "mail_texts" ADD COLUMN "cancelled_closing" varchar DEFAULT 'You did not ask for this? Call us on {phone}.';
  ALTER TABLE "mail_texts" ADD COLUMN "rescheduled_send" boolean DEFAULT true;
  ALTER TABLE "mail_texts" ADD COLUMN "rescheduled_introduction" varchar DEFAULT 'Your pickup has been moved. Here is the new time.';
  ALTER TABLE "mail_texts" ADD COLUMN "rescheduled_closing" varchar;
  ALTER TABLE "mail_texts" ADD COLUMN "reminder_send" boolean DEFAULT true;
  ALTER TABLE "mail_texts" ADD COLUMN "reminder_introduction" varchar DEFAULT 'Your pickup is planned for tomorrow, {date}, {time}.';
  ALTER TABLE "mail_texts" ADD COLUMN "reminder_closing" varchar;
  ALTER TABLE "mail_texts" ADD COLUMN "manage_link_introduction" varchar DEFAULT 'Somebody, most likely you, asked for the link to this booking.';
  ALTER TABLE "mail_texts" ADD COLUMN "manage_link_closing" varchar DEFAULT 'You did not ask for it? Then there is nothing to do.';
  ALTER TABLE "mail_texts" ADD COLUMN "change_notice_introduction" varchar DEFAULT '{name} has changed this booking through the link in the mail.';
  ALTER TABLE "mail_texts" ADD COLUMN "change_notice_closing" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_confirmed_send" boolean DEFAULT true;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_confirmed_introduction" varchar DEFAULT 'Your pickup is confirmed. Please have your things ready.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_confirmed_closing" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_completed_send" boolean DEFAULT true;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_completed_introduction" varchar DEFAULT 'Your order is complete. Thank you for trusting {business}.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_completed_closing" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_cancelled_send" boolean DEFAULT true;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_cancelled_introduction" varchar DEFAULT 'Your pickup has been cancelled. Nothing will be collected.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_cancelled_closing" varchar DEFAULT 'You did not ask for this? Call us on {phone}.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_rescheduled_send" boolean DEFAULT true;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_rescheduled_introduction" varchar DEFAULT 'Your pickup has been moved. Here is the new time.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_rescheduled_closing" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_reminder_send" boolean DEFAULT true;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_reminder_introduction" varchar DEFAULT 'Your pickup is planned for tomorrow, {date}, {time}.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_reminder_closing" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_manage_link_introduction" varchar DEFAULT 'Somebody, most likely you, asked for the link to this booking.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_manage_link_closing" varchar DEFAULT 'You did not ask for it? Then there is nothing to do.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_change_notice_introduction" varchar DEFAULT '{name} has changed this booking through the link in the mail.';
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_change_notice_closing" varchar;
  ALTER TABLE "privacy_page_sections" ADD CONSTRAINT "privacy_page_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_page_v_version_sections" ADD CONSTRAINT "_privacy_page_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_page_v"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE UNIQUE INDEX "bookings_manage_key_hash_idx" ON "bookings" USING btree ("manage_key_hash");
  CREATE INDEX "date_time_idx" ON "bookings" USING btree ("date","time");`)
  // The budgets of rate-limiter-flexible, which asks for this table and stores nothing else in it.
  await db.execute(sql`
   CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "rate_limits";`)
  await db.execute(sql`
   ALTER TABLE "privacy_page_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_page_v_version_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_privacy_page_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "privacy_page_sections" CASCADE;
  DROP TABLE "privacy_page" CASCADE;
  DROP TABLE "_privacy_page_v_version_sections" CASCADE;
  DROP TABLE "_privacy_page_v" CASCADE;
  ALTER TABLE "bookings_history" ALTER COLUMN "door" SET DATA TYPE text;
  DROP TYPE "public"."enum_bookings_history_door";
  CREATE TYPE "public"."enum_bookings_history_door" AS ENUM('site', 'dashboard', 'cms');
  ALTER TABLE "bookings_history" ALTER COLUMN "door" SET DATA TYPE "public"."enum_bookings_history_door" USING "door"::"public"."enum_bookings_history_door";
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_kind";
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('booking-notice', 'booking-confirmation', 'contact-notice');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_emails_kind" USING "kind"::"public"."enum_emails_kind";
  ALTER TABLE "site_layout_header_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_site_layout_header_links_page";
  CREATE TYPE "public"."enum_site_layout_header_links_page" AS ENUM('home', 'services', 'about', 'locations', 'contact', 'booking', 'other');
  ALTER TABLE "site_layout_header_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum_site_layout_header_links_page" USING "page"::"public"."enum_site_layout_header_links_page";
  ALTER TABLE "site_layout_footer_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum_site_layout_footer_links_page";
  CREATE TYPE "public"."enum_site_layout_footer_links_page" AS ENUM('home', 'services', 'about', 'locations', 'contact', 'booking', 'other');
  ALTER TABLE "site_layout_footer_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum_site_layout_footer_links_page" USING "page"::"public"."enum_site_layout_footer_links_page";
  ALTER TABLE "_site_layout_v_version_header_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__site_layout_v_version_header_links_page";
  CREATE TYPE "public"."enum__site_layout_v_version_header_links_page" AS ENUM('home', 'services', 'about', 'locations', 'contact', 'booking', 'other');
  ALTER TABLE "_site_layout_v_version_header_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum__site_layout_v_version_header_links_page" USING "page"::"public"."enum__site_layout_v_version_header_links_page";
  ALTER TABLE "_site_layout_v_version_footer_links" ALTER COLUMN "page" SET DATA TYPE text;
  DROP TYPE "public"."enum__site_layout_v_version_footer_links_page";
  CREATE TYPE "public"."enum__site_layout_v_version_footer_links_page" AS ENUM('home', 'services', 'about', 'locations', 'contact', 'booking', 'other');
  ALTER TABLE "_site_layout_v_version_footer_links" ALTER COLUMN "page" SET DATA TYPE "public"."enum__site_layout_v_version_footer_links_page" USING "page"::"public"."enum__site_layout_v_version_footer_links_page";
  DROP INDEX "bookings_manage_key_hash_idx";
  DROP INDEX "date_time_idx";
  ALTER TABLE "mail_texts" ALTER COLUMN "confirmation_closing" SET DEFAULT 'Something to change? Call us on {phone} and tell us your booking ID.';
  ALTER TABLE "_mail_texts_v" ALTER COLUMN "version_confirmation_closing" SET DEFAULT 'Something to change? Call us on {phone} and tell us your booking ID.';
  ALTER TABLE "bookings_history" DROP COLUMN "from_pickup";
  ALTER TABLE "bookings_history" DROP COLUMN "to_pickup";
  ALTER TABLE "bookings" DROP COLUMN "first_order";
  ALTER TABLE "bookings" DROP COLUMN "manage_key_hash";
  ALTER TABLE "bookings" DROP COLUMN "reminded_for";
  ALTER TABLE "bookings" DROP COLUMN "erased_at";
  ALTER TABLE "emails" DROP COLUMN "calendar";
  ALTER TABLE "business_info" DROP COLUMN "booking_policy_retention_months";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_booking_policy_retention_months";
  ALTER TABLE "contact_page" DROP COLUMN "form_consent";
  ALTER TABLE "contact_page" DROP COLUMN "form_privacy_link";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_form_consent";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_form_privacy_link";
  ALTER TABLE "booking_page" DROP COLUMN "consent";
  ALTER TABLE "booking_page" DROP COLUMN "privacy_link";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_consent";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_privacy_link";
  ALTER TABLE "site_layout" DROP COLUMN "privacy_link";
  ALTER TABLE "_site_layout_v" DROP COLUMN "version_privacy_link";
  ALTER TABLE "mail_texts" DROP COLUMN "confirmed_send";
  ALTER TABLE "mail_texts" DROP COLUMN "confirmed_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "confirmed_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "completed_send";
  ALTER TABLE "mail_texts" DROP COLUMN "completed_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "completed_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "cancelled_send";
  ALTER TABLE "mail_texts" DROP COLUMN "cancelled_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "cancelled_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "rescheduled_send";
  ALTER TABLE "mail_texts" DROP COLUMN "rescheduled_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "rescheduled_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "reminder_send";
  ALTER TABLE "mail_texts" DROP COLUMN "reminder_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "reminder_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "manage_link_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "manage_link_closing";
  ALTER TABLE "mail_texts" DROP COLUMN "change_notice_introduction";
  ALTER TABLE "mail_texts" DROP COLUMN "change_notice_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_confirmed_send";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_confirmed_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_confirmed_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_completed_send";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_completed_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_completed_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_cancelled_send";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_cancelled_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_cancelled_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_rescheduled_send";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_rescheduled_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_rescheduled_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_reminder_send";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_reminder_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_reminder_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_manage_link_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_manage_link_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_change_notice_introduction";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_change_notice_closing";
  DROP TYPE "public"."enum_privacy_page_status";
  DROP TYPE "public"."enum__privacy_page_v_version_status";`)
}

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'order-ready' BEFORE 'manage-link';
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'order-dispatched' BEFORE 'manage-link';
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'order-delivered' BEFORE 'manage-link';
  ALTER TYPE "public"."enum_booking_events_type" ADD VALUE 'arrived' BEFORE 'undone';
  ALTER TYPE "public"."enum_booking_events_type" ADD VALUE 'not-arrived' BEFORE 'undone';
  ALTER TYPE "public"."enum_booking_events_type" ADD VALUE 'ready' BEFORE 'undone';
  ALTER TYPE "public"."enum_booking_events_type" ADD VALUE 'not-ready' BEFORE 'undone';
  ALTER TYPE "public"."enum_booking_events_type" ADD VALUE 'dispatched' BEFORE 'undone';
  ALTER TYPE "public"."enum_booking_events_type" ADD VALUE 'not-dispatched' BEFORE 'undone';
  ALTER TYPE "public"."enum_booking_events_type" ADD VALUE 'delivered' BEFORE 'undone';
  ALTER TYPE "public"."enum_booking_events_type" ADD VALUE 'not-delivered' BEFORE 'undone';
  ALTER TABLE "bookings" ADD COLUMN "express" boolean DEFAULT false;
  ALTER TABLE "bookings" ADD COLUMN "promised_date" varchar;
  ALTER TABLE "bookings" ADD COLUMN "arrived_at" timestamp(3) with time zone;
  ALTER TABLE "bookings" ADD COLUMN "ready_at" timestamp(3) with time zone;
  ALTER TABLE "bookings" ADD COLUMN "dispatched_at" timestamp(3) with time zone;
  ALTER TABLE "bookings" ADD COLUMN "delivered_at" timestamp(3) with time zone;
  ALTER TABLE "services" ADD COLUMN "express" boolean DEFAULT false;
  ALTER TABLE "_services_v" ADD COLUMN "version_express" boolean DEFAULT false;
  ALTER TABLE "business_info" ADD COLUMN "booking_policy_working_days_dry_cleaning" numeric;
  ALTER TABLE "business_info" ADD COLUMN "booking_policy_working_days_laundry" numeric;
  ALTER TABLE "business_info" ADD COLUMN "booking_policy_working_days_shoes" numeric;
  ALTER TABLE "business_info" ADD COLUMN "booking_policy_working_days_express" numeric;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_booking_policy_working_days_dry_cleaning" numeric;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_booking_policy_working_days_laundry" numeric;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_booking_policy_working_days_shoes" numeric;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_booking_policy_working_days_express" numeric;
  ALTER TABLE "mail_texts" ADD COLUMN "ready_send" boolean DEFAULT true;
  ALTER TABLE "mail_texts" ADD COLUMN "dispatched_send" boolean DEFAULT true;
  ALTER TABLE "mail_texts" ADD COLUMN "delivered_send" boolean DEFAULT false;
  ALTER TABLE "mail_texts_locales" ADD COLUMN "ready_introduction" varchar;
  ALTER TABLE "mail_texts_locales" ADD COLUMN "ready_closing" varchar;
  ALTER TABLE "mail_texts_locales" ADD COLUMN "dispatched_introduction" varchar;
  ALTER TABLE "mail_texts_locales" ADD COLUMN "dispatched_closing" varchar;
  ALTER TABLE "mail_texts_locales" ADD COLUMN "delivered_introduction" varchar;
  ALTER TABLE "mail_texts_locales" ADD COLUMN "delivered_closing" varchar;
  ALTER TABLE "mail_texts_locales" ADD COLUMN "whatsapp_ready" varchar;
  ALTER TABLE "mail_texts_locales" ADD COLUMN "whatsapp_dispatched" varchar;
  ALTER TABLE "mail_texts_locales" ADD COLUMN "whatsapp_delivered" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_ready_send" boolean DEFAULT true;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_dispatched_send" boolean DEFAULT true;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_delivered_send" boolean DEFAULT false;
  ALTER TABLE "_mail_texts_v_locales" ADD COLUMN "version_ready_introduction" varchar;
  ALTER TABLE "_mail_texts_v_locales" ADD COLUMN "version_ready_closing" varchar;
  ALTER TABLE "_mail_texts_v_locales" ADD COLUMN "version_dispatched_introduction" varchar;
  ALTER TABLE "_mail_texts_v_locales" ADD COLUMN "version_dispatched_closing" varchar;
  ALTER TABLE "_mail_texts_v_locales" ADD COLUMN "version_delivered_introduction" varchar;
  ALTER TABLE "_mail_texts_v_locales" ADD COLUMN "version_delivered_closing" varchar;
  ALTER TABLE "_mail_texts_v_locales" ADD COLUMN "version_whatsapp_ready" varchar;
  ALTER TABLE "_mail_texts_v_locales" ADD COLUMN "version_whatsapp_dispatched" varchar;
  ALTER TABLE "_mail_texts_v_locales" ADD COLUMN "version_whatsapp_delivered" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_kind";
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('booking-notice', 'booking-confirmation', 'booking-confirmed', 'booking-completed', 'booking-cancelled', 'booking-rescheduled', 'booking-reminder', 'manage-link', 'change-notice', 'contact-notice', 'contact-answer', 'password-reset', 'wrong-codes');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_emails_kind" USING "kind"::"public"."enum_emails_kind";
  ALTER TABLE "booking_events" ALTER COLUMN "type" SET DATA TYPE text;
  DROP TYPE "public"."enum_booking_events_type";
  CREATE TYPE "public"."enum_booking_events_type" AS ENUM('booked', 'rescheduled', 'status-changed', 'corrected', 'noted', 'collected', 'not-collected', 'undone', 'not-duplicate', 'erased', 'deleted');
  ALTER TABLE "booking_events" ALTER COLUMN "type" SET DATA TYPE "public"."enum_booking_events_type" USING "type"::"public"."enum_booking_events_type";
  ALTER TABLE "bookings" DROP COLUMN "express";
  ALTER TABLE "bookings" DROP COLUMN "promised_date";
  ALTER TABLE "bookings" DROP COLUMN "arrived_at";
  ALTER TABLE "bookings" DROP COLUMN "ready_at";
  ALTER TABLE "bookings" DROP COLUMN "dispatched_at";
  ALTER TABLE "bookings" DROP COLUMN "delivered_at";
  ALTER TABLE "services" DROP COLUMN "express";
  ALTER TABLE "_services_v" DROP COLUMN "version_express";
  ALTER TABLE "business_info" DROP COLUMN "booking_policy_working_days_dry_cleaning";
  ALTER TABLE "business_info" DROP COLUMN "booking_policy_working_days_laundry";
  ALTER TABLE "business_info" DROP COLUMN "booking_policy_working_days_shoes";
  ALTER TABLE "business_info" DROP COLUMN "booking_policy_working_days_express";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_booking_policy_working_days_dry_cleaning";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_booking_policy_working_days_laundry";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_booking_policy_working_days_shoes";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_booking_policy_working_days_express";
  ALTER TABLE "mail_texts" DROP COLUMN "ready_send";
  ALTER TABLE "mail_texts" DROP COLUMN "dispatched_send";
  ALTER TABLE "mail_texts" DROP COLUMN "delivered_send";
  ALTER TABLE "mail_texts_locales" DROP COLUMN "ready_introduction";
  ALTER TABLE "mail_texts_locales" DROP COLUMN "ready_closing";
  ALTER TABLE "mail_texts_locales" DROP COLUMN "dispatched_introduction";
  ALTER TABLE "mail_texts_locales" DROP COLUMN "dispatched_closing";
  ALTER TABLE "mail_texts_locales" DROP COLUMN "delivered_introduction";
  ALTER TABLE "mail_texts_locales" DROP COLUMN "delivered_closing";
  ALTER TABLE "mail_texts_locales" DROP COLUMN "whatsapp_ready";
  ALTER TABLE "mail_texts_locales" DROP COLUMN "whatsapp_dispatched";
  ALTER TABLE "mail_texts_locales" DROP COLUMN "whatsapp_delivered";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_ready_send";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_dispatched_send";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_delivered_send";
  ALTER TABLE "_mail_texts_v_locales" DROP COLUMN "version_ready_introduction";
  ALTER TABLE "_mail_texts_v_locales" DROP COLUMN "version_ready_closing";
  ALTER TABLE "_mail_texts_v_locales" DROP COLUMN "version_dispatched_introduction";
  ALTER TABLE "_mail_texts_v_locales" DROP COLUMN "version_dispatched_closing";
  ALTER TABLE "_mail_texts_v_locales" DROP COLUMN "version_delivered_introduction";
  ALTER TABLE "_mail_texts_v_locales" DROP COLUMN "version_delivered_closing";
  ALTER TABLE "_mail_texts_v_locales" DROP COLUMN "version_whatsapp_ready";
  ALTER TABLE "_mail_texts_v_locales" DROP COLUMN "version_whatsapp_dispatched";
  ALTER TABLE "_mail_texts_v_locales" DROP COLUMN "version_whatsapp_delivered";`)
}

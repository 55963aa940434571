import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bills_payment_method" AS ENUM('upi', 'cash', 'card');
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'bill' BEFORE 'manage-link';
  ALTER TYPE "public"."enum_booking_events_type" ADD VALUE 'billed' BEFORE 'undone';
  ALTER TYPE "public"."enum_booking_events_type" ADD VALUE 'paid' BEFORE 'undone';
  ALTER TYPE "public"."enum_booking_events_type" ADD VALUE 'not-paid' BEFORE 'undone';
  CREATE TABLE "bills" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"booking" varchar NOT NULL,
  	"lines" jsonb NOT NULL,
  	"express_percent" numeric,
  	"offer" varchar,
  	"percent_off" numeric,
  	"pieces_paise" numeric NOT NULL,
  	"surcharge_paise" numeric NOT NULL,
  	"discount_paise" numeric NOT NULL,
  	"total_paise" numeric NOT NULL,
  	"gst_number" varchar,
  	"legal_name" varchar,
  	"gst_percent" numeric,
  	"tax_paise" numeric,
  	"wording" varchar,
  	"paid_at" timestamp(3) with time zone,
  	"paid_by" varchar,
  	"payment_method" "enum_bills_payment_method",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "offers" ADD COLUMN "percent_off" numeric;
  ALTER TABLE "_offers_v" ADD COLUMN "version_percent_off" numeric;
  ALTER TABLE "business_info" ADD COLUMN "bills_express_percent" numeric;
  ALTER TABLE "business_info" ADD COLUMN "bills_upi_id" varchar;
  ALTER TABLE "business_info" ADD COLUMN "bills_payee_name" varchar;
  ALTER TABLE "business_info" ADD COLUMN "bills_gst_number" varchar;
  ALTER TABLE "business_info" ADD COLUMN "bills_legal_name" varchar;
  ALTER TABLE "business_info" ADD COLUMN "bills_gst_percent" numeric;
  ALTER TABLE "business_info" ADD COLUMN "bills_wording" varchar;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_bills_express_percent" numeric;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_bills_upi_id" varchar;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_bills_payee_name" varchar;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_bills_gst_number" varchar;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_bills_legal_name" varchar;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_bills_gst_percent" numeric;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_bills_wording" varchar;
  ALTER TABLE "mail_texts" ADD COLUMN "bill_send" boolean DEFAULT true;
  ALTER TABLE "mail_texts_locales" ADD COLUMN "bill_introduction" varchar;
  ALTER TABLE "mail_texts_locales" ADD COLUMN "bill_closing" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_bill_send" boolean DEFAULT true;
  ALTER TABLE "_mail_texts_v_locales" ADD COLUMN "version_bill_introduction" varchar;
  ALTER TABLE "_mail_texts_v_locales" ADD COLUMN "version_bill_closing" varchar;
  CREATE UNIQUE INDEX "bills_booking_idx" ON "bills" USING btree ("booking");
  CREATE INDEX "bills_paid_at_idx" ON "bills" USING btree ("paid_at");
  CREATE INDEX "bills_updated_at_idx" ON "bills" USING btree ("updated_at");
  CREATE INDEX "bills_created_at_idx" ON "bills" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "bills" CASCADE;
  DELETE FROM "emails" WHERE "kind" = 'bill';
  DELETE FROM "booking_events" WHERE "type" IN ('billed', 'paid', 'not-paid');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_kind";
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('booking-notice', 'booking-confirmation', 'booking-confirmed', 'booking-completed', 'booking-cancelled', 'booking-rescheduled', 'booking-reminder', 'order-ready', 'order-dispatched', 'order-delivered', 'manage-link', 'change-notice', 'contact-notice', 'contact-answer', 'password-reset', 'wrong-codes');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_emails_kind" USING "kind"::"public"."enum_emails_kind";
  ALTER TABLE "booking_events" ALTER COLUMN "type" SET DATA TYPE text;
  DROP TYPE "public"."enum_booking_events_type";
  CREATE TYPE "public"."enum_booking_events_type" AS ENUM('booked', 'rescheduled', 'status-changed', 'corrected', 'noted', 'collected', 'not-collected', 'arrived', 'not-arrived', 'ready', 'not-ready', 'dispatched', 'not-dispatched', 'delivered', 'not-delivered', 'undone', 'not-duplicate', 'erased', 'deleted');
  ALTER TABLE "booking_events" ALTER COLUMN "type" SET DATA TYPE "public"."enum_booking_events_type" USING "type"::"public"."enum_booking_events_type";
  ALTER TABLE "offers" DROP COLUMN "percent_off";
  ALTER TABLE "_offers_v" DROP COLUMN "version_percent_off";
  ALTER TABLE "business_info" DROP COLUMN "bills_express_percent";
  ALTER TABLE "business_info" DROP COLUMN "bills_upi_id";
  ALTER TABLE "business_info" DROP COLUMN "bills_payee_name";
  ALTER TABLE "business_info" DROP COLUMN "bills_gst_number";
  ALTER TABLE "business_info" DROP COLUMN "bills_legal_name";
  ALTER TABLE "business_info" DROP COLUMN "bills_gst_percent";
  ALTER TABLE "business_info" DROP COLUMN "bills_wording";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_bills_express_percent";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_bills_upi_id";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_bills_payee_name";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_bills_gst_number";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_bills_legal_name";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_bills_gst_percent";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_bills_wording";
  ALTER TABLE "mail_texts" DROP COLUMN "bill_send";
  ALTER TABLE "mail_texts_locales" DROP COLUMN "bill_introduction";
  ALTER TABLE "mail_texts_locales" DROP COLUMN "bill_closing";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_bill_send";
  ALTER TABLE "_mail_texts_v_locales" DROP COLUMN "version_bill_introduction";
  ALTER TABLE "_mail_texts_v_locales" DROP COLUMN "version_bill_closing";
  DROP TYPE "public"."enum_bills_payment_method";`)
}

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bookings_delivery_time" AS ENUM('9AM-11AM', '11AM-1PM', '1PM-3PM', '3PM-5PM', '5PM-7PM');
  ALTER TYPE "public"."enum_booking_events_type" ADD VALUE 'delivery-chosen' BEFORE 'dispatched';
  ALTER TABLE "bookings" ADD COLUMN "delivery_date" varchar;
  ALTER TABLE "bookings" ADD COLUMN "delivery_time" "enum_bookings_delivery_time";
  ALTER TABLE "business_info" ADD COLUMN "booking_policy_deliveries_per_slot" numeric;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_booking_policy_deliveries_per_slot" numeric;
  CREATE INDEX "bookings_delivery_date_idx" ON "bookings" USING btree ("delivery_date");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_events" ALTER COLUMN "type" SET DATA TYPE text;
  DROP TYPE "public"."enum_booking_events_type";
  CREATE TYPE "public"."enum_booking_events_type" AS ENUM('booked', 'rescheduled', 'status-changed', 'corrected', 'noted', 'collected', 'not-collected', 'arrived', 'not-arrived', 'ready', 'not-ready', 'dispatched', 'not-dispatched', 'delivered', 'not-delivered', 'billed', 'paid', 'not-paid', 'undone', 'not-duplicate', 'erased', 'deleted');
  ALTER TABLE "booking_events" ALTER COLUMN "type" SET DATA TYPE "public"."enum_booking_events_type" USING "type"::"public"."enum_booking_events_type";
  DROP INDEX "bookings_delivery_date_idx";
  ALTER TABLE "bookings" DROP COLUMN "delivery_date";
  ALTER TABLE "bookings" DROP COLUMN "delivery_time";
  ALTER TABLE "business_info" DROP COLUMN "booking_policy_deliveries_per_slot";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_booking_policy_deliveries_per_slot";
  DROP TYPE "public"."enum_bookings_delivery_time";`)
}

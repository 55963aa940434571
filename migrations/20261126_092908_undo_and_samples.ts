import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_booking_events_type" ADD VALUE 'undone' BEFORE 'erased';
  ALTER TYPE "public"."enum_booking_events_type" ADD VALUE 'not-duplicate' BEFORE 'erased';
  ALTER TABLE "bookings" ADD COLUMN "sample" boolean;
  ALTER TABLE "contact_messages" ADD COLUMN "sample" boolean;
  ALTER TABLE "emails" ADD COLUMN "reason" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_events" ALTER COLUMN "type" SET DATA TYPE text;
  DROP TYPE "public"."enum_booking_events_type";
  CREATE TYPE "public"."enum_booking_events_type" AS ENUM('booked', 'rescheduled', 'status-changed', 'corrected', 'noted', 'collected', 'not-collected', 'erased', 'deleted');
  ALTER TABLE "booking_events" ALTER COLUMN "type" SET DATA TYPE "public"."enum_booking_events_type" USING "type"::"public"."enum_booking_events_type";
  ALTER TABLE "bookings" DROP COLUMN "sample";
  ALTER TABLE "contact_messages" DROP COLUMN "sample";
  ALTER TABLE "emails" DROP COLUMN "reason";`)
}

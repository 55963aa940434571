import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bookings_history_from_time" AS ENUM('9AM-11AM', '11AM-1PM', '1PM-3PM', '3PM-5PM', '5PM-7PM');
  CREATE TYPE "public"."enum_bookings_history_to_time" AS ENUM('9AM-11AM', '11AM-1PM', '1PM-3PM', '3PM-5PM', '5PM-7PM');
  ALTER TABLE "bookings_history" ADD COLUMN "from_date" varchar;
  ALTER TABLE "bookings_history" ADD COLUMN "from_time" "enum_bookings_history_from_time";
  ALTER TABLE "bookings_history" ADD COLUMN "to_date" varchar;
  ALTER TABLE "bookings_history" ADD COLUMN "to_time" "enum_bookings_history_to_time";
  UPDATE "bookings_history" SET
    "from_date" = split_part("from_pickup", ', ', 1),
    "from_time" = split_part("from_pickup", ', ', 2)::"enum_bookings_history_from_time",
    "to_date" = split_part("to_pickup", ', ', 1),
    "to_time" = split_part("to_pickup", ', ', 2)::"enum_bookings_history_to_time"
  WHERE "from_pickup" IS NOT NULL AND "to_pickup" IS NOT NULL;
  ALTER TABLE "bookings_history" DROP COLUMN "from_pickup";
  ALTER TABLE "bookings_history" DROP COLUMN "to_pickup";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings_history" ADD COLUMN "from_pickup" varchar;
  ALTER TABLE "bookings_history" ADD COLUMN "to_pickup" varchar;
  UPDATE "bookings_history" SET
    "from_pickup" = "from_date" || ', ' || "from_time",
    "to_pickup" = "to_date" || ', ' || "to_time"
  WHERE "from_date" IS NOT NULL AND "to_date" IS NOT NULL;
  ALTER TABLE "bookings_history" DROP COLUMN "from_date";
  ALTER TABLE "bookings_history" DROP COLUMN "from_time";
  ALTER TABLE "bookings_history" DROP COLUMN "to_date";
  ALTER TABLE "bookings_history" DROP COLUMN "to_time";
  DROP TYPE "public"."enum_bookings_history_from_time";
  DROP TYPE "public"."enum_bookings_history_to_time";`)
}

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bookings_source" AS ENUM('site', 'phone');
  ALTER TABLE "bookings" ADD COLUMN "source" "enum_bookings_source" DEFAULT 'site';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings" DROP COLUMN "source";
  DROP TYPE "public"."enum_bookings_source";`)
}

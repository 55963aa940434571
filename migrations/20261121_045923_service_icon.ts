import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_services_icon" AS ENUM('circle', 'tub', 'shoe', 'triangle', 'iron', 'hanger', 'house', 'clock');
  ALTER TABLE "services" ADD COLUMN "icon" "enum_services_icon";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" DROP COLUMN "icon";
  DROP TYPE "public"."enum_services_icon";`)
}

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_emails_status" ADD VALUE 'dropped';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "emails" ALTER COLUMN "status" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_status";
  CREATE TYPE "public"."enum_emails_status" AS ENUM('queued', 'sent', 'failed');
  ALTER TABLE "emails" ALTER COLUMN "status" SET DATA TYPE "public"."enum_emails_status" USING "status"::"public"."enum_emails_status";`)
}

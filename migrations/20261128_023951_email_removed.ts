import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'email-removed' BEFORE 'contact-answer';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_kind";
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('booking-notice', 'booking-confirmation', 'booking-confirmed', 'booking-completed', 'booking-cancelled', 'booking-rescheduled', 'booking-reminder', 'order-ready', 'order-dispatched', 'order-delivered', 'bill', 'manage-link', 'change-notice', 'contact-notice', 'contact-answer', 'password-reset', 'wrong-codes');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_emails_kind" USING "kind"::"public"."enum_emails_kind";`)
}

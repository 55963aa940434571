import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'email-removed' BEFORE 'contact-answer';
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'email-confirmation';
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'email-change';
  ALTER TYPE "public"."enum_emails_kind" ADD VALUE 'recipient-changed';
  ALTER TYPE "public"."enum_activities_act" ADD VALUE 'recipient-changed' BEFORE 'content-restored';
  ALTER TABLE "bills" ADD COLUMN "upi_id" varchar;
  ALTER TABLE "bills" ADD COLUMN "payee_name" varchar;
  ALTER TABLE "users" ADD COLUMN "new_email" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_emails_kind";
  CREATE TYPE "public"."enum_emails_kind" AS ENUM('booking-notice', 'booking-confirmation', 'booking-confirmed', 'booking-completed', 'booking-cancelled', 'booking-rescheduled', 'booking-reminder', 'order-ready', 'order-dispatched', 'order-delivered', 'bill', 'manage-link', 'change-notice', 'contact-notice', 'contact-answer', 'password-reset', 'wrong-codes');
  ALTER TABLE "emails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_emails_kind" USING "kind"::"public"."enum_emails_kind";
  ALTER TABLE "activities" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_activities_act";
  CREATE TYPE "public"."enum_activities_act" AS ENUM('bookings-imported', 'details-removed', 'mail-resent', 'mail-deleted', 'message-answered', 'message-marked', 'message-unmarked', 'message-deleted', 'published', 'unpublished', 'content-added', 'content-changed', 'content-deleted', 'content-restored', 'account-made', 'account-changed', 'account-deleted', 'second-step-on', 'second-step-off', 'sessions-ended', 'account-rescued');
  ALTER TABLE "activities" ALTER COLUMN "act" SET DATA TYPE "public"."enum_activities_act" USING "act"::"public"."enum_activities_act";
  ALTER TABLE "bills" DROP COLUMN "upi_id";
  ALTER TABLE "bills" DROP COLUMN "payee_name";
  ALTER TABLE "users" DROP COLUMN "new_email";`)
}

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // In a table of its own, of which Payload knows nothing: see cms/second-step/second-step.ts.
  await db.execute(sql`
    CREATE TABLE "second_steps" (
      "user_id" uuid PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
      "key" text NOT NULL,
      "confirmed_at" timestamp(3) with time zone,
      "last_step" bigint DEFAULT 0 NOT NULL,
      "recovery_salt" text DEFAULT '' NOT NULL,
      "recovery_hashes" text[] DEFAULT '{}' NOT NULL
    );`)
  await db.execute(sql`
   ALTER TYPE "public"."enum_activities_door" ADD VALUE 'command';
  ALTER TYPE "public"."enum_activities_act" ADD VALUE 'second-step-on';
  ALTER TYPE "public"."enum_activities_act" ADD VALUE 'second-step-off';
  ALTER TYPE "public"."enum_activities_act" ADD VALUE 'sessions-ended';
  ALTER TYPE "public"."enum_activities_act" ADD VALUE 'account-rescued';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "second_steps";
    DELETE FROM "activities" WHERE "door" = 'command'
      OR "act" IN ('second-step-on', 'second-step-off', 'sessions-ended', 'account-rescued');`)
  await db.execute(sql`
   ALTER TABLE "activities" ALTER COLUMN "door" SET DATA TYPE text;
  DROP TYPE "public"."enum_activities_door";
  CREATE TYPE "public"."enum_activities_door" AS ENUM('site', 'dashboard', 'cms', 'manage-link');
  ALTER TABLE "activities" ALTER COLUMN "door" SET DATA TYPE "public"."enum_activities_door" USING "door"::"public"."enum_activities_door";
  ALTER TABLE "activities" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_activities_act";
  CREATE TYPE "public"."enum_activities_act" AS ENUM('booking-taken', 'bookings-imported', 'status-changed', 'moved', 'corrected', 'noted', 'collected', 'not-collected', 'booking-deleted', 'details-removed', 'mail-resent', 'mail-deleted', 'message-answered', 'message-marked', 'message-unmarked', 'message-deleted', 'published', 'unpublished', 'content-added', 'content-changed', 'content-deleted', 'account-made', 'account-changed', 'account-deleted');
  ALTER TABLE "activities" ALTER COLUMN "act" SET DATA TYPE "public"."enum_activities_act" USING "act"::"public"."enum_activities_act";`)
}

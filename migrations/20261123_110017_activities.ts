import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_activities_door" AS ENUM('site', 'dashboard', 'cms', 'manage-link');
  CREATE TYPE "public"."enum_activities_act" AS ENUM('booking-taken', 'bookings-imported', 'status-changed', 'moved', 'corrected', 'noted', 'collected', 'not-collected', 'booking-deleted', 'details-removed', 'mail-resent', 'mail-deleted', 'message-answered', 'message-marked', 'message-unmarked', 'message-deleted', 'published', 'unpublished', 'content-added', 'content-changed', 'content-deleted', 'account-made', 'account-changed', 'account-deleted');
  CREATE TABLE "activities" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar NOT NULL,
  	"door" "enum_activities_door" NOT NULL,
  	"act" "enum_activities_act" NOT NULL,
  	"reference" varchar,
  	"message" varchar,
  	"label" varchar,
  	"from" varchar,
  	"to" varchar,
  	"what" varchar
  );`)
  await db.execute(whatIsKnown)
  await db.execute(sql`
  CREATE INDEX "activities_at_idx" ON "activities" USING btree ("at");
  CREATE INDEX "by_at_idx" ON "activities" USING btree ("by","at");`)
}

/**
 * What was kept of earlier acts, so that the log does not begin empty. Not what visitors booked. Of the retention period one
 * line a turn, as it leaves from now on. Before the indexes, which are quicker made of all at once.
 */
const whatIsKnown = sql`
  INSERT INTO "activities" ("at", "by", "door", "act", "reference", "message", "from", "to", "what")
  WITH changes AS (
    SELECT line.*, reference
    FROM "bookings_history" AS line JOIN "bookings" ON "bookings"."id" = line."_parent_id"
  ), known ("at", "by", "door", "act", "reference", "message", "from", "to", "what") AS (
    SELECT "at", "by", "door"::text, 'booking-taken', reference, NULL, NULL, NULL, NULL
    FROM changes WHERE "from" IS NULL AND "door" = 'dashboard'
    UNION ALL
    SELECT "at", "by", "door"::text, 'status-changed', reference, NULL, "from"::text, "to"::text, NULL
    FROM changes WHERE "from"::text <> "to"::text
    UNION ALL
    SELECT "at", "by", "door"::text, 'moved', reference, NULL,
      concat("from_date", ', ', "from_time"), concat("to_date", ', ', "to_time"), NULL
    FROM changes WHERE "from_date" IS NOT NULL
    UNION ALL
    SELECT "at", "by", "door"::text, 'details-removed', reference, NULL, NULL, NULL, NULL
    FROM changes
    WHERE "from"::text = "to"::text AND "from_date" IS NULL AND "by" <> 'Retention period'
    UNION ALL
    SELECT "at", "by", min("door"::text), 'details-removed', NULL, NULL, NULL, NULL, 'bookings: ' || count(*)
    FROM changes
    WHERE "from"::text = "to"::text AND "from_date" IS NULL AND "by" = 'Retention period'
    GROUP BY "at", "by"
    UNION ALL
    SELECT "at", "by", 'dashboard', 'noted', reference, NULL, NULL, NULL, NULL
    FROM "bookings_notes" JOIN "bookings" ON "bookings"."id" = "_parent_id"
    UNION ALL
    SELECT "picked_up_at", "picked_up_by", 'dashboard', 'collected', reference, NULL, NULL, NULL, NULL
    FROM "bookings" WHERE "picked_up_at" IS NOT NULL AND "picked_up_by" IS NOT NULL
    UNION ALL
    SELECT "at", "by", 'dashboard', 'message-answered', NULL, "_parent_id"::text, NULL, NULL, NULL
    FROM "contact_messages_answers"
  )
  SELECT "at", "by", "door"::enum_activities_door, "act"::enum_activities_act,
    "reference", "message", "from", "to", "what"
  FROM known;`

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "activities" CASCADE;
  DROP TYPE "public"."enum_activities_door";
  DROP TYPE "public"."enum_activities_act";`)
}

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_activities_act" ADD VALUE 'content-restored' BEFORE 'account-made';
  ALTER TABLE "services" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_services_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "prices" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_prices_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "offers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_offers_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "team_members" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "prices_deleted_at_idx" ON "prices" USING btree ("deleted_at");
  CREATE INDEX "_prices_v_version_version_deleted_at_idx" ON "_prices_v" USING btree ("version_deleted_at");
  CREATE INDEX "offers_deleted_at_idx" ON "offers" USING btree ("deleted_at");
  CREATE INDEX "_offers_v_version_version_deleted_at_idx" ON "_offers_v" USING btree ("version_deleted_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "team_members_deleted_at_idx" ON "team_members" USING btree ("deleted_at");
  CREATE INDEX "_team_members_v_version_version_deleted_at_idx" ON "_team_members_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "activities" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_activities_act";
  CREATE TYPE "public"."enum_activities_act" AS ENUM('bookings-imported', 'details-removed', 'mail-resent', 'mail-deleted', 'message-answered', 'message-marked', 'message-unmarked', 'message-deleted', 'published', 'unpublished', 'content-added', 'content-changed', 'content-deleted', 'account-made', 'account-changed', 'account-deleted', 'second-step-on', 'second-step-off', 'sessions-ended', 'account-rescued');
  ALTER TABLE "activities" ALTER COLUMN "act" SET DATA TYPE "public"."enum_activities_act" USING "act"::"public"."enum_activities_act";
  DROP INDEX "services_deleted_at_idx";
  DROP INDEX "_services_v_version_version_deleted_at_idx";
  DROP INDEX "prices_deleted_at_idx";
  DROP INDEX "_prices_v_version_version_deleted_at_idx";
  DROP INDEX "offers_deleted_at_idx";
  DROP INDEX "_offers_v_version_version_deleted_at_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "_testimonials_v_version_version_deleted_at_idx";
  DROP INDEX "team_members_deleted_at_idx";
  DROP INDEX "_team_members_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  ALTER TABLE "services" DROP COLUMN "deleted_at";
  ALTER TABLE "_services_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "prices" DROP COLUMN "deleted_at";
  ALTER TABLE "_prices_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "offers" DROP COLUMN "deleted_at";
  ALTER TABLE "_offers_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "team_members" DROP COLUMN "deleted_at";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";`)
}

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_activities_act" ADD VALUE 'content-restored' BEFORE 'account-made';
  CREATE TABLE "services_page_guarantee_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "_services_page_v_version_guarantee_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "services" ADD COLUMN "from_paise" numeric;
  ALTER TABLE "services" ADD COLUMN "price_note" varchar;
  ALTER TABLE "services" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_services_v" ADD COLUMN "version_from_paise" numeric;
  ALTER TABLE "_services_v" ADD COLUMN "version_price_note" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "prices" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_prices_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "offers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_offers_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "source" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "source_url" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_source" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_source_url" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "team_members" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "services_page" ADD COLUMN "prices_link" varchar DEFAULT 'Prices';
  ALTER TABLE "services_page" ADD COLUMN "guarantee_heading" varchar DEFAULT 'If something goes wrong';
  ALTER TABLE "services_page" ADD COLUMN "guarantee_text" varchar DEFAULT 'It is rare. When it happens, this is what we do.';
  ALTER TABLE "_services_page_v" ADD COLUMN "version_prices_link" varchar DEFAULT 'Prices';
  ALTER TABLE "_services_page_v" ADD COLUMN "version_guarantee_heading" varchar DEFAULT 'If something goes wrong';
  ALTER TABLE "_services_page_v" ADD COLUMN "version_guarantee_text" varchar DEFAULT 'It is rare. When it happens, this is what we do.';
  ALTER TABLE "contact_page" ADD COLUMN "cards_phone" varchar DEFAULT 'Phone';
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_cards_phone" varchar DEFAULT 'Phone';
  ALTER TABLE "booking_page" ADD COLUMN "booked_delivery" varchar DEFAULT 'We’ll tell you at the door when your clothes come back.';
  ALTER TABLE "booking_page" ADD COLUMN "booked_payment" varchar DEFAULT 'You pay when your clothes come back.';
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_booked_delivery" varchar DEFAULT 'We’ll tell you at the door when your clothes come back.';
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_booked_payment" varchar DEFAULT 'You pay when your clothes come back.';
  ALTER TABLE "services_page_guarantee_sections" ADD CONSTRAINT "services_page_guarantee_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_page_v_version_guarantee_sections" ADD CONSTRAINT "_services_page_v_version_guarantee_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_page_guarantee_sections_order_idx" ON "services_page_guarantee_sections" USING btree ("_order");
  CREATE INDEX "services_page_guarantee_sections_parent_id_idx" ON "services_page_guarantee_sections" USING btree ("_parent_id");
  CREATE INDEX "_services_page_v_version_guarantee_sections_order_idx" ON "_services_page_v_version_guarantee_sections" USING btree ("_order");
  CREATE INDEX "_services_page_v_version_guarantee_sections_parent_id_idx" ON "_services_page_v_version_guarantee_sections" USING btree ("_parent_id");
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
   ALTER TABLE "services_page_guarantee_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_page_v_version_guarantee_sections" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "services_page_guarantee_sections" CASCADE;
  DROP TABLE "_services_page_v_version_guarantee_sections" CASCADE;
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
  ALTER TABLE "services" DROP COLUMN "from_paise";
  ALTER TABLE "services" DROP COLUMN "price_note";
  ALTER TABLE "services" DROP COLUMN "deleted_at";
  ALTER TABLE "_services_v" DROP COLUMN "version_from_paise";
  ALTER TABLE "_services_v" DROP COLUMN "version_price_note";
  ALTER TABLE "_services_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "prices" DROP COLUMN "deleted_at";
  ALTER TABLE "_prices_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "offers" DROP COLUMN "deleted_at";
  ALTER TABLE "_offers_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "source";
  ALTER TABLE "testimonials" DROP COLUMN "source_url";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_source";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_source_url";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "team_members" DROP COLUMN "deleted_at";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "services_page" DROP COLUMN "prices_link";
  ALTER TABLE "services_page" DROP COLUMN "guarantee_heading";
  ALTER TABLE "services_page" DROP COLUMN "guarantee_text";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_prices_link";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_guarantee_heading";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_guarantee_text";
  ALTER TABLE "contact_page" DROP COLUMN "cards_phone";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_cards_phone";
  ALTER TABLE "booking_page" DROP COLUMN "booked_delivery";
  ALTER TABLE "booking_page" DROP COLUMN "booked_payment";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_booked_delivery";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_booked_payment";`)
}

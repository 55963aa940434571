import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  ALTER TABLE "_services_v" ADD COLUMN "version_from_paise" numeric;
  ALTER TABLE "_services_v" ADD COLUMN "version_price_note" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "source" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "source_url" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_source" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_source_url" varchar;
  ALTER TABLE "services_page" ADD COLUMN "prices_link" varchar DEFAULT 'Prices';
  ALTER TABLE "services_page" ADD COLUMN "guarantee_heading" varchar DEFAULT 'If something goes wrong';
  ALTER TABLE "services_page" ADD COLUMN "guarantee_text" varchar DEFAULT 'It is rare. When it happens, this is what we do.';
  ALTER TABLE "_services_page_v" ADD COLUMN "version_prices_link" varchar DEFAULT 'Prices';
  ALTER TABLE "_services_page_v" ADD COLUMN "version_guarantee_heading" varchar DEFAULT 'If something goes wrong';
  ALTER TABLE "_services_page_v" ADD COLUMN "version_guarantee_text" varchar DEFAULT 'It is rare. When it happens, this is what we do.';
  ALTER TABLE "contact_page" ADD COLUMN "cards_phone" varchar DEFAULT 'Phone';
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_cards_phone" varchar DEFAULT 'Phone';
  ALTER TABLE "services_page_guarantee_sections" ADD CONSTRAINT "services_page_guarantee_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_page_v_version_guarantee_sections" ADD CONSTRAINT "_services_page_v_version_guarantee_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_page_guarantee_sections_order_idx" ON "services_page_guarantee_sections" USING btree ("_order");
  CREATE INDEX "services_page_guarantee_sections_parent_id_idx" ON "services_page_guarantee_sections" USING btree ("_parent_id");
  CREATE INDEX "_services_page_v_version_guarantee_sections_order_idx" ON "_services_page_v_version_guarantee_sections" USING btree ("_order");
  CREATE INDEX "_services_page_v_version_guarantee_sections_parent_id_idx" ON "_services_page_v_version_guarantee_sections" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "services_page_guarantee_sections" CASCADE;
  DROP TABLE "_services_page_v_version_guarantee_sections" CASCADE;
  ALTER TABLE "services" DROP COLUMN "from_paise";
  ALTER TABLE "services" DROP COLUMN "price_note";
  ALTER TABLE "_services_v" DROP COLUMN "version_from_paise";
  ALTER TABLE "_services_v" DROP COLUMN "version_price_note";
  ALTER TABLE "testimonials" DROP COLUMN "source";
  ALTER TABLE "testimonials" DROP COLUMN "source_url";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_source";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_source_url";
  ALTER TABLE "services_page" DROP COLUMN "prices_link";
  ALTER TABLE "services_page" DROP COLUMN "guarantee_heading";
  ALTER TABLE "services_page" DROP COLUMN "guarantee_text";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_prices_link";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_guarantee_heading";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_guarantee_text";
  ALTER TABLE "contact_page" DROP COLUMN "cards_phone";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_cards_phone";`)
}

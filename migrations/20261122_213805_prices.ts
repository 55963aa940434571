import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_prices_service" AS ENUM('dry-cleaning', 'laundry', 'shoes');
  CREATE TYPE "public"."enum_prices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__prices_v_version_service" AS ENUM('dry-cleaning', 'laundry', 'shoes');
  CREATE TYPE "public"."enum__prices_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "prices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"item" varchar,
  	"service" "enum_prices_service",
  	"from_paise" numeric,
  	"unit" varchar,
  	"order" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_prices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_prices_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_item" varchar,
  	"version_service" "enum__prices_v_version_service",
  	"version_from_paise" numeric,
  	"version_unit" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__prices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "prices_id" uuid;
  ALTER TABLE "services_page" ADD COLUMN "prices_heading" varchar DEFAULT 'What it costs';
  ALTER TABLE "services_page" ADD COLUMN "prices_text" varchar DEFAULT 'We look at each piece with you at the door, and tell you the price before we start.';
  ALTER TABLE "_services_page_v" ADD COLUMN "version_prices_heading" varchar DEFAULT 'What it costs';
  ALTER TABLE "_services_page_v" ADD COLUMN "version_prices_text" varchar DEFAULT 'We look at each piece with you at the door, and tell you the price before we start.';
  ALTER TABLE "_prices_v" ADD CONSTRAINT "_prices_v_parent_id_prices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."prices"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "prices_order_idx" ON "prices" USING btree ("order");
  CREATE INDEX "prices_updated_at_idx" ON "prices" USING btree ("updated_at");
  CREATE INDEX "prices_created_at_idx" ON "prices" USING btree ("created_at");
  CREATE INDEX "prices__status_idx" ON "prices" USING btree ("_status");
  CREATE INDEX "_prices_v_parent_idx" ON "_prices_v" USING btree ("parent_id");
  CREATE INDEX "_prices_v_version_version_order_idx" ON "_prices_v" USING btree ("version_order");
  CREATE INDEX "_prices_v_version_version_updated_at_idx" ON "_prices_v" USING btree ("version_updated_at");
  CREATE INDEX "_prices_v_version_version_created_at_idx" ON "_prices_v" USING btree ("version_created_at");
  CREATE INDEX "_prices_v_version_version__status_idx" ON "_prices_v" USING btree ("version__status");
  CREATE INDEX "_prices_v_created_at_idx" ON "_prices_v" USING btree ("created_at");
  CREATE INDEX "_prices_v_updated_at_idx" ON "_prices_v" USING btree ("updated_at");
  CREATE INDEX "_prices_v_latest_idx" ON "_prices_v" USING btree ("latest");
  CREATE INDEX "_prices_v_autosave_idx" ON "_prices_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_prices_fk" FOREIGN KEY ("prices_id") REFERENCES "public"."prices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_prices_id_idx" ON "payload_locked_documents_rels" USING btree ("prices_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "prices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_prices_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "prices" CASCADE;
  DROP TABLE "_prices_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_prices_fk";
  
  DROP INDEX "payload_locked_documents_rels_prices_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "prices_id";
  ALTER TABLE "services_page" DROP COLUMN "prices_heading";
  ALTER TABLE "services_page" DROP COLUMN "prices_text";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_prices_heading";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_prices_text";
  DROP TYPE "public"."enum_prices_service";
  DROP TYPE "public"."enum_prices_status";
  DROP TYPE "public"."enum__prices_v_version_service";
  DROP TYPE "public"."enum__prices_v_version_status";`)
}

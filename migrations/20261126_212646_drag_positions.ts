import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" ADD COLUMN "_order" varchar;
  ALTER TABLE "_branches_v" ADD COLUMN "version__order" varchar;
  ALTER TABLE "services" ADD COLUMN "_order" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version__order" varchar;
  ALTER TABLE "prices" ADD COLUMN "_order" varchar;
  ALTER TABLE "_prices_v" ADD COLUMN "version__order" varchar;
  ALTER TABLE "offers" ADD COLUMN "_order" varchar;
  ALTER TABLE "_offers_v" ADD COLUMN "version__order" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "_order" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version__order" varchar;
  ALTER TABLE "team_members" ADD COLUMN "_order" varchar;
  ALTER TABLE "_team_members_v" ADD COLUMN "version__order" varchar;
  CREATE INDEX "branches__order_idx" ON "branches" USING btree ("_order");
  CREATE INDEX "_branches_v_version_version__order_idx" ON "_branches_v" USING btree ("version__order");
  CREATE INDEX "services__order_idx" ON "services" USING btree ("_order");
  CREATE INDEX "_services_v_version_version__order_idx" ON "_services_v" USING btree ("version__order");
  CREATE INDEX "prices__order_idx" ON "prices" USING btree ("_order");
  CREATE INDEX "_prices_v_version_version__order_idx" ON "_prices_v" USING btree ("version__order");
  CREATE INDEX "offers__order_idx" ON "offers" USING btree ("_order");
  CREATE INDEX "_offers_v_version_version__order_idx" ON "_offers_v" USING btree ("version__order");
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");
  CREATE INDEX "team_members__order_idx" ON "team_members" USING btree ("_order");
  CREATE INDEX "_team_members_v_version_version__order_idx" ON "_team_members_v" USING btree ("version__order");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "branches__order_idx";
  DROP INDEX "_branches_v_version_version__order_idx";
  DROP INDEX "services__order_idx";
  DROP INDEX "_services_v_version_version__order_idx";
  DROP INDEX "prices__order_idx";
  DROP INDEX "_prices_v_version_version__order_idx";
  DROP INDEX "offers__order_idx";
  DROP INDEX "_offers_v_version_version__order_idx";
  DROP INDEX "testimonials__order_idx";
  DROP INDEX "_testimonials_v_version_version__order_idx";
  DROP INDEX "team_members__order_idx";
  DROP INDEX "_team_members_v_version_version__order_idx";
  ALTER TABLE "branches" DROP COLUMN "_order";
  ALTER TABLE "_branches_v" DROP COLUMN "version__order";
  ALTER TABLE "services" DROP COLUMN "_order";
  ALTER TABLE "_services_v" DROP COLUMN "version__order";
  ALTER TABLE "prices" DROP COLUMN "_order";
  ALTER TABLE "_prices_v" DROP COLUMN "version__order";
  ALTER TABLE "offers" DROP COLUMN "_order";
  ALTER TABLE "_offers_v" DROP COLUMN "version__order";
  ALTER TABLE "testimonials" DROP COLUMN "_order";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version__order";
  ALTER TABLE "team_members" DROP COLUMN "_order";
  ALTER TABLE "_team_members_v" DROP COLUMN "version__order";`)
}

import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_branches_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "services" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "prices" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_prices_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "team_members" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "business_info" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_business_info_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "home_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "about_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_about_page_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "services_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_services_page_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "locations_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_locations_page_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "contact_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_contact_page_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "booking_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "privacy_page" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_privacy_page_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "site_layout" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_site_layout_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "mail_texts" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_mail_texts_v" ADD COLUMN "version_changed_by" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "branches" DROP COLUMN "changed_by";
  ALTER TABLE "_branches_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "services" DROP COLUMN "changed_by";
  ALTER TABLE "_services_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "prices" DROP COLUMN "changed_by";
  ALTER TABLE "_prices_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "testimonials" DROP COLUMN "changed_by";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "team_members" DROP COLUMN "changed_by";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "business_info" DROP COLUMN "changed_by";
  ALTER TABLE "_business_info_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "home_page" DROP COLUMN "changed_by";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "about_page" DROP COLUMN "changed_by";
  ALTER TABLE "_about_page_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "services_page" DROP COLUMN "changed_by";
  ALTER TABLE "_services_page_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "locations_page" DROP COLUMN "changed_by";
  ALTER TABLE "_locations_page_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "contact_page" DROP COLUMN "changed_by";
  ALTER TABLE "_contact_page_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "booking_page" DROP COLUMN "changed_by";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "privacy_page" DROP COLUMN "changed_by";
  ALTER TABLE "_privacy_page_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "site_layout" DROP COLUMN "changed_by";
  ALTER TABLE "_site_layout_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "mail_texts" DROP COLUMN "changed_by";
  ALTER TABLE "_mail_texts_v" DROP COLUMN "version_changed_by";`)
}

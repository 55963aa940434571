import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_page" ADD COLUMN "booked_delivery" varchar DEFAULT 'We’ll tell you at the door when your clothes come back.';
  ALTER TABLE "booking_page" ADD COLUMN "booked_payment" varchar DEFAULT 'You pay when your clothes come back.';
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_booked_delivery" varchar DEFAULT 'We’ll tell you at the door when your clothes come back.';
  ALTER TABLE "_booking_page_v" ADD COLUMN "version_booked_payment" varchar DEFAULT 'You pay when your clothes come back.';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking_page" DROP COLUMN "booked_delivery";
  ALTER TABLE "booking_page" DROP COLUMN "booked_payment";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_booked_delivery";
  ALTER TABLE "_booking_page_v" DROP COLUMN "version_booked_payment";`)
}

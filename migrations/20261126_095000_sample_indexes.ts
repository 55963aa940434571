import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The dashboard asks on each load whether there are samples. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "bookings_sample_idx" ON "bookings" ("id") WHERE "sample";
    CREATE INDEX "contact_messages_sample_idx" ON "contact_messages" ("id") WHERE "sample";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "bookings_sample_idx", "contact_messages_sample_idx"`)
}

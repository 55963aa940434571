import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** An entry in the trash does not keep its slug. Payload knows this index by its name only. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "services_slug_idx";
    CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug") WHERE "deleted_at" IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "services_slug_idx";
    CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");`)
}

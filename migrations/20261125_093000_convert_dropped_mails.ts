import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Until now a mail that became unnecessary was `failed`, with one of these sentences. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "emails" SET "status" = 'dropped' WHERE "status" = 'failed' AND "last_error" IN (
      'No longer needed: what it says was no longer so before it could be sent.',
      'What this mail is about has been deleted.');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`UPDATE "emails" SET "status" = 'failed' WHERE "status" = 'dropped';`)
}

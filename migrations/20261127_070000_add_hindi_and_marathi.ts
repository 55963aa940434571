import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { requireMigration } from '#platform/database/migrations/required-migrations.ts'

/** The release before cannot write the mails of these bookings. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "enum_bookings_language" ADD VALUE 'hi';
    ALTER TYPE "enum_bookings_language" ADD VALUE 'mr';`)
  await requireMigration(db, '20261127_070000_add_hindi_and_marathi')
}

/** All bookings become English. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "bookings" ALTER COLUMN "language" DROP DEFAULT;
    ALTER TABLE "bookings" ALTER COLUMN "language" SET DATA TYPE text USING 'en';
    DROP TYPE "enum_bookings_language";
    CREATE TYPE "enum_bookings_language" AS ENUM('en');
    ALTER TABLE "bookings"
      ALTER COLUMN "language" SET DATA TYPE "enum_bookings_language" USING "language"::"enum_bookings_language",
      ALTER COLUMN "language" SET DEFAULT 'en';`)
  await db.execute(
    sql`UPDATE payload_kv SET data = data - '20261127_070000_add_hindi_and_marathi' WHERE key = 'required-migrations'`,
  )
}

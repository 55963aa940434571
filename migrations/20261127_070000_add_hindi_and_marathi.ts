import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { requireMigration } from '#platform/database/migrations/required-migrations.ts'

const name = '20261127_070000_add_hindi_and_marathi'

const before =
  'If you would like this page in Hindi, Marathi or another language listed in the Eighth Schedule to the Constitution, please ask us.'
const after =
  'This page is also in Hindi and Marathi. If you would like it in another language listed in the Eighth Schedule to the Constitution, please ask us.'

/**
 * The release before can neither read these texts nor write the mails of these bookings. The
 * privacy page names the languages where editors have not changed the sentence.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "_locales" ADD VALUE 'hi';
    ALTER TYPE "_locales" ADD VALUE 'mr';
    ALTER TYPE "enum_bookings_language" ADD VALUE 'hi';
    ALTER TYPE "enum_bookings_language" ADD VALUE 'mr';
    ALTER TYPE "enum__branches_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__branches_v_published_locale" ADD VALUE 'mr';
    ALTER TYPE "enum__services_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__services_v_published_locale" ADD VALUE 'mr';
    ALTER TYPE "enum__prices_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__prices_v_published_locale" ADD VALUE 'mr';
    ALTER TYPE "enum__offers_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__offers_v_published_locale" ADD VALUE 'mr';
    ALTER TYPE "enum__testimonials_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__testimonials_v_published_locale" ADD VALUE 'mr';
    ALTER TYPE "enum__team_members_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__team_members_v_published_locale" ADD VALUE 'mr';
    ALTER TYPE "enum__business_info_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__business_info_v_published_locale" ADD VALUE 'mr';
    ALTER TYPE "enum__home_page_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__home_page_v_published_locale" ADD VALUE 'mr';
    ALTER TYPE "enum__about_page_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__about_page_v_published_locale" ADD VALUE 'mr';
    ALTER TYPE "enum__services_page_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__services_page_v_published_locale" ADD VALUE 'mr';
    ALTER TYPE "enum__locations_page_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__locations_page_v_published_locale" ADD VALUE 'mr';
    ALTER TYPE "enum__contact_page_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__contact_page_v_published_locale" ADD VALUE 'mr';
    ALTER TYPE "enum__booking_page_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__booking_page_v_published_locale" ADD VALUE 'mr';
    ALTER TYPE "enum__privacy_page_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__privacy_page_v_published_locale" ADD VALUE 'mr';
    ALTER TYPE "enum__site_layout_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__site_layout_v_published_locale" ADD VALUE 'mr';
    ALTER TYPE "enum__mail_texts_v_published_locale" ADD VALUE 'hi';
    ALTER TYPE "enum__mail_texts_v_published_locale" ADD VALUE 'mr';`)
  await replaceSentence(db, before, after)
  await requireMigration(db, name)
}

/** Removes translations; all bookings become English. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "bookings" SET "language" = 'en';
    ALTER TABLE "bookings" ALTER COLUMN "language" DROP DEFAULT;
    DO $$
    DECLARE
      language_type name;
      used record;
    BEGIN
      FOR language_type IN
        SELECT "typname" FROM pg_type JOIN pg_enum ON "enumtypid" = pg_type.oid
        WHERE "enumlabel" = 'mr'
      LOOP
        EXECUTE format('ALTER TYPE %I RENAME TO "old_language_type"', language_type);
        EXECUTE format('CREATE TYPE %I AS ENUM (''en'')', language_type);
        FOR used IN
          SELECT "table_name", "column_name" FROM information_schema.columns
          WHERE "table_schema" = current_schema() AND "udt_name" = 'old_language_type'
        LOOP
          IF used.column_name = '_locale' THEN
            EXECUTE format('DELETE FROM %I WHERE "_locale" <> ''en''', used.table_name);
          END IF;
          EXECUTE format(
            'ALTER TABLE %I ALTER COLUMN %I SET DATA TYPE %I USING CASE WHEN %2$I IS NOT NULL THEN ''en''::%3$I END',
            used.table_name, used.column_name, language_type);
        END LOOP;
        DROP TYPE "old_language_type";
      END LOOP;
    END $$;
    ALTER TABLE "bookings" ALTER COLUMN "language" SET DEFAULT 'en';`)
  await replaceSentence(db, after, before)
  await db.execute(
    sql`UPDATE payload_kv SET data = data - '${sql.raw(name)}' WHERE key = 'required-migrations'`,
  )
}

async function replaceSentence(db: MigrateUpArgs['db'], from: string, to: string): Promise<void> {
  for (const table of [
    'privacy_page_sections_locales',
    '_privacy_page_v_version_sections_locales',
  ]) {
    await db.execute(
      sql`UPDATE ${sql.identifier(table)} SET "text" = replace("text", ${from}, ${to}) WHERE "text" LIKE ${`%${from}%`}`,
    )
  }
}

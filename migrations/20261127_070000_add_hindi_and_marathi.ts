import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { requireMigration } from '#platform/database/migrations/required-migrations.ts'

const name = '20261127_070000_add_hindi_and_marathi'

/** The release before can neither read these texts nor write the mails of these bookings. */
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
  await db.execute(
    sql`UPDATE payload_kv SET data = data - '${sql.raw(name)}' WHERE key = 'required-migrations'`,
  )
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Searches compare one normal form of texts, stored so that a search does not compute it for each booking. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "bookings_search_idx";`)
  await db.execute(searchText)
  await db.execute(sql`
    ALTER TABLE "bookings" ADD COLUMN "search_text" text
      GENERATED ALWAYS AS (booking_search_text("reference", "name", "phone", "address")) STORED;
    CREATE INDEX "bookings_search_idx" ON "bookings" USING gin ("search_text" gin_trgm_ops);`)
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('This migration cannot be undone: restore a backup from before it instead.')
}

/** With a space before each word. Like `normalizeForSearch` (business/words/normalize-for-search.ts). */
const searchText = sql`
  CREATE OR REPLACE FUNCTION "booking_search_text"(reference varchar, name varchar, phone varchar, address varchar)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT regexp_replace(
      translate(
        lower(
          regexp_replace(
            normalize(concat(' ', reference, ' ', phone, ' ', name, ' ', address), NFKD),
            '[\\u0300-\\u036f\\u093c\\u200c\\u200d''\`’‘ʼ]', '', 'g'
          ) COLLATE "C"
        ),
        '०१२३४५६७८९ςÆÐØÞĐĦŁŊŒŦẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄІЈЉЊЋЏҐ',
        '0123456789σæðøþđħłŋœŧßαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєіјљњћџґ'
      ),
      '[\\t-\\r ,]+', ' ', 'g'
    )
  $$;`

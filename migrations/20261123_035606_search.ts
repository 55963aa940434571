import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Comes with every PostgreSQL, and whoever owns a database may switch it on there.
  await db.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm;`)
  // What staff find a booking by, as words with a space before each.
  await db.execute(sql`
    CREATE FUNCTION "booking_search_text"(reference varchar, name varchar, phone varchar, address varchar)
    RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT lower(concat(' ', reference, ' ', phone, ' ', regexp_replace(concat(name, ' ', address), '[\\s,]+', ' ', 'g')))
    $$;`)
  await db.execute(sql`
    CREATE INDEX "bookings_search_idx" ON "bookings" USING gin
      (booking_search_text("reference", "name", "phone", "address") gin_trgm_ops);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // The extension stays: somebody else may use it by now.
  await db.execute(sql`DROP INDEX "bookings_search_idx";`)
  await db.execute(sql`DROP FUNCTION "booking_search_text";`)
}

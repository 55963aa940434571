import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Stores the request keys of bookings as hashes, like `hashOfKey`. The release before still writes the keys themselves, of 36
 * characters; a trigger hashes them, so that a form sent to both releases makes one booking. The next release can drop it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Most keys first: from CREATE TRIGGER to the commit, bookings wait.
  await db.execute(hashStoredKeys)
  await db.execute(sql`
    CREATE FUNCTION "hash_request_key"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.request_key := ${hashOf(sql`NEW.request_key`)};
      RETURN NEW;
    END
    $$;
    CREATE TRIGGER "hash_request_key" BEFORE INSERT OR UPDATE OF "request_key" ON "bookings"
      FOR EACH ROW WHEN (length(NEW."request_key") = 36) EXECUTE FUNCTION "hash_request_key"();`)
  await db.execute(hashStoredKeys)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // The keys themselves are stored nowhere: a form sent again is a new booking.
  await db.execute(sql`
    DROP TRIGGER "hash_request_key" ON "bookings";
    DROP FUNCTION "hash_request_key";`)
}

/** SHA-256 in base64url, without padding. */
function hashOf(key: ReturnType<typeof sql>) {
  return sql`translate(rtrim(encode(sha256(convert_to(${key}, 'UTF8')), 'base64'), '='), '+/', '-_')`
}

const hashStoredKeys = sql`
  UPDATE "bookings" SET "request_key" = ${hashOf(sql`"request_key"`)} WHERE length("request_key") = 36;`

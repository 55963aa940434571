/**
 * Empties all tables except `payload_migrations`. DELETE takes a tenth of the time of TRUNCATE,
 * which creates new files. Without triggers any order works. Tables that were never
 * filled are skipped.
 */
export const emptyTablesSql = forEachTable(
  'public',
  `IF pg_relation_size(format('public.%I', name)::regclass) > 0 THEN
     EXECUTE format('DELETE FROM public.%I', name);
   END IF;`,
)

/** Copies the rows of all tables for `restoreSampleSql`. */
export const storeSampleSql = `
  CREATE SCHEMA sample;
  ${forEachTable('public', `EXECUTE format('CREATE TABLE sample.%1$I AS TABLE public.%1$I', name);`)}`

/** Adds the rows that `storeSampleSql` copied to empty tables. */
export const restoreSampleSql = forEachTable(
  'sample',
  `SELECT string_agg(quote_ident(attname), ', ') INTO columns FROM pg_attribute
   WHERE attrelid = format('public.%I', name)::regclass AND attnum > 0 AND attgenerated = ''
     AND NOT attisdropped;
   EXECUTE format('INSERT INTO public.%1$I (%2$s) SELECT %2$s FROM sample.%1$I', name, columns);`,
)

function forEachTable(schema: string, statement: string): string {
  return `
  DO $$
  DECLARE
    name text;
    columns text;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR name IN
      SELECT tablename FROM pg_tables
      WHERE schemaname = '${schema}' AND tablename <> 'payload_migrations'
    LOOP
      ${statement}
    END LOOP;
  END $$;`
}

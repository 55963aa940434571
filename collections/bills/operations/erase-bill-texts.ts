import { sql } from '@payloadcms/db-postgres'
import type { SqlExecutor } from '#platform/database/adapter.ts'

/** Keeps counts, amounts and the items of the price list; others may contain a name. */
export async function eraseBillTexts(connection: SqlExecutor, bookingIds: string[]): Promise<void> {
  await connection.execute(sql`
    UPDATE bills SET lines = (
      SELECT jsonb_agg(
        CASE WHEN line->>'price' IS NULL THEN line || '{"item": ""}' ELSE line END ORDER BY position)
      FROM jsonb_array_elements(lines) WITH ORDINALITY AS each(line, position))
    WHERE booking = ANY(${sql.param(bookingIds)}::text[])`)
}

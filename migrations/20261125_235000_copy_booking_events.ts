import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Copies what happened until now into booking events. A migration after that of the table, so that nobody who books meanwhile waits
 * for it. Histories and notes come first: a line of the activity log counts only where they have no event of its type, as for
 * bookings that have been deleted.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    INSERT INTO booking_events
    SELECT event.* FROM bookings_history AS line, events_of_history(line) AS event ON CONFLICT DO NOTHING;
    INSERT INTO booking_events
    SELECT event.* FROM bookings_notes AS note, events_of_note(note) AS event ON CONFLICT DO NOTHING;
    INSERT INTO booking_events
    SELECT event.* FROM activities AS line, events_of_activity(line) AS event
    WHERE line.door <> 'command' AND NOT EXISTS (
      SELECT FROM booking_events AS known WHERE known.booking = event.booking AND known.type = event.type)
    ON CONFLICT DO NOTHING;`)
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('This migration cannot be undone: restore a backup from before it instead.')
}

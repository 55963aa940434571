import type { Payload } from 'payload'
import type { ClientBase } from 'pg'

const key = 'last-backup'

/** Says in the database when it was last backed up, so that every process of the product knows. */
export async function recordBackup(client: ClientBase, madeAt: Date): Promise<void> {
  await client.query(
    `INSERT INTO payload_kv (key, data) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET data = EXCLUDED.data`,
    [key, JSON.stringify({ madeAt: madeAt.toISOString() })],
  )
}

/** When the database was last backed up by `npm run backup`; null where it never was. */
export async function lastBackupAt(payload: Payload): Promise<Date | null> {
  const recorded = await payload.kv.get<{ madeAt: string }>(key)
  return recorded && new Date(recorded.madeAt)
}

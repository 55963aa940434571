import type { Payload } from 'payload'
import type { ClientBase } from 'pg'

const key = 'last-backup'

export async function recordBackup(client: ClientBase, madeAt: Date): Promise<void> {
  await client.query(
    `INSERT INTO payload_kv (key, data) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET data = EXCLUDED.data`,
    [key, JSON.stringify({ madeAt: madeAt.toISOString() })],
  )
}

/** Returns the time of the last `npm run backup`, or null. */
export async function readLastBackupTime(payload: Payload): Promise<Date | null> {
  const recorded = await payload.kv.get<{ madeAt: string }>(key)
  return recorded && new Date(recorded.madeAt)
}

import type { ClientBase } from 'pg'

const key = 'unfinished-restore'

/** In the restore's transaction. `folder` is in DATA_DIR. */
export async function recordUnfinishedRestore(client: ClientBase, folder: string): Promise<void> {
  await client.query('INSERT INTO payload_kv (key, data) VALUES ($1, $2)', [
    key,
    JSON.stringify({ folder }),
  ])
}

export async function findUnfinishedRestore(client: ClientBase): Promise<string | null> {
  if (!(await hasTable(client, 'payload_kv'))) return null
  const { rows } = await client.query<{ folder: string }>(
    `SELECT data->>'folder' AS folder FROM payload_kv WHERE key = $1`,
    [key],
  )
  return rows[0]?.folder ?? null
}

export async function hasTable(client: ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query('SELECT WHERE to_regclass($1) IS NOT NULL', [name])
  return rows.length > 0
}

export async function clearUnfinishedRestore(client: ClientBase): Promise<void> {
  await client.query('DELETE FROM payload_kv WHERE key = $1', [key])
}

import { Client } from 'pg'

/** Rows by table name, as sorted text. */
export type TableRows = Record<string, string[]>

export async function readTables(url: string): Promise<TableRows> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows: names } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    )
    const tables: TableRows = {}
    for (const { name } of names) {
      const { rows } = await client.query<{ line: string }>(
        `SELECT t::text AS line FROM "${name}" AS t ORDER BY 1`,
      )
      tables[name] = rows.map(({ line }) => line)
    }
    return tables
  } finally {
    await client.end()
  }
}

/** `payload_kv` stores when the last backup was made. */
export const withoutBackupTime = (tables: TableRows): TableRows => ({ ...tables, payload_kv: [] })

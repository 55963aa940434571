import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { generateNKeysBetween } from 'payload/shared'

const tables = ['branches', 'services', 'prices', 'offers', 'testimonials', 'team_members']

/** Entries keep their places. The column `order` stays for the release before. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of tables) {
    const { rows } = await db.execute<{ id: string }>(
      sql`SELECT id FROM ${sql.identifier(table)} ORDER BY "order", created_at`,
    )
    const ids = rows.map(({ id }) => id)
    const keys = generateNKeysBetween(null, null, ids.length)
    const positions = sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(keys)}::varchar[]) AS position (id, key)`
    await db.execute(sql`
      UPDATE ${sql.identifier(table)} AS entry SET _order = key
      FROM ${positions} WHERE entry.id = position.id`)
    await db.execute(sql`
      UPDATE ${sql.identifier(`_${table}_v`)} SET version__order = key
      FROM ${positions} WHERE parent_id = position.id`)
  }
}

/** The columns go with the migration before. */
export async function down(): Promise<void> {}

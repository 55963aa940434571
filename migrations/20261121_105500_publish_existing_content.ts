import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

const collections = ['branches', 'services', 'testimonials', 'team_members']
const globals = [
  'business_info',
  'home_page',
  'about_page',
  'services_page',
  'locations_page',
  'contact_page',
  'booking_page',
  'site_layout',
]

/**
 * What stood on the site before there were drafts stays on it, and gets a first version: the CMS lists and opens
 * versions, so without one it would not find it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of [...collections, ...globals]) {
    await db.execute(sql.raw(`UPDATE ${table} SET _status = 'published'`))
  }
  // The addresses of links to branches and services stay as they are, whatever becomes of their names.
  await db.execute(sql`UPDATE branches SET generate_slug = false`)
  await db.execute(sql`UPDATE services SET generate_slug = false`)

  for (const table of [...collections, ...globals]) {
    const isCollection = collections.includes(table)
    // Before the version has one of its own, its id is that of what it is a version of; that keeps lists with it.
    await copyRows(table, `_${table}_v`, (column) => {
      if (column === 'id') return 'id'
      if (column === 'parent_id') return isCollection ? 'id' : null
      if (column === 'latest') return 'true'
      if (column === 'created_at' || column === 'updated_at') return `coalesce(${column}, now())`
      return column.startsWith('version_') ? `"${column.slice('version_'.length)}"` : null
    })
    for (const list of await listsOf(table)) {
      await copyRows(list, `_${table}_v_version_${list.slice(table.length + 1)}`, (column) => {
        if (column === 'id') return null
        return column === '_uuid' ? 'id' : `"${column}"`
      })
    }
  }

  async function listsOf(table: string): Promise<string[]> {
    const { rows } = await db.execute<{ name: string }>(sql`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_name LIKE ${`${table.replaceAll('_', '\\_')}\\_%`}
        AND EXISTS (SELECT FROM information_schema.tables AS versions
          WHERE versions.table_name = '_' || ${table} || '_v_version_' || substr(tables.table_name, ${table.length + 2}))`)
    return rows.map(({ name }) => name)
  }

  /** Copies all rows; `valueOf` says what a column is filled from, and null that it keeps its default. */
  async function copyRows(
    from: string,
    to: string,
    valueOf: (column: string) => string | null,
  ): Promise<void> {
    const { rows } = await db.execute<{ name: string; type: string; kind: string }>(sql`
      SELECT column_name AS name, udt_name AS type, data_type AS kind
      FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ${to}`)
    const filled = rows.flatMap(({ name, type, kind }) => {
      const value = valueOf(name)
      // The choices of a version are a type of their own, with the same words.
      const cast = kind === 'USER-DEFINED' || type === 'varchar' ? `::text::"${type}"` : ''
      return value === null ? [] : [{ name: `"${name}"`, value: `${value}${cast}` }]
    })
    await db.execute(
      sql.raw(`INSERT INTO "${to}" (${filled.map(({ name }) => name).join(', ')})
        SELECT ${filled.map(({ value }) => value).join(', ')} FROM "${from}"`),
    )
  }
}

/** The tables of versions go with the migration before this one. */
export async function down(_: MigrateDownArgs): Promise<void> {}

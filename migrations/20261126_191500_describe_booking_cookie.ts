import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const before =
  'We set a cookie only to show you one message after you send a form, for a minute at most, and to keep our staff signed in.'
const after =
  'We set a cookie only to show you one message after you send a form, for a minute at most; to ask before you book the same time twice, for a month after a booking; and to keep our staff signed in.'

/** Updates the default sentence about cookies where editors have not changed it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await replaceSentence(db, before, after)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await replaceSentence(db, after, before)
}

async function replaceSentence(db: MigrateUpArgs['db'], from: string, to: string): Promise<void> {
  for (const table of ['privacy_page_sections', '_privacy_page_v_version_sections']) {
    await db.execute(
      sql`UPDATE ${sql.identifier(table)} SET "text" = replace("text", ${from}, ${to}) WHERE "text" LIKE ${`%${from}%`}`,
    )
  }
}

import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { privacyPage } from '#cms/content/samples/en/privacy-page.ts'
import { down, up } from '#migrations/20261126_191500_describe_booking_cookie.ts'
import { down as undoLocalizedContent } from '#migrations/20261127_060000_localized_content.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { testPayload } from '#tests/helpers/database/database.ts'

const payload = await testPayload()
const { drizzle } = getPostgres(payload)
const args = { db: drizzle } as unknown as MigrateUpArgs
const overrideAccess = true

const cookiesOf = (purposes: string) => `We set a cookie only to ${purposes} Our servers record less.`
const before = cookiesOf(
  'show you one message after you send a form, for a minute at most, and to keep our staff signed in.',
)
const after = cookiesOf(
  'show you one message after you send a form, for a minute at most; to ask before you book the same time twice, for a month after a booking; and to keep our staff signed in.',
)
const changedByEditor = cookiesOf('show you one message, and to keep our staff signed in.')

async function textsOf(table: string) {
  const { rows } = await drizzle.execute<{ text: string }>(
    sql`SELECT text FROM ${sql.identifier(table)} ORDER BY _parent_id, _order`,
  )
  return rows.map(({ text }) => text)
}

const publishedTexts = () => textsOf('privacy_page_sections')
const versionTexts = () => textsOf('_privacy_page_v_version_sections')

it('describes the booking cookie where editors have not changed the sentence', async () => {
  const sections = [before, changedByEditor].map((text) => ({ heading: 'Cookies', text }))
  await payload.updateGlobal({
    slug: 'privacy-page',
    data: { ...privacyPage, sections, _status: 'published' },
    overrideAccess,
  })
  await undoLocalizedContent(args)

  await up(args)
  expect(await publishedTexts()).toEqual([after, changedByEditor])
  expect(await versionTexts()).toEqual([after, changedByEditor])
  await down(args)
  expect(await publishedTexts()).toEqual([before, changedByEditor])
  expect(await versionTexts()).toEqual([before, changedByEditor])
})

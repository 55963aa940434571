import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { beforeEach, describe,expect, it } from 'vitest'
import { privacyPage } from '#cms/content/samples/en.ts'
import { environment } from '#environment.ts'
import { down as undoCookieSentence, up as describeCookie } from '#migrations/20261126_191500_describe_booking_cookie.ts'
import { down, up } from '#migrations/20261127_060000_localized_content.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { emptyDatabase, samplePayload } from '#tests/helpers/database/database.ts'
import { readTables, withoutBackupTime } from '#tests/helpers/database/read-tables.ts'

const payload = await samplePayload()
const { drizzle } = getPostgres(payload)
// Its columns would keep types from being dropped.
await drizzle.execute(sql`DROP SCHEMA sample CASCADE`)
const args = { db: drizzle } as unknown as MigrateUpArgs
const overrideAccess = true

const readAll = async () => withoutBackupTime(await readTables(environment.databaseUrl!))

// Both tests leave the tables of an earlier release, so they need their own database.
it('moves the English texts of entries, drafts, versions and the trash, and back', async () => {
  const contentBefore = await readContent()
  await down(args)
  await drizzle.execute(sql`
    UPDATE services SET title = 'Ironing' WHERE slug = 'dry-cleaning';
    UPDATE _services_v SET version_title = 'Pressing' WHERE latest AND version_slug = 'dry-cleaning';
    INSERT INTO services_items (_order, _parent_id, id, text) SELECT 9, id, 'added', 'By hand' FROM services WHERE slug = 'dry-cleaning';
    UPDATE services SET deleted_at = now(), price_note = NULL, description = '' WHERE slug = 'laundry-services';
    INSERT INTO _offers_v (parent_id, version_words, version__status, latest) SELECT id, 'Half price', 'draft', false FROM offers;
    UPDATE site_layout SET copyright = 'Edited by hand';
    UPDATE _home_page_v_version_gallery SET caption = 'A slide' WHERE _order = 1`)
  const before = await readAll()
  await up(args)

  const { docs: services } = await payload.find({
    collection: 'services',
    where: { slug: { in: ['dry-cleaning', 'laundry-services'] } },
    sort: 'slug',
    trash: true,
    overrideAccess,
  })
  expect(services).toMatchObject([
    { title: 'Ironing', items: expect.arrayContaining([{ id: 'added', text: 'By hand' }]) as object },
    { description: '', priceNote: null },
  ])
  const { docs: drafts } = await payload.find({
    collection: 'services',
    where: { slug: { equals: 'dry-cleaning' } },
    draft: true,
    overrideAccess,
  })
  expect(drafts).toMatchObject([{ title: 'Pressing' }])
  const { docs: versions } = await payload.findVersions({
    collection: 'offers',
    where: { 'version.words': { equals: 'Half price' } },
    overrideAccess,
  })
  expect(versions).not.toEqual([])
  const layout = await payload.findGlobal({ slug: 'site-layout', overrideAccess })
  expect(layout.copyright).toBe('Edited by hand')
  expect(await readContent()).toMatchObject({ about: contentBefore.about })

  await down(args)
  expect(await readAll()).toEqual(before)
  await up(args)
})

async function readContent() {
  const about = await payload.findGlobal({ slug: 'about-page', overrideAccess })
  return { about }
}

describe('booking cookie', () => {
  beforeEach(() => emptyDatabase(payload))

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
    await down(args)

    await describeCookie(args)
    expect(await publishedTexts()).toEqual([after, changedByEditor])
    expect(await versionTexts()).toEqual([after, changedByEditor])
    await undoCookieSentence(args)
    expect(await publishedTexts()).toEqual([before, changedByEditor])
    expect(await versionTexts()).toEqual([before, changedByEditor])
  })
})

import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { privacyPage } from '#cms/content/samples/privacy-page.ts'
import { down, up } from '#migrations/20261126_191500_describe_booking_cookie.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { testPayload } from '#tests/helpers/database/database.ts'

const payload = await testPayload()
const args = { db: getPostgres(payload).drizzle } as unknown as MigrateUpArgs
const overrideAccess = true

const cookiesOf = (purposes: string) => `We set a cookie only to ${purposes} Our servers record less.`
const before = cookiesOf(
  'show you one message after you send a form, for a minute at most, and to keep our staff signed in.',
)
const after = cookiesOf(
  'show you one message after you send a form, for a minute at most; to ask before you book the same time twice, for a month after a booking; and to keep our staff signed in.',
)
const changedByEditor = cookiesOf('show you one message, and to keep our staff signed in.')

async function publishedTexts() {
  const { sections } = await payload.findGlobal({ slug: 'privacy-page', overrideAccess })
  return sections?.map(({ text }) => text)
}

async function versionTexts() {
  const { docs } = await payload.findGlobalVersions({ slug: 'privacy-page', overrideAccess })
  return docs.map(({ version }) => version.sections?.map(({ text }) => text))
}

it('describes the booking cookie where editors have not changed the sentence', async () => {
  const sections = [before, changedByEditor].map((text) => ({ heading: 'Cookies', text }))
  await payload.updateGlobal({
    slug: 'privacy-page',
    data: { ...privacyPage, sections, _status: 'published' },
    overrideAccess,
  })

  await up(args)
  expect(await publishedTexts()).toEqual([after, changedByEditor])
  expect(await versionTexts()).toContainEqual([after, changedByEditor])
  await down(args)
  expect(await publishedTexts()).toEqual([before, changedByEditor])
  expect(await versionTexts()).toContainEqual([before, changedByEditor])
})

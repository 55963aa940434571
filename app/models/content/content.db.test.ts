import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { businessInfo } from '#cms/content/samples/business-info.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { emptyDatabase, testPayload } from '#tests/setup/database.ts'
import { patience } from '#tests/setup/patience.ts'
import { siteContent } from './content.server.ts'

const overrideAccess = true
const _status = 'published'
const address = {
  street: '1 Hill Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  zip: '400050',
  country: 'India',
}

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

beforeEach(async () => {
  await emptyDatabase(payload)
  // Emptying tables is no edit; a first edit makes every test start from what is stored.
  await renameBusiness('Saaf')
  await vi.waitFor(async () => expect((await siteContent()).branches).toEqual([]), patience)
})

async function renameBusiness(name: string) {
  await payload.updateGlobal({
    slug: 'business-info',
    data: { ...businessInfo, _status, name, staffAddresses: [{ address: 'desk@saaf.example' }] },
    overrideAccess,
  })
}

async function openBranch(slug: string, rest: { order: number; mainBranch?: boolean }) {
  return payload.create({
    collection: 'branches',
    data: { _status, name: slug, slug, phone: '9820012345', address, ...rest },
    overrideAccess,
  })
}

async function businessName() {
  return (await siteContent()).business.name
}

describe('what visitors read', () => {
  it('follows an edit', async () => {
    await renameBusiness('Saaf & Sons')
    await vi.waitFor(async () => expect(await businessName()).toBe('Saaf & Sons'), patience)
  })

  it('follows a branch that opens and one that closes', async () => {
    const { id } = await openBranch('bandra', { order: 1 })
    await vi.waitFor(async () => expect((await siteContent()).branches).toHaveLength(1), patience)
    await payload.delete({ collection: 'branches', id, overrideAccess })
    await vi.waitFor(async () => expect((await siteContent()).branches).toHaveLength(0), patience)
  })

  it('is one and the same for readers between two edits', async () => {
    // The last edit may be heard only now.
    await vi.waitFor(async () => {
      const [first, second] = await Promise.all([siteContent(), siteContent()])
      expect(second).toBe(first)
      expect(await siteContent()).toBe(first)
    }, patience)
  })

  it('does not show an edit that was rolled back', async () => {
    const transactionID = await payload.db.beginTransaction()
    await payload.updateGlobal({
      slug: 'business-info',
      data: { ...businessInfo, _status, name: 'Never' },
      req: { transactionID: transactionID ?? undefined },
      overrideAccess,
    })
    await payload.db.rollbackTransaction(transactionID ?? '')
    await openBranch('juhu', { order: 1 })
    await vi.waitFor(async () => expect((await siteContent()).branches).toHaveLength(1), patience)
    expect(await businessName()).toBe('Saaf')
  })

  it('hears edits again after the database has cut the connection', async () => {
    const { drizzle } = postgresOf(payload)
    await drizzle.execute(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`)
    await renameBusiness('Saaf, again')
    await vi.waitFor(async () => expect(await businessName()).toBe('Saaf, again'), patience)
  })

  it('puts the main branch first, the others by their order', async () => {
    await openBranch('powai', { order: 1 })
    await openBranch('dadar', { order: 3 })
    await openBranch('andheri', { order: 2, mainBranch: true })
    await vi.waitFor(
      async () =>
        expect((await siteContent()).branches.map(({ slug }) => slug)).toEqual([
          'andheri',
          'powai',
          'dadar',
        ]),
      patience,
    )
  })

  it('never holds the addresses of the staff', async () => {
    expect(JSON.stringify(await siteContent())).not.toContain('desk@saaf.example')
  })

  it('is complete where nothing has been written yet', async () => {
    const { pages, services, layout } = await siteContent()
    expect(pages.home.hero.heading).toBeNull()
    expect(pages.about.story).toEqual({ heading: null, text: null, picture: null })
    expect(pages.contact.search).toEqual({ title: null, description: null })
    expect(services).toEqual([])
    expect(layout.tagline).toBeNull()
  })
})

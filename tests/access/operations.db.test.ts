import type { CollectionSlug, GlobalSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { User } from '#payload-types.ts'
import { createUserWithRole, samplePayload } from '#tests/helpers/database/database.ts'
import { apiNames, createEveryPerson, isAllowed, type TestPerson } from './api-clients.ts'
import {
  collectionRights,
  everyone,
  globalRights,
  globalSlugs,
  type Requester,
  type Rights,
  signedIn,
  versionRights,
} from './rights.ts'
import { createSample, sampleFields } from './samples.ts'

const payload = await samplePayload()
let people: Record<Requester, TestPerson>
let otherAdmin: User

beforeAll(async () => {
  people = await createEveryPerson(payload)
  otherAdmin = await createUserWithRole(payload, 'admin')
})

const sortedSlugs = (entities: { slug: string }[]) => entities.map(({ slug }) => slug).toSorted()
const rows = Object.entries(collectionRights) as [CollectionSlug, Rights][]
const globals = Object.keys(globalSlugs) as GlobalSlug[]
const slugsWithDrafts = Object.values(payload.collections)
  .filter(({ config }) => config.versions)
  .map(({ config }) => config.slug)

const pickRights = <Operation extends string>(
  rights: Record<Operation, Requester[]>,
  who: Requester,
) =>
  Object.fromEntries(
    Object.entries<Requester[]>(rights).map(([operation, permitted]) => [
      operation,
      permitted.includes(who),
    ]),
  )

it('lists every collection and every global', () => {
  expect(Object.keys(collectionRights).toSorted()).toEqual(sortedSlugs(payload.config.collections))
  expect(Object.keys(globalSlugs).toSorted()).toEqual(sortedSlugs(payload.config.globals))
})

describe.each(apiNames)('%s', (apiName) => {
  const clientFor = (who: Requester) => people[who].clients[apiName]
  const createOne = (collection: CollectionSlug) => createSample(payload, collection, otherAdmin)

  describe.each(rows)('%s', (collection, rights) => {
    // REST finds preferences by key and user, not by ID.
    const hasIds = apiName !== 'REST' || collection !== 'payload-preferences'

    it.runIf(hasIds).each(everyone)('allows a %s exactly the listed operations', async (who) => {
      const client = clientFor(who)
      const { id } = await createOne(collection)
      const fields = sampleFields[collection](otherAdmin)
      const allowed = {
        create: await isAllowed(client.create(collection, fields)),
        read: await isAllowed(client.read(collection, id)),
        update: await isAllowed(client.update(collection, id, {})),
        duplicate: await isAllowed(client.duplicate(collection, id)),
        delete: await isAllowed(client.delete(collection, id)),
      }
      expect(allowed).toEqual(pickRights(rights, who))
    })

    it.each(everyone)('allows a %s exactly the listed operations by query', async (who) => {
      const client = clientFor(who)
      const { id } = await createOne(collection)
      const where = { id: { equals: id } }
      const allowed = {
        read: await isAllowed(client.find(collection, where)),
        count: (await client.count(collection, where).catch(() => 0)) > 0,
        update: await isAllowed(client.updateWhere(collection, where, {})),
        delete: await isAllowed(client.deleteWhere(collection, where)),
      }
      const { read, update, delete: remove } = rights
      expect(allowed).toEqual(pickRights({ read, count: read, update, delete: remove }, who))
    })
  })

  describe.each(slugsWithDrafts)('drafts and versions of %s', (collection) => {
    it.each(everyone)('allows a %s exactly the listed operations', async (who) => {
      const client = clientFor(who)
      const { id } = await createOne(collection)
      const draft = await payload.create({
        collection,
        data: { ...sampleFields[collection](otherAdmin), _status: 'draft' } as never,
        draft: true,
        overrideAccess: true,
      })
      const where = { parent: { equals: id } }
      const { docs } = await payload.findVersions({ collection, where, overrideAccess: true })
      const allowed = {
        readDraft:
          (await isAllowed(client.read(collection, draft.id))) ||
          (await isAllowed(client.read(collection, draft.id, true))) ||
          (await isAllowed(client.find(collection, { id: { equals: draft.id } }, true))),
        saveDraft: await isAllowed(client.update(collection, id, {}, true)),
        readVersions: await isAllowed(client.findVersions(collection, where)),
        restoreVersion: await isAllowed(client.restoreVersion(collection, docs[0]!.id)),
      }
      expect(allowed).toEqual(pickRights(versionRights, who))
    })
  })

  describe.each(globals)('%s', (slug) => {
    it.each(everyone)('allows a %s exactly the listed operations', async (who) => {
      const client = clientFor(who)
      const before = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
      const data = { ...before, _status: 'draft' } as const
      await payload.updateGlobal({ slug, data, draft: true, overrideAccess: true })
      const { docs } = await payload.findGlobalVersions({ slug, overrideAccess: true })
      const allowed = {
        read: await isAllowed(client.readGlobal(slug)),
        update: await isAllowed(client.updateGlobal(slug, {})),
        readDraft: (await client.readGlobal(slug, true))._status === 'draft',
        saveDraft: await isAllowed(client.updateGlobal(slug, {}, true)),
        readVersions: await isAllowed(client.findGlobalVersions(slug)),
        restoreVersion: await isAllowed(client.restoreGlobalVersion(slug, docs[0]!.id)),
      }
      expect(allowed).toEqual(pickRights(globalRights, who))
    })
  })

  it.each(signedIn)('lets a %s create, change and delete their own preferences', async (who) => {
    const client = clientFor(who)
    const user = people[who].user!
    const { id } = await client.create(
      'payload-preferences',
      sampleFields['payload-preferences'](user),
    )
    const own = { id: { equals: id } }
    expect(await client.find('payload-preferences', own)).toMatchObject([{ id }])
    expect(await isAllowed(client.updateWhere('payload-preferences', own, { value: {} }))).toBe(
      true,
    )
    expect(await isAllowed(client.deleteWhere('payload-preferences', own))).toBe(true)
  })

  it.each(everyone)('lets only an admin unlock accounts: %s', async (who) => {
    const { email } = otherAdmin
    expect(await isAllowed(clientFor(who).unlock(email))).toBe(who === 'admin')
  })
})

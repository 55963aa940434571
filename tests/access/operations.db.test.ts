import type { CollectionSlug, GlobalSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { User } from '#payload-types.ts'
import { createUserWithRole, samplePayload } from '#tests/helpers/database/database.ts'
import { createEveryPerson, isAllowed, type TestPerson } from './api-clients.ts'
import {
  apiNames,
  collectionRights,
  everyone,
  globalRights,
  globalSlugs,
  type Requester,
  rightsOver,
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
const collections = Object.keys(collectionRights) as CollectionSlug[]
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
  expect(collections.toSorted()).toEqual(sortedSlugs(payload.config.collections))
  expect(Object.keys(globalSlugs).toSorted()).toEqual(sortedSlugs(payload.config.globals))
})

const createOne = (collection: CollectionSlug) => createSample(payload, collection, otherAdmin)

/** Tests share what `create` returns. */
function oncePerSlug<Slug, Value>(create: (slug: Slug) => Promise<Value>) {
  const created = new Map<Slug, Promise<Value>>()
  return (slug: Slug) => {
    const value = created.get(slug) ?? create(slug)
    created.set(slug, value)
    return value
  }
}

const findOrCreateOne = oncePerSlug(createOne)

const findOrCreateDraft = oncePerSlug(async (collection: CollectionSlug) => {
  const { id } = await createOne(collection)
  const draft = await payload.create({
    collection,
    data: { ...sampleFields[collection](otherAdmin), _status: 'draft' } as never,
    draft: true,
    overrideAccess: true,
  })
  const ofEntry = { parent: { equals: id } }
  const { docs } = await payload.findVersions({ collection, where: ofEntry, overrideAccess: true })
  return { id, draft: draft.id, ofEntry, version: docs[0]!.id }
})

const findOrSaveDraft = oncePerSlug(async (slug: GlobalSlug) => {
  const before = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  const data = { ...before, _status: 'draft' } as const
  await payload.updateGlobal({ slug, data, draft: true, overrideAccess: true })
  const { docs } = await payload.findGlobalVersions({ slug, overrideAccess: true })
  return docs[0]!.id
})

describe.each(apiNames)('%s', (apiName) => {
  const clientFor = (who: Requester) => people[who].clients[apiName]

  describe.each(collections)('%s', (collection) => {
    const { updateMany, ...rights } = rightsOver(apiName, collection)
    const findEntry = (who: Requester) => {
      // Another lock of the page, or the deletion of a booking, removes them.
      const isShortLived = ['payload-locked-documents', 'customer-preferences'].includes(collection)
      const isRemoved = isShortLived || rights.delete.includes(who)
      return isRemoved ? createOne(collection) : findOrCreateOne(collection)
    }
    // REST finds preferences by key and user, not by ID.
    const hasIds = apiName !== 'REST' || collection !== 'payload-preferences'

    it.runIf(hasIds).each(everyone)('allows a %s exactly the listed operations', async (who) => {
      const client = clientFor(who)
      const { id } = await findEntry(who)
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
      const { id } = await findEntry(who)
      const where = { id: { equals: id } }
      const allowed = {
        read: await isAllowed(client.find(collection, where)),
        count: (await client.count(collection, where).catch(() => 0)) > 0,
        update: await isAllowed(client.updateWhere(collection, where, {})),
        delete: await isAllowed(client.deleteWhere(collection, where)),
      }
      const { read, delete: remove } = rights
      const byQuery = { read, count: read, update: updateMany, delete: remove }
      expect(allowed).toEqual(pickRights(byQuery, who))
    })
  })

  describe.each(slugsWithDrafts)('drafts and versions of %s', (collection) => {
    it.each(everyone)('allows a %s exactly the listed operations', async (who) => {
      const client = clientFor(who)
      const { id, draft, ofEntry, version } = await findOrCreateDraft(collection)
      const allowed = {
        readDraft:
          (await isAllowed(client.read(collection, draft))) ||
          (await isAllowed(client.read(collection, draft, true))) ||
          (await isAllowed(client.find(collection, { id: { equals: draft } }, true))),
        saveDraft: await isAllowed(client.update(collection, id, {}, true)),
        readVersions: await isAllowed(client.findVersions(collection, ofEntry)),
        restoreVersion: await isAllowed(client.restoreVersion(collection, version)),
      }
      expect(allowed).toEqual(pickRights(versionRights, who))
    })
  })

  describe.each(globals)('%s', (slug) => {
    // Samples of locks are of a page.
    beforeAll(() =>
      payload.delete({
        collection: 'payload-locked-documents',
        where: {},
        overrideAccess: true,
      }),
    )

    it.each(everyone)('allows a %s exactly the listed operations', async (who) => {
      const client = clientFor(who)
      const version = await findOrSaveDraft(slug)
      const allowed = {
        read: await isAllowed(client.readGlobal(slug)),
        update: await isAllowed(client.updateGlobal(slug, {})),
        saveDraft: await isAllowed(client.updateGlobal(slug, { _status: 'draft' }, true)),
        readDraft: (await client.readGlobal(slug, true))._status === 'draft',
        readVersions: await isAllowed(client.findGlobalVersions(slug)),
        restoreVersion: await isAllowed(client.restoreGlobalVersion(slug, version)),
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

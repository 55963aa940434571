import type { CollectionSlug, GlobalSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { User } from '#payload-types.ts'
import { samplePayload, userWithRole } from '#tests/setup/database.ts'
import { doorNames, everyPerson, isAllowed, type Person } from './doors.ts'
import {
  collectionRights,
  everyone,
  globalRights,
  globalSlugs,
  type Rights,
  signedIn,
  versionRights,
  type Who,
} from './rights.ts'
import { make, samples } from './samples.ts'

const payload = await samplePayload()
let people: Record<Who, Person>
let somebodyElse: User

beforeAll(async () => {
  people = await everyPerson(payload)
  somebodyElse = await userWithRole(payload, 'admin')
})

const slugsOf = (entities: { slug: string }[]) => entities.map(({ slug }) => slug).toSorted()
const rows = Object.entries(collectionRights) as [CollectionSlug, Rights][]
const globals = Object.keys(globalSlugs) as GlobalSlug[]
const withDrafts = Object.values(payload.collections)
  .filter(({ config }) => config.versions)
  .map(({ config }) => config.slug)

const inPart = <Act extends string>(rights: Record<Act, Who[]>, who: Who) =>
  Object.fromEntries(Object.entries<Who[]>(rights).map(([act, whos]) => [act, whos.includes(who)]))

it('speaks of every collection and every global', () => {
  expect(Object.keys(collectionRights).toSorted()).toEqual(slugsOf(payload.config.collections))
  expect(Object.keys(globalSlugs).toSorted()).toEqual(slugsOf(payload.config.globals))
})

describe.each(doorNames)('through %s', (doorName) => {
  const doorOf = (who: Who) => people[who].doors[doorName]
  const makeOne = (collection: CollectionSlug) => make(payload, collection, somebodyElse)

  describe.each(rows)('%s', (collection, rights) => {
    // Over REST Payload finds them by key and person, not by id.
    const hasIds = doorName !== 'REST' || collection !== 'payload-preferences'

    it.runIf(hasIds).each(everyone)('for a %s', async (who) => {
      const door = doorOf(who)
      const { id } = await makeOne(collection)
      const fields = samples[collection](somebodyElse)
      const allowed = {
        create: await isAllowed(door.create(collection, fields)),
        read: await isAllowed(door.read(collection, id)),
        update: await isAllowed(door.update(collection, id, {})),
        duplicate: await isAllowed(door.duplicate(collection, id)),
        delete: await isAllowed(door.delete(collection, id)),
      }
      expect(allowed).toEqual(inPart(rights, who))
    })

    it.each(everyone)('for a %s, by a query', async (who) => {
      const door = doorOf(who)
      const { id } = await makeOne(collection)
      const one = { id: { equals: id } }
      const allowed = {
        read: await isAllowed(door.find(collection, one)),
        count: (await door.count(collection, one).catch(() => 0)) > 0,
        update: await isAllowed(door.updateWhere(collection, one, {})),
        delete: await isAllowed(door.deleteWhere(collection, one)),
      }
      const { read, update, delete: remove } = rights
      expect(allowed).toEqual(inPart({ read, count: read, update, delete: remove }, who))
    })
  })

  describe.each(withDrafts)('drafts and versions of %s', (collection) => {
    it.each(everyone)('for a %s', async (who) => {
      const door = doorOf(who)
      const { id } = await makeOne(collection)
      const draft = await payload.create({
        collection,
        data: { ...samples[collection](somebodyElse), _status: 'draft' } as never,
        draft: true,
        overrideAccess: true,
      })
      const where = { parent: { equals: id } }
      const { docs } = await payload.findVersions({ collection, where, overrideAccess: true })
      const allowed = {
        readDraft:
          (await isAllowed(door.read(collection, draft.id))) ||
          (await isAllowed(door.read(collection, draft.id, true))) ||
          (await isAllowed(door.find(collection, { id: { equals: draft.id } }, true))),
        saveDraft: await isAllowed(door.update(collection, id, {}, true)),
        readVersions: await isAllowed(door.versions(collection, where)),
        restoreVersion: await isAllowed(door.restore(collection, docs[0]!.id)),
      }
      expect(allowed).toEqual(inPart(versionRights, who))
    })
  })

  describe.each(globals)('%s', (slug) => {
    it.each(everyone)('for a %s', async (who) => {
      const door = doorOf(who)
      const before = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
      const data = { ...before, _status: 'draft' } as const
      await payload.updateGlobal({ slug, data, draft: true, overrideAccess: true })
      const { docs } = await payload.findGlobalVersions({ slug, overrideAccess: true })
      const allowed = {
        read: await isAllowed(door.readGlobal(slug)),
        update: await isAllowed(door.updateGlobal(slug, {})),
        readDraft: (await door.readGlobal(slug, true))._status === 'draft',
        saveDraft: await isAllowed(door.updateGlobal(slug, {}, true)),
        readVersions: await isAllowed(door.globalVersions(slug)),
        restoreVersion: await isAllowed(door.restoreGlobal(slug, docs[0]!.id)),
      }
      expect(allowed).toEqual(inPart(globalRights, who))
    })
  })

  it.each(signedIn)('a %s arranges the own CMS', async (who) => {
    const door = doorOf(who)
    const user = people[who].user!
    const { id } = await door.create('payload-preferences', samples['payload-preferences'](user))
    const own = { id: { equals: id } }
    expect(await door.find('payload-preferences', own)).toMatchObject([{ id }])
    expect(await isAllowed(door.updateWhere('payload-preferences', own, { value: {} }))).toBe(true)
    expect(await isAllowed(door.deleteWhere('payload-preferences', own))).toBe(true)
  })

  it.each(everyone)('what Payload calls unlocking is for a %s only where an admin', async (who) => {
    const { email } = somebodyElse
    expect(await isAllowed(doorOf(who).unlock(email))).toBe(who === 'admin')
  })
})

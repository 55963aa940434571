import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { User } from '#payload-types.ts'
import { createUserWithRole, samplePayload } from '#tests/helpers/database/database.ts'
import {
  callRestApi,
  createEveryPerson,
  type Doc,
  isAllowed,
  type TestPerson,
} from './api-clients.ts'
import {
  type ApiName,
  apiNames,
  contentEditors,
  everyone,
  type Requester,
  signedIn,
} from './rights.ts'
import { createSample } from './samples.ts'

const payload = await samplePayload()
let people: Record<Requester, TestPerson>
let otherAdmin: User

beforeAll(async () => {
  people = await createEveryPerson(payload)
  otherAdmin = await createUserWithRole(payload, 'admin')
})

const slugs = ['services', 'prices', 'offers', 'testimonials', 'team-members', 'media'] as const
type TrashSlug = (typeof slugs)[number]

interface TrashClient {
  setDeletedAt: (id: string, deletedAt: string | null) => Promise<unknown>
  setDeletedAtWhere: (id: string, deletedAt: string | null) => Promise<unknown[]>
  read: (id: string) => Promise<unknown>
  delete: (id: string) => Promise<unknown>
}

function trashClient(api: ApiName, { user, token }: TestPerson, slug: TrashSlug): TrashClient {
  if (api === 'Local API') {
    const collection = slug as CollectionSlug
    const access = { collection, trash: true, user, overrideAccess: false } as const
    return {
      setDeletedAt: (id, deletedAt) => payload.update({ ...access, id, data: { deletedAt } }),
      setDeletedAtWhere: (id, deletedAt) =>
        payload
          .update({ ...access, where: { id: { equals: id } }, data: { deletedAt } })
          .then(({ docs }) => docs),
      read: (id) => payload.findByID({ ...access, id }),
      delete: (id) => payload.delete({ ...access, id }),
    }
  }
  const send = <Body>(method: string, path: string, body?: object) =>
    callRestApi<Body>(token, method, `${slug}${path}`, body && JSON.stringify(body))
  return {
    setDeletedAt: (id, deletedAt) => send('PATCH', `/${id}?trash=true`, { deletedAt }),
    setDeletedAtWhere: (id, deletedAt) =>
      send<{ docs: Doc[] }>('PATCH', `?trash=true&where[id][equals]=${id}`, { deletedAt }).then(
        ({ docs }) => docs,
      ),
    read: (id) => send('GET', `/${id}?trash=true`),
    delete: (id) => send('DELETE', `/${id}?trash=true`),
  }
}

const now = new Date().toISOString()

it('covers every collection with a trash', () => {
  const withTrash = payload.config.collections.filter(({ trash }) => trash)
  expect(withTrash.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted())
})

describe.each(slugs)('the trash of %s', (collection) => {
  const create = () => createSample(payload, collection, otherAdmin)
  // Roles that may change nothing share two entries.
  let live: Doc
  let trashed: Doc

  beforeAll(async () => {
    live = await create()
    trashed = await create()
    await trashClient('Local API', people.admin, collection).setDeletedAt(trashed.id, now)
  })

  describe.each(apiNames)('through %s', (api) => {
    it.each(everyone)('allows a %s exactly the listed operations', async (who) => {
      const client = trashClient(api, people[who], collection)
      const mayEdit = contentEditors.includes(who)
      const own = mayEdit ? await create() : null
      const { id: toMove } = own ?? live
      const { id: toRestore } = own ?? trashed
      const moved = await isAllowed(client.setDeletedAt(toMove, now))
      const read = await isAllowed(client.read(toRestore))
      const restored = await isAllowed(client.setDeletedAt(toRestore, null))
      const movedWhere = await isAllowed(client.setDeletedAtWhere(toMove, now))
      const restoredWhere = await isAllowed(client.setDeletedAtWhere(toRestore, null))
      if (own) await client.setDeletedAt(own.id, now)
      const deleted = await isAllowed(client.delete(toRestore))
      expect({ moved, read, restored, movedWhere, restoredWhere, deleted }).toEqual({
        moved: mayEdit,
        read: signedIn.includes(who),
        restored: mayEdit,
        movedWhere: mayEdit,
        restoredWhere: mayEdit,
        deleted: mayEdit,
      })
    })
  })
})

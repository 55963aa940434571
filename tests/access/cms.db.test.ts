import {
  type CollectionSlug,
  type GlobalSlug,
  isEntityHidden,
  type SanitizedPermissions,
} from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Role, roles } from '#business/accounts/roles.ts'
import type { User } from '#payload-types.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { createUserWithRole, emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { callRestApi, createEveryPerson, type TestPerson } from './api-clients.ts'
import {
  apiNames,
  collectionRights,
  contentEditors,
  everyone,
  globalSlugs,
  type Requester,
  signedIn,
} from './rights.ts'
import { createSample } from './samples.ts'

const payload = await testPayload()
const globals = Object.keys(globalSlugs) as GlobalSlug[]
let people: Record<Requester, TestPerson>

beforeAll(async () => {
  await emptyDatabase(payload)
  people = await createEveryPerson(payload)
})

const content: CollectionSlug[] = [
  'branches',
  'services',
  'prices',
  'offers',
  'testimonials',
  'team-members',
  'media',
]
const frontDesk: CollectionSlug[] = ['bookings', 'contact-messages', 'emails']

const pages = payload.config.globals.map(({ slug }) => slug)

const menus: Record<Role, string[]> = {
  editor: [...content, ...pages],
  staff: frontDesk,
  admin: [...frontDesk, 'booking-events', 'activities', ...content, 'users', ...pages],
}

const fetchAccess = (who: Requester) =>
  callRestApi<SanitizedPermissions>(people[who].token, 'GET', 'access')

describe('CMS access', () => {
  it('denies visitors the admin', async () => {
    expect(await fetchAccess('visitor')).not.toHaveProperty('canAccessAdmin', true)
  })

  it.each(signedIn)('shows a %s the menu of their role', async (who) => {
    const { canAccessAdmin, ...access } = await fetchAccess(who)
    expect(canAccessAdmin).toBe(true)
    const user = (await callRestApi<{ user: never }>(people[who].token, 'GET', 'users/me')).user
    const listVisible = (kind: 'collections' | 'globals') =>
      payload.config[kind]
        .filter(({ slug, admin: { hidden } }) => {
          return !isEntityHidden({ hidden, user }) && access[kind]?.[slug]?.read
        })
        .map(({ slug }) => slug)
    expect([...listVisible('collections'), ...listVisible('globals')]).toEqual(menus[who as Role])
  })

  it.each(everyone)('lets a %s change what their role allows', async (who) => {
    const access = await fetchAccess(who)
    const listChangeable = (rights: Record<string, { create?: unknown; update?: unknown }> = {}) =>
      Object.keys(rights).filter((slug) => rights[slug]!.update)
    // All users may change their own account, and lock what they may change.
    const own: CollectionSlug[] =
      who === 'visitor' ? [] : ['users', 'payload-preferences', 'payload-locked-documents']
    const expected = Object.entries(collectionRights)
      .filter(([, { update }]) => update.includes(who))
      .map(([slug]) => slug)
    expect(listChangeable(access.collections).toSorted()).toEqual(
      [...new Set([...expected, ...own])].toSorted(),
    )
    expect(listChangeable(access.globals).toSorted()).toEqual(
      contentEditors.includes(who) ? globals.toSorted() : [],
    )
  })
})

describe('document locks', () => {
  it.each([
    ['Asha Kulkarni', 'Asha Kulkarni'],
    ['', roles.admin.label],
  ])('shows others the name of the owner without the account: %s', async (name, displayName) => {
    const { user, clients } = people.admin
    await clients.REST.update('users', user!.id, { name })
    const { id } = await createSample(payload, 'payload-locked-documents', user!)
    const path = `payload-locked-documents/${id}?depth=1`
    const { user: owner } = await callRestApi<{ user: unknown }>(people.editor.token, 'GET', path)
    expect(owner).toEqual({ relationTo: 'users', value: { id: user!.id, email: displayName } })
  })

  const lockOf = (relationTo: CollectionSlug, value: string) => ({
    document: { relationTo, value },
  })
  const toUser = ({ id }: User) => ({ relationTo: 'users' as const, value: id })
  const ownedBy = (who: Requester) => ({ user: { value: { id: people[who].user!.id } } })
  const findLocks = () =>
    payload.find({ collection: 'payload-locked-documents', depth: 0, overrideAccess: true })
  const clearLocks = () =>
    payload.delete({ collection: 'payload-locked-documents', where: {}, overrideAccess: true })

  describe.each(apiNames)('through %s', (apiName) => {
    const clientFor = (who: Requester) => people[who].clients[apiName]
    beforeEach(clearLocks)

    it.each([
      ['editor', 'contact-messages'],
      ['editor', 'emails'],
      ['editor', 'users'],
      ['staff', 'services'],
      ['staff', 'bookings'],
      ['staff', 'users'],
      ['staff', 'emails'],
      ['admin', 'users'],
      ['visitor', 'services'],
    ] as const)('does not let a %s lock one of the %s', async (who, collection) => {
      const { id } = await createSample(payload, collection, people.admin.user!)
      const lock = {
        ...lockOf(collection, id),
        user: toUser(people[who].user ?? people.admin.user!),
      }
      const attempt = clientFor(who).create('payload-locked-documents', lock)
      await expect(attempt).rejects.toMatchObject({ status: expect.any(Number) as number })
      const both = clientFor(who).create('payload-locked-documents', {
        ...lock,
        globalSlug: 'home-page',
      })
      await expect(both).rejects.toThrow()
      expect(await findLocks()).toMatchObject({ totalDocs: 0 })
    })

    it.each([
      ['editor', 'services'],
      ['staff', 'contact-messages'],
      ['admin', 'contact-messages'],
    ] as const)(
      'lets a %s lock one of the %s, as themselves and for now',
      async (who, collection) => {
        const { id } = await createSample(payload, collection, people.admin.user!)
        await clientFor(who).create('payload-locked-documents', {
          ...lockOf(collection, id),
          user: toUser(await createUserWithRole(payload, 'admin')),
          updatedAt: '2099-01-01T00:00:00.000Z',
          createdAt: '2099-01-01T00:00:00.000Z',
        })
        const { docs } = await findLocks()
        expect(docs).toMatchObject([ownedBy(who)])
        expect(new Date(docs[0]!.updatedAt).getTime()).toBeLessThanOrEqual(Date.now())
      },
    )

    it('neither moves nor releases the lock of a message for an editor', async () => {
      const { id } = await createSample(payload, 'contact-messages', people.admin.user!)
      const lock = await people.staff.clients.REST.create('payload-locked-documents', {
        ...lockOf('contact-messages', id),
      })
      const editor = clientFor('editor')
      await expect(editor.update('payload-locked-documents', lock.id, {})).rejects.toThrow()
      await expect(editor.delete('payload-locked-documents', lock.id)).rejects.toThrow()
      await editor.deleteWhere('payload-locked-documents', { id: { exists: true } }).catch(() => [])
      expect(await findLocks()).toMatchObject({ docs: [ownedBy('staff')] })
    })

    it('lets an editor take over the lock of a page, but not move it', async () => {
      const { id } = await createSample(payload, 'payload-locked-documents', people.admin.user!)
      const message = await createSample(payload, 'contact-messages', people.admin.user!)
      await clientFor('editor').update('payload-locked-documents', id, {
        ...lockOf('contact-messages', message.id),
        globalSlug: null,
        user: toUser(people.admin.user!),
      })
      expect((await findLocks()).docs).toMatchObject([
        { globalSlug: 'home-page', ...ownedBy('editor') },
      ])
    })
  })

  it('does not stop an admin from changing an account', async () => {
    const { id } = await createUserWithRole(payload, 'editor')
    await payload.db.create({
      collection: 'payload-locked-documents',
      data: { ...lockOf('users', id), user: toUser(people.editor.user!) },
    })
    const path = `users/${id}?overrideLock=false`
    const body = JSON.stringify({ role: 'staff', ownPassword: password })
    await callRestApi(people.admin.token, 'PATCH', path, body)
  })

  it('shows an admin the whole account of the owner', async () => {
    const { user } = people.editor
    const { id } = await createSample(payload, 'payload-locked-documents', user!)
    const path = `payload-locked-documents/${id}?depth=1`
    const { user: owner } = await callRestApi<{ user: unknown }>(people.admin.token, 'GET', path)
    expect(owner).toMatchObject({ value: { email: user!.email, role: 'editor' } })
  })
})

import type { CollectionSlug, GlobalSlug, SanitizedPermissions } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Role, roles } from '#business/accounts/roles.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { callRestApi, createEveryPerson, type TestPerson } from './api-clients.ts'
import {
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

const visibleCollections: Record<Role, CollectionSlug[]> = {
  editor: content,
  staff: [...frontDesk, ...content],
  admin: [...frontDesk, 'booking-events', 'activities', ...content, 'users'],
}

const fetchAccess = (who: Requester) =>
  callRestApi<SanitizedPermissions>(people[who].token, 'GET', 'access')

describe('CMS access', () => {
  it('denies visitors the admin', async () => {
    expect(await fetchAccess('visitor')).not.toHaveProperty('canAccessAdmin', true)
  })

  it.each(signedIn)('shows a %s the menu of their role', async (who) => {
    const { canAccessAdmin, collections } = await fetchAccess(who)
    expect(canAccessAdmin).toBe(true)
    const user = (await callRestApi<{ user: never }>(people[who].token, 'GET', 'users/me')).user
    const visible = payload.config.collections.filter(({ slug, admin: { hidden } }) => {
      const isHidden = typeof hidden === 'function' ? hidden({ user }) : hidden
      return !isHidden && collections?.[slug]?.read
    })
    expect(visible.map(({ slug }) => slug)).toEqual(visibleCollections[who as Role])
  })

  it.each(everyone)('lets a %s change what their role allows', async (who) => {
    const access = await fetchAccess(who)
    const listChangeable = (rights: Record<string, { create?: unknown; update?: unknown }> = {}) =>
      Object.keys(rights).filter((slug) => rights[slug]!.update)
    // All users may change their own account.
    const own: CollectionSlug[] = who === 'visitor' ? [] : ['users', 'payload-preferences']
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

  it('shows an admin the whole account of the owner', async () => {
    const { user } = people.editor
    const { id } = await createSample(payload, 'payload-locked-documents', user!)
    const path = `payload-locked-documents/${id}?depth=1`
    const { user: owner } = await callRestApi<{ user: unknown }>(people.admin.token, 'GET', path)
    expect(owner).toMatchObject({ value: { email: user!.email, role: 'editor' } })
  })
})

import type { CollectionSlug, GlobalSlug, SanitizedPermissions } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Role, roles } from '#business/accounts/roles.ts'
import { emptyDatabase, testPayload } from '#tests/setup/database.ts'
import { everyPerson, type Person, rest } from './doors.ts'
import { collectionRights, everyone, globalSlugs, signedIn, type Who, writers } from './rights.ts'
import { make } from './samples.ts'

const payload = await testPayload()
const globals = Object.keys(globalSlugs) as GlobalSlug[]
let people: Record<Who, Person>

beforeAll(async () => {
  await emptyDatabase(payload)
  people = await everyPerson(payload)
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

/** Which collections stand in whose menu of the CMS. */
const menus: Record<Role, CollectionSlug[]> = {
  editor: content,
  staff: [...frontDesk, ...content],
  admin: [...frontDesk, 'booking-events', 'activities', ...content, 'users'],
}

const accessOf = (who: Who) => rest<SanitizedPermissions>(people[who].token, 'GET', 'access')

describe('what the CMS opens', () => {
  it('is nothing to a visitor', async () => {
    expect(await accessOf('visitor')).not.toHaveProperty('canAccessAdmin', true)
  })

  it.each(signedIn)('to a %s is the own menu', async (who) => {
    const { canAccessAdmin, collections } = await accessOf(who)
    expect(canAccessAdmin).toBe(true)
    const user = (await rest<{ user: never }>(people[who].token, 'GET', 'users/me')).user
    const shown = payload.config.collections.filter(({ slug, admin: { hidden } }) => {
      const isHidden = typeof hidden === 'function' ? hidden({ user }) : hidden
      return !isHidden && collections?.[slug]?.read
    })
    expect(shown.map(({ slug }) => slug)).toEqual(menus[who as Role])
  })

  it.each(everyone)('to a %s can be changed as the role says', async (who) => {
    const access = await accessOf(who)
    const changeable = (rights: Record<string, { create?: unknown; update?: unknown }> = {}) =>
      Object.keys(rights).filter((slug) => rights[slug]!.update)
    // Everybody changes the own account.
    const own: CollectionSlug[] = who === 'visitor' ? [] : ['users', 'payload-preferences']
    const expected = Object.entries(collectionRights)
      .filter(([, { update }]) => update.includes(who))
      .map(([slug]) => slug)
    expect(changeable(access.collections).toSorted()).toEqual(
      [...new Set([...expected, ...own])].toSorted(),
    )
    expect(changeable(access.globals).toSorted()).toEqual(
      writers.includes(who) ? globals.toSorted() : [],
    )
  })
})

describe('who has something open', () => {
  it.each([
    ['Asha Kulkarni', 'Asha Kulkarni'],
    ['', roles.admin.label],
  ])('is told to the others by name, without the account: %s', async (name, shown) => {
    const { user, doors } = people.admin
    await doors.REST.update('users', user!.id, { name })
    const { id } = await make(payload, 'payload-locked-documents', user!)
    const path = `payload-locked-documents/${id}?depth=1`
    const { user: opener } = await rest<{ user: unknown }>(people.editor.token, 'GET', path)
    // The CMS shows what stands in `email`.
    expect(opener).toEqual({ relationTo: 'users', value: { id: user!.id, email: shown } })
  })

  it('is told with everything to whoever may read accounts', async () => {
    const { user } = people.editor
    const { id } = await make(payload, 'payload-locked-documents', user!)
    const path = `payload-locked-documents/${id}?depth=1`
    const { user: opener } = await rest<{ user: unknown }>(people.admin.token, 'GET', path)
    expect(opener).toMatchObject({ value: { email: user!.email, role: 'editor' } })
  })
})

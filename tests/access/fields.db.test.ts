import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { businessInfo } from '#cms/content/samples/business-info.ts'
import type { User } from '#payload-types.ts'
import { postgresOf } from '#platform/database/adapter.ts'
import { password } from '#tests/setup/accounts.ts'
import { samplePayload, userWithRole } from '#tests/setup/database.ts'
import { daysFromNow } from '#tests/setup/days.ts'
import {
  type Doc,
  type Door,
  doorNames,
  everyPerson,
  type Fields,
  isAllowed,
  type Person,
  person,
} from './doors.ts'
import { admin, desk, everyone, nobody, type Who, writers } from './rights.ts'
import { make } from './samples.ts'

const payload = await samplePayload()
// Refused questions are what is asked here.
payload.logger.level = 'silent'
let people: Record<Who, Person>
let somebodyElse: User
let branch: string

beforeAll(async () => {
  people = await everyPerson(payload)
  somebodyElse = await userWithRole(payload, 'admin')
  const { docs } = await payload.find({ collection: 'branches', limit: 1, overrideAccess: true })
  branch = docs[0]!.id
})

interface FieldRights {
  read: Who[]
  update: Who[]
  /** What the field does not hold in a new entry. */
  otherwise: Value | (() => Value)
  /** Whether another value than the stored one is a conflict. */
  isCompared?: boolean
}

type Value = string | number | boolean | Fields[]

const fixed = (otherwise: Value): FieldRights => ({ read: desk, update: nobody, otherwise })
const corrected = (otherwise: Value): FieldRights => ({ read: desk, update: desk, otherwise })
const secret = (otherwise: Value): FieldRights => ({ read: nobody, update: nobody, otherwise })
const longAgo = '2001-01-01T00:00:00.000Z'

/** Field by field, where not all fields of a collection are alike. */
const fieldRights: Partial<Record<CollectionSlug, Record<string, FieldRights>>> = {
  bookings: {
    status: corrected('confirmed'),
    name: corrected('Somebody'),
    phone: corrected('9123456780'),
    email: corrected('b@example.com'),
    address: corrected('Elsewhere'),
    branch: { ...corrected(''), otherwise: () => branch },
    items: corrected('Nothing'),
    instructions: corrected('None'),
    reference: fixed('00000000'),
    date: corrected(daysFromNow(3)),
    time: corrected('1PM-3PM'),
    source: fixed('phone'),
    firstOrder: fixed(false),
    mails: fixed([]),
    erasedAt: fixed(longAgo),
    manageKeyHash: secret('x'),
    remindedFor: secret('2001-01-01'),
    serviceType: fixed('shoe-cleaning'),
    completedAt: fixed(longAgo),
    pickedUpAt: fixed(longAgo),
    pickedUpBy: fixed('Nobody'),
    createdAt: fixed(longAgo),
    // It says what the other fields were read from: with another than the stored one all of them are refused.
    updatedAt: { ...fixed(longAgo), isCompared: true },
    requestKey: secret(randomUUID()),
  },
  'contact-messages': {
    handled: corrected(true),
    answers: fixed([{ at: longAgo, by: 'Nobody', text: 'Nothing' }]),
    name: fixed('Somebody'),
    email: fixed('b@example.com'),
    phone: fixed('9123456780'),
    subject: fixed('Another'),
    message: fixed('Another'),
    createdAt: fixed(longAgo),
    updatedAt: fixed(longAgo),
    requestKey: secret(randomUUID()),
  },
  users: {
    name: { read: admin, update: admin, otherwise: 'Somebody' },
    email: { read: admin, update: admin, otherwise: () => `${randomUUID()}@saaf.example` },
    role: { read: admin, update: admin, otherwise: 'editor' },
    branch: { read: admin, update: admin, otherwise: () => branch },
    ownPassword: secret('typed'),
    createdAt: { read: admin, update: admin, otherwise: longAgo },
    updatedAt: { read: admin, update: nobody, otherwise: longAgo },
    resetPasswordToken: secret('token'),
    resetPasswordExpiration: secret('2100-01-01T00:00:00.000Z'),
    resetPasswordRequestedAt: secret('2100-01-01T00:00:00.000Z'),
    salt: secret('00'),
    hash: secret('00'),
    sessions: secret([{ id: 'mine', expiresAt: '2100-01-01T00:00:00.000Z' }]),
  },
}

const rows = Object.entries(fieldRights) as [CollectionSlug, Record<string, FieldRights>][]

it.each(rows)('speaks of every field of %s', (collection, fields) => {
  const names = payload.collections[collection].config.flattenedFields.map(({ name }) => name)
  expect(Object.keys(fields).toSorted()).toEqual(names.filter((name) => name !== 'id').toSorted())
})

/** One whose fields all hold something. */
async function makeInUse(collection: CollectionSlug): Promise<Doc> {
  const doc = await make(payload, collection, somebodyElse)
  if (collection === 'users') {
    const data = { email: doc.email as string, password }
    await payload.login({ collection, data, overrideAccess: false })
    await payload.db.updateOne({ collection, id: doc.id, data: { branch } })
  }
  if (collection === 'contact-messages') {
    const answer = { user: somebodyElse, context: { answer: { text: 'Yes' } } }
    await payload.update({ collection, id: doc.id, data: {}, overrideAccess: true, ...answer })
  }
  if (collection === 'bookings') {
    const one = { collection, id: doc.id, overrideAccess: true } as const
    await payload.update({ ...one, data: { status: 'confirmed' } })
    await payload.update({ ...one, data: { status: 'completed' } })
    const note = { user: somebodyElse, context: { booking: { note: 'Ring twice' } } }
    await payload.update({ ...one, data: {}, ...note })
    const pickedUp = { user: somebodyElse, context: { booking: { collectedAt: longAgo } } }
    await payload.update({ ...one, data: { branch }, ...pickedUp })
    await payload.db.updateOne({ collection, id: doc.id, data: { erasedAt: longAgo } })
  }
  return doc
}

/** What the database holds, with what no door shows. */
const stored = (collection: CollectionSlug, id: string) =>
  payload.findByID({
    collection,
    id,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true,
  }) as unknown as Promise<Doc>

async function whatChanges(door: Door, collection: CollectionSlug, id: string, fields: Fields) {
  await isAllowed(door.update(collection, id, fields))
  const doc = await stored(collection, id)
  return Object.keys(fields).filter((name) => isHeld(doc[name], fields[name]))
}

const holds = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value != null)

function isHeld(held: unknown, sent: unknown): boolean {
  if (!Array.isArray(sent)) return held === sent
  try {
    expect(held).toMatchObject(sent)
    return true
  } catch {
    return false
  }
}

describe.each(doorNames)('through %s', (doorName) => {
  const doorOf = (who: Who) => people[who].doors[doorName]

  describe.each(rows)('%s', (collection, fields) => {
    it.each(everyone)('what a %s reads', async (who) => {
      const { id } = await makeInUse(collection)
      const read: Fields = await doorOf(who)
        .read(collection, id)
        .catch(() => ({}))
      const expected = Object.keys(fields).filter((name) => fields[name]!.read.includes(who))
      expect(Object.keys(fields).filter((name) => holds(read[name]))).toEqual(expected)
    })

    it.each(everyone)('what a %s changes', async (who) => {
      const expected = Object.keys(fields).filter((name) => fields[name]!.update.includes(who))
      const changed: string[] = []
      const { id } = await make(payload, collection, somebodyElse)
      for (const [name, { otherwise, isCompared }] of Object.entries(fields)) {
        const value = typeof otherwise === 'function' ? otherwise() : otherwise
        const change = whatChanges(doorOf(who), collection, id, { [name]: value })
        if (isCompared && expected.length > 0) await expect(change).rejects.toThrow()
        else changed.push(...(await change))
      }
      expect(changed.toSorted()).toEqual(expected.toSorted())
    })
  })

  it.each(everyone)('a %s sees where new bookings are mailed unless a visitor', async (who) => {
    const { staffAddresses } = await doorOf(who).readGlobal('business-info')
    expect(staffAddresses ?? []).toHaveLength(who === 'visitor' ? 0 : 3)
  })

  it.each(everyone)('a %s finds nobody by what they may not read', async (who) => {
    const door = doorOf(who)
    const found = async (collection: CollectionSlug, where: Fields) =>
      (await door.find(collection, where).catch(() => [])).length
    const anything = { like: '' }
    const { id } = await makeInUse('users')
    await make(payload, 'payload-locked-documents', { ...somebodyElse, id })
    const byOthersEmail = { and: [{ id: { equals: id } }, { email: { exists: true } }] }
    expect(await found('users', byOthersEmail)).toBe(who === 'admin' ? 1 : 0)
    for (const field of ['hash', 'salt', 'resetPasswordToken', 'sessions.id']) {
      expect(await found('users', { [field]: { exists: true } }), field).toBe(0)
      expect(await found('users', { [field]: anything }), field).toBe(0)
      const ofLock = { [`user.${field}`]: { exists: true } }
      expect(await found('payload-locked-documents', ofLock), field).toBe(0)
    }
    const byLockersEmail = { 'user.email': { equals: somebodyElse.email } }
    expect(await found('payload-locked-documents', byLockersEmail)).toBe(0)
  })

  it.each(everyone)('a %s sees where a branch is mailed unless a visitor', async (who) => {
    await payload.db.updateOne({
      collection: 'branches',
      id: branch,
      data: { email: 'bandra@saaf.example' },
    })
    const { email } = await doorOf(who).read('branches', branch)
    expect(email).toBe(who === 'visitor' ? undefined : 'bandra@saaf.example')
  })

  describe('settings that only admins change', () => {
    const published = { _status: 'published' }
    const lookElsewhere = { staffAddresses: [{ address: 'elsewhere@example.com' }] }
    const stolen = { ...lookElsewhere, bookingPolicy: { retentionMonths: 120 } }
    const settingsOf = ({ staffAddresses, bookingPolicy }: Fields) => ({
      addresses: (staffAddresses as Fields[]).map(({ address }) => address),
      retentionMonths: (bookingPolicy as Fields).retentionMonths,
    })
    const read = async () => settingsOf(await people.admin.doors.REST.readGlobal('business-info'))
    const readDraft = async () =>
      settingsOf(await people.admin.doors.REST.readGlobal('business-info', true))

    beforeEach(async () => {
      await people.admin.doors.REST.updateGlobal('business-info', {
        ...businessInfo,
        ...published,
        bookingPolicy: { retentionMonths: 24 },
      })
    })

    it.each(everyone)(
      'keeps where bookings are mailed and retention unless a %s may',
      async (who) => {
        const before = await read()
        await isAllowed(doorOf(who).updateGlobal('business-info', { ...stolen, ...published }))
        const after = { addresses: ['elsewhere@example.com'], retentionMonths: 120 }
        expect(await read()).toEqual(who === 'admin' ? after : before)
      },
    )

    it('keeps them where an editor saves other settings, empties them or saves a draft', async () => {
      const before = await read()
      const editor = doorOf('editor')
      await editor.updateGlobal('business-info', {
        ...published,
        foundedYear: 1999,
        staffAddresses: [],
        bookingPolicy: { daysAhead: 20, retentionMonths: null },
      })
      expect(await editor.readGlobal('business-info')).toMatchObject({
        foundedYear: 1999,
        bookingPolicy: { daysAhead: 20 },
      })
      expect(await read()).toEqual(before)
      await editor.updateGlobal('business-info', stolen, true)
      expect(await readDraft()).toEqual(before)
      await editor.updateGlobal('business-info', published)
      expect(await read()).toEqual(before)
    })

    it('keeps them where an editor restores and publishes an older version', async () => {
      const { REST } = people.admin.doors
      const newer = { ...businessInfo, ...published, ...lookElsewhere }
      const bookingPolicy = { ...businessInfo.bookingPolicy, retentionMonths: 36 }
      const [version] = await REST.globalVersions('business-info')
      await REST.updateGlobal('business-info', { ...newer, bookingPolicy })
      const before = await read()
      await people.editor.doors.REST.restoreGlobal('business-info', version!.id)
      expect(await readDraft()).toEqual(before)
      await doorOf('editor').updateGlobal('business-info', published)
      expect(await read()).toEqual(before)
      expect(before).toEqual({ addresses: ['elsewhere@example.com'], retentionMonths: 36 })
    })

    it.each(everyone)('lets a %s change where a branch is mailed only as an admin', async (who) => {
      const { REST } = people.admin.doors
      await REST.update('branches', branch, { email: 'bandra@saaf.example', ...published })
      const change = { email: 'elsewhere@example.com', phone: `${Math.random()}`, ...published }
      const isChanged = await isAllowed(doorOf(who).update('branches', branch, change))
      expect(isChanged).toBe(writers.includes(who))
      const { email } = await REST.read('branches', branch)
      expect(email).toBe(who === 'admin' ? 'elsewhere@example.com' : 'bandra@saaf.example')
    })

    it('copies a branch without its address for an editor', async () => {
      const { REST } = people.admin.doors
      await REST.update('branches', branch, { email: 'bandra@saaf.example', ...published })
      const copy = await doorOf('editor').duplicate('branches', branch)
      expect((await REST.read('branches', copy.id, true)).email).toBeFalsy()
      await REST.delete('branches', copy.id)
    })

    it('keeps the address of a branch where an editor restores an older version', async () => {
      const { REST } = people.admin.doors
      await REST.update('branches', branch, { email: 'old@saaf.example', ...published })
      const ofBranch = {
        parent: { equals: branch },
        'version.email': { equals: 'old@saaf.example' },
      }
      const [version] = await REST.versions('branches', ofBranch)
      await REST.update('branches', branch, { email: 'new@saaf.example', ...published })
      await people.editor.doors.REST.restore('branches', version!.id)
      await doorOf('editor').update('branches', branch, published)
      expect((await REST.read('branches', branch)).email).toBe('new@saaf.example')
    })

    it('reads a retention below a year as a year, and lets an editor save the rest', async () => {
      const { drizzle } = postgresOf(payload)
      await drizzle.execute(sql`UPDATE business_info SET booking_policy_retention_months = 3`)
      await drizzle.execute(
        sql`UPDATE _business_info_v SET version_booking_policy_retention_months = 3`,
      )
      expect((await read()).retentionMonths).toBe(12)
      await doorOf('editor').updateGlobal('business-info', { ...published, foundedYear: 2001 })
      expect((await read()).retentionMonths).toBe(12)
    })

    it('refuses a retention below a year', async () => {
      const bookingPolicy = { retentionMonths: 11 }
      const change = doorOf('admin').updateGlobal('business-info', { ...published, bookingPolicy })
      await expect(change).rejects.toThrow()
      expect((await read()).retentionMonths).toBe(24)
    })
  })

  describe('the own account', () => {
    it.each(['editor', 'staff', 'admin'] as const)('what a %s changes', async (who) => {
      const { user, doors } = await person(payload, who)
      const changed = await whatChanges(doors[doorName], 'users', user!.id, {
        name: 'Somebody',
        email: `${randomUUID()}@saaf.example`,
        role: who === 'admin' ? 'staff' : 'admin',
        hash: '00',
        resetPasswordToken: 'token',
        sessions: [{ id: 'mine', expiresAt: '2100-01-01T00:00:00.000Z' }],
      })
      expect(changed).toEqual(['name', 'email', ...(who === 'admin' ? ['role'] : [])])
    })
  })
})

import { randomUUID } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { User } from '#payload-types.ts'
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
import { admin, desk, everyone, nobody, type Who } from './rights.ts'
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
const line = { at: longAgo, by: 'Nobody', to: 'cancelled', door: 'cms' }

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
    notes: fixed([{ at: longAgo, by: 'Nobody', text: 'Nothing' }]),
    mails: fixed([]),
    erasedAt: fixed(longAgo),
    manageKeyHash: secret('x'),
    remindedFor: secret('2001-01-01'),
    serviceType: fixed('shoe-cleaning'),
    completedAt: fixed(longAgo),
    pickedUpAt: fixed(longAgo),
    pickedUpBy: fixed('Nobody'),
    history: fixed([line]),
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
    const answer = { user: somebodyElse, context: { answer: 'Yes' } }
    await payload.update({ collection, id: doc.id, data: {}, overrideAccess: true, ...answer })
  }
  if (collection === 'bookings') {
    const one = { collection, id: doc.id, overrideAccess: true } as const
    await payload.update({ ...one, data: { status: 'confirmed' } })
    await payload.update({ ...one, data: { status: 'completed' } })
    const note = { user: somebodyElse, context: { note: 'Ring twice' } }
    await payload.update({ ...one, data: {}, ...note })
    const pickedUp = { user: somebodyElse, context: { pickedUpAt: longAgo } }
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

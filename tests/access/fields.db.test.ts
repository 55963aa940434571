import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Field, Tab } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { languageCodes } from '#business/languages/languages.ts'
import { businessInfo } from '#cms/content/samples/en.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { password } from '#tests/helpers/accounts/accounts.ts'
import { setFields } from '#tests/helpers/bookings/operations.ts'
import { createUserWithRole, samplePayload } from '#tests/helpers/database/database.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import {
  type ApiClient,
  createEveryPerson,
  createPerson,
  type Doc,
  type Fields,
  isAllowed,
  type TestPerson,
} from './api-clients.ts'
import {
  admin,
  apiNames,
  contentEditors,
  everyone,
  frontDesk,
  nobody,
  type Requester,
  rightsOver,
} from './rights.ts'
import { createSample } from './samples.ts'

const payload = await samplePayload()
payload.logger.level = 'silent'
let people: Record<Requester, TestPerson>
let otherAdmin: User
let branch: string

beforeAll(async () => {
  people = await createEveryPerson(payload)
  otherAdmin = await createUserWithRole(payload, 'admin')
  const { docs } = await payload.find({ collection: 'branches', limit: 1, overrideAccess: true })
  branch = docs[0]!.id
})

interface FieldRights {
  read: Requester[]
  update: Requester[]
  /** Differs from the value of a new entry. */
  newValue: Value | (() => Value)
  hasNoOtherValue?: boolean
  /** Needs a separate update: it refuses or hides changes of other fields. */
  isSeparate?: boolean
  /** An old value is refused as a conflict. */
  isVersion?: boolean
}

type Value = string | number | boolean | Fields[]

const readOnly = (newValue: Value): FieldRights => ({ read: frontDesk, update: nobody, newValue })
const editable = (newValue: Value): FieldRights => ({
  read: frontDesk,
  update: frontDesk,
  newValue,
})
const hidden = (newValue: Value): FieldRights => ({ read: nobody, update: nobody, newValue })
const longAgo = '2001-01-01T00:00:00.000Z'
const published = { _status: 'published' }

const fieldRights: Partial<Record<CollectionSlug, Record<string, FieldRights>>> = {
  bookings: {
    status: editable('confirmed'),
    name: editable('Somebody'),
    phone: editable('9123456780'),
    email: editable('b@example.com'),
    address: editable('Elsewhere'),
    branch: { ...editable(''), newValue: () => branch },
    items: editable('Nothing'),
    instructions: editable('None'),
    language: { ...editable(languageCodes.at(-1)!), hasNoOtherValue: languageCodes.length === 1 },
    reference: readOnly('00000000'),
    express: editable(true),
    promisedDate: readOnly('2001-01-01'),
    date: editable(daysFromNow(3)),
    time: editable('1PM-3PM'),
    source: readOnly('phone'),
    firstOrder: readOnly(false),
    mails: readOnly([]),
    erasedAt: readOnly(longAgo),
    manageKeyHash: hidden('x'),
    remindedFor: hidden('2001-01-01'),
    serviceType: readOnly('shoe-cleaning'),
    completedAt: readOnly(longAgo),
    pickedUpAt: readOnly(longAgo),
    pickedUpBy: readOnly('Nobody'),
    pieceCount: readOnly(2),
    missedReason: readOnly('moved'),
    arrivedAt: readOnly(longAgo),
    readyAt: readOnly(longAgo),
    dispatchedAt: readOnly(longAgo),
    deliveredAt: readOnly(longAgo),
    deliveryDate: readOnly('2001-01-01'),
    deliveryTime: readOnly('1PM-3PM'),
    createdAt: readOnly(longAgo),
    updatedAt: { ...readOnly(longAgo), isVersion: true, isSeparate: true },
    requestKey: hidden(randomUUID()),
    sample: hidden(true),
  },
  'contact-messages': {
    handled: editable(true),
    answers: readOnly([{ at: longAgo, by: 'Nobody', text: 'Nothing' }]),
    name: readOnly('Somebody'),
    email: readOnly('b@example.com'),
    phone: readOnly('9123456780'),
    subject: readOnly('Another'),
    message: readOnly('Another'),
    createdAt: readOnly(longAgo),
    updatedAt: readOnly(longAgo),
    requestKey: hidden(randomUUID()),
    sample: hidden(true),
  },
  users: {
    name: { read: admin, update: admin, newValue: 'Somebody' },
    // Changed once its link is opened.
    email: {
      ...{ read: admin, update: nobody, newValue: () => `${randomUUID()}@saaf.example` },
      isSeparate: true,
    },
    newEmail: { read: admin, update: nobody, newValue: () => `${randomUUID()}@saaf.example` },
    role: { read: admin, update: admin, newValue: 'editor' },
    branch: { read: admin, update: admin, newValue: () => branch },
    ownPassword: { ...hidden('typed'), isSeparate: true },
    createdAt: { read: admin, update: admin, newValue: longAgo },
    updatedAt: { read: admin, update: nobody, newValue: longAgo },
    resetPasswordToken: hidden('token'),
    resetPasswordExpiration: hidden('2100-01-01T00:00:00.000Z'),
    resetPasswordRequestedAt: hidden('2100-01-01T00:00:00.000Z'),
    salt: hidden('00'),
    hash: hidden('00'),
    sessions: hidden([{ id: 'mine', expiresAt: '2100-01-01T00:00:00.000Z' }]),
  },
}

const rows = Object.entries(fieldRights) as [CollectionSlug, Record<string, FieldRights>][]

it.each(rows)('lists every field of %s', (collection, fields) => {
  const names = payload.collections[collection].config.flattenedFields.map(({ name }) => name)
  expect(Object.keys(fields).toSorted()).toEqual(names.filter((name) => name !== 'id').toSorted())
})

async function createFilledDoc(collection: CollectionSlug): Promise<Doc> {
  const doc = await createSample(payload, collection, otherAdmin)
  if (collection === 'users') {
    const data = { email: doc.email as string, password }
    await payload.login({ collection, data, overrideAccess: false })
    await payload.db.updateOne({
      collection,
      id: doc.id,
      data: { branch, newEmail: 'new@saaf.example' },
    })
    await createSample(payload, 'payload-locked-documents', { ...otherAdmin, id: doc.id })
  }
  if (collection === 'contact-messages') {
    const answer = { user: otherAdmin, context: { answer: { text: 'Yes' } } }
    await payload.update({ collection, id: doc.id, data: {}, overrideAccess: true, ...answer })
  }
  if (collection === 'bookings') {
    await setFields(payload, doc.id, {
      ...{ branch, pickedUpBy: 'Meera', pickedUpAt: longAgo, arrivedAt: longAgo, readyAt: longAgo },
      ...{ dispatchedAt: longAgo, deliveredAt: longAgo, completedAt: longAgo, erasedAt: longAgo },
      ...{ deliveryDate: '2001-01-02', deliveryTime: '9AM-11AM' },
      ...{ pieceCount: 3, missedReason: 'nobody-home' },
    })
  }
  return doc
}

const filledDocs = new Map<CollectionSlug, Promise<Doc>>()
function findFilledDoc(collection: CollectionSlug): Promise<Doc> {
  const doc = filledDocs.get(collection) ?? createFilledDoc(collection)
  filledDocs.set(collection, doc)
  return doc
}

const findStored = (collection: CollectionSlug, id: string) =>
  payload.findByID({
    collection,
    id,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true,
  }) as unknown as Promise<Doc>

async function findChangedFields(
  client: ApiClient,
  collection: CollectionSlug,
  id: string,
  fields: Fields,
) {
  await isAllowed(client.update(collection, id, fields))
  const doc = await findStored(collection, id)
  return Object.keys(fields).filter((name) => isStored(doc[name], fields[name]))
}

const hasValue = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value != null)

function isStored(storedValue: unknown, sent: unknown): boolean {
  if (!Array.isArray(sent)) return storedValue === sent
  try {
    expect(storedValue).toMatchObject(sent)
    return true
  } catch {
    return false
  }
}

describe.each(apiNames)('%s', (apiName) => {
  const clientFor = (who: Requester) => people[who].clients[apiName]

  describe.each(rows)('%s', (collection, fields) => {
    it.each(everyone)('shows a %s only the fields they may read', async (who) => {
      const { id } = await findFilledDoc(collection)
      const read: Fields = await clientFor(who)
        .read(collection, id)
        .catch(() => ({}))
      const expected = Object.keys(fields).filter((name) => fields[name]!.read.includes(who))
      expect(Object.keys(fields).filter((name) => hasValue(read[name]))).toEqual(expected)
    })

    it.each(everyone)('lets a %s change only the fields they may update', async (who) => {
      const changeable = Object.entries(fields).filter(
        ([, { hasNoOtherValue }]) => !hasNoOtherValue,
      )
      const mayUpdate = rightsOver(apiName, collection).update.includes(who)
      const isPermitted = ([, { update }]: (typeof changeable)[number]) =>
        mayUpdate && update.includes(who)
      const expected = changeable.filter(isPermitted).map(([name]) => name)
      const together = changeable.filter(([, { isSeparate }]) => !isSeparate)
      // A permitted change can hide a forbidden one: another date changes the promised day.
      const updates = [
        together.filter(isPermitted),
        together.filter((field) => !isPermitted(field)),
        ...changeable.filter(([, { isSeparate }]) => isSeparate).map((field) => [field]),
      ]
      const { id } = await createSample(payload, collection, otherAdmin)
      const changed: string[] = []
      for (const part of updates) {
        const values = part.map(([name, { newValue }]) => [
          name,
          typeof newValue === 'function' ? newValue() : newValue,
        ])
        const sent = Object.fromEntries(values) as Fields
        const change = findChangedFields(clientFor(who), collection, id, sent)
        if (part[0]?.[1].isVersion && expected.length > 0) await expect(change).rejects.toThrow()
        else changed.push(...(await change))
      }
      expect(changed.toSorted()).toEqual(expected.toSorted())
    })
  })

  it.each(everyone)('hides staff addresses from visitors only: %s', async (who) => {
    const { staffAddresses } = await clientFor(who).readGlobal('business-info')
    expect(staffAddresses ?? []).toHaveLength(who === 'visitor' ? 0 : 3)
  })

  it.each(everyone)(
    'does not let a %s search accounts by fields they may not read',
    async (who) => {
      const client = clientFor(who)
      const found = async (collection: CollectionSlug, where: Fields) =>
        (await client.find(collection, where).catch(() => [])).length
      const anything = { like: '' }
      const { id } = await findFilledDoc('users')
      const byOthersEmail = { and: [{ id: { equals: id } }, { email: { exists: true } }] }
      expect(await found('users', byOthersEmail)).toBe(who === 'admin' ? 1 : 0)
      for (const field of ['hash', 'salt', 'resetPasswordToken', 'sessions.id']) {
        expect(await found('users', { [field]: { exists: true } }), field).toBe(0)
        expect(await found('users', { [field]: anything }), field).toBe(0)
        const inLock = { [`user.${field}`]: { exists: true } }
        expect(await found('payload-locked-documents', inLock), field).toBe(0)
      }
      const byLockersEmail = { 'user.email': { equals: otherAdmin.email } }
      expect(await found('payload-locked-documents', byLockersEmail)).toBe(0)
    },
  )

  describe('an admin-only setting', () => {
    const otherAddresses = { staffAddresses: [{ address: 'elsewhere@example.com' }] }
    const otherBills = { upiId: 'elsewhere@okbank', gstPercent: 5 }
    const forbiddenChanges = {
      ...otherAddresses,
      bookingPolicy: { retentionMonths: 120 },
      bills: otherBills,
    }
    const pickSettings = ({ staffAddresses, bookingPolicy, bills }: Fields) => {
      const { upiId, gstPercent } = bills as Fields
      return {
        addresses: (staffAddresses as Fields[]).map(({ address }) => address),
        retentionMonths: (bookingPolicy as Fields).retentionMonths,
        bills: { upiId, gstPercent },
      }
    }
    const read = async () =>
      pickSettings(await people.admin.clients.REST.readGlobal('business-info'))
    const readDraft = async () =>
      pickSettings(await people.admin.clients.REST.readGlobal('business-info', true))

    beforeEach(async () => {
      await people.admin.clients.REST.updateGlobal('business-info', {
        ...businessInfo,
        ...published,
        bookingPolicy: { retentionMonths: 24 },
        bills: { upiId: 'saaf@okbank', gstPercent: 18 },
      })
    })

    it.each(everyone)('keeps its value unless an admin changes it: %s', async (who) => {
      const before = await read()
      await isAllowed(
        clientFor(who).updateGlobal('business-info', { ...forbiddenChanges, ...published }),
      )
      const after = {
        ...{ addresses: ['elsewhere@example.com'], retentionMonths: 120 },
        bills: otherBills,
      }
      expect(await read()).toEqual(who === 'admin' ? after : before)
    })

    it('keeps its value when an editor saves other settings, empties it or saves a draft', async () => {
      const before = await read()
      const editor = clientFor('editor')
      await editor.updateGlobal('business-info', {
        ...published,
        foundedYear: 1999,
        staffAddresses: [],
        bookingPolicy: { daysAhead: 20, retentionMonths: null },
        bills: { upiId: null, gstPercent: null },
      })
      expect(await editor.readGlobal('business-info')).toMatchObject({
        foundedYear: 1999,
        bookingPolicy: { daysAhead: 20 },
      })
      expect(await read()).toEqual(before)
      await editor.updateGlobal('business-info', forbiddenChanges, true)
      expect(await readDraft()).toEqual(before)
      await editor.updateGlobal('business-info', published)
      expect(await read()).toEqual(before)
    })

    it('keeps its value when an editor restores and publishes an older version', async () => {
      const { REST } = people.admin.clients
      const newer = { ...businessInfo, ...published, ...otherAddresses, bills: otherBills }
      const bookingPolicy = { ...businessInfo.bookingPolicy, retentionMonths: 36 }
      const [version] = await REST.findGlobalVersions('business-info')
      await REST.updateGlobal('business-info', { ...newer, bookingPolicy })
      const before = await read()
      await people.editor.clients.REST.restoreGlobalVersion('business-info', version!.id)
      expect(await readDraft()).toEqual(before)
      await clientFor('editor').updateGlobal('business-info', published)
      expect(await read()).toEqual(before)
      expect(before).toEqual({
        ...{ addresses: ['elsewhere@example.com'], retentionMonths: 36 },
        bills: otherBills,
      })
    })

    it('reads a stored retention below 12 months as 12, and lets an editor save other fields', async () => {
      const { drizzle } = getPostgres(payload)
      await drizzle.execute(sql`UPDATE business_info SET booking_policy_retention_months = 3`)
      await drizzle.execute(
        sql`UPDATE _business_info_v SET version_booking_policy_retention_months = 3`,
      )
      expect((await read()).retentionMonths).toBe(12)
      await clientFor('editor').updateGlobal('business-info', { ...published, foundedYear: 2001 })
      expect((await read()).retentionMonths).toBe(12)
    })

    it('rejects a retention below 12 months', async () => {
      const bookingPolicy = { retentionMonths: 11 }
      const change = clientFor('admin').updateGlobal('business-info', {
        ...published,
        bookingPolicy,
      })
      await expect(change).rejects.toThrow()
      expect((await read()).retentionMonths).toBe(24)
    })
  })

  describe('the email of a branch', () => {
    it.each(everyone)('is hidden from visitors only: %s', async (who) => {
      await payload.db.updateOne({
        collection: 'branches',
        id: branch,
        data: { email: 'bandra@saaf.example' },
      })
      const { email } = await clientFor(who).read('branches', branch)
      expect(email).toBe(who === 'visitor' ? undefined : 'bandra@saaf.example')
    })

    it.each(everyone)('can be changed by an admin only: %s', async (who) => {
      const { REST } = people.admin.clients
      await REST.update('branches', branch, { email: 'bandra@saaf.example', ...published })
      const change = { email: 'elsewhere@example.com', phone: `${Math.random()}`, ...published }
      const isChanged = await isAllowed(clientFor(who).update('branches', branch, change))
      expect(isChanged).toBe(contentEditors.includes(who))
      const { email } = await REST.read('branches', branch)
      expect(email).toBe(who === 'admin' ? 'elsewhere@example.com' : 'bandra@saaf.example')
    })

    it('is omitted when an editor duplicates the branch', async () => {
      const { REST } = people.admin.clients
      await REST.update('branches', branch, { email: 'bandra@saaf.example', ...published })
      const copy = await clientFor('editor').duplicate('branches', branch)
      expect((await REST.read('branches', copy.id, true)).email).toBeFalsy()
      await REST.delete('branches', copy.id)
    })

    it('keeps its value when an editor restores an older version', async () => {
      const { REST } = people.admin.clients
      await REST.update('branches', branch, { email: 'old@saaf.example', ...published })
      const ofBranch = {
        parent: { equals: branch },
        'version.email': { equals: 'old@saaf.example' },
      }
      const [version] = await REST.findVersions('branches', ofBranch)
      await REST.update('branches', branch, { email: 'new@saaf.example', ...published })
      await people.editor.clients.REST.restoreVersion('branches', version!.id)
      await clientFor('editor').update('branches', branch, published)
      expect((await REST.read('branches', branch)).email).toBe('new@saaf.example')
    })
  })

  describe('own account', () => {
    it.each(['editor', 'staff', 'admin'] as const)(
      'lets a %s change the name at once, and only an admin the role',
      async (who) => {
        const { user, clients } = await createPerson(payload, who)
        const changed = await findChangedFields(clients[apiName], 'users', user!.id, {
          name: 'Somebody',
          email: `${randomUUID()}@saaf.example`,
          role: who === 'admin' ? 'staff' : 'admin',
          hash: '00',
          resetPasswordToken: 'token',
          sessions: [{ id: 'mine', expiresAt: '2100-01-01T00:00:00.000Z' }],
        })
        expect(changed).toEqual(['name', ...(who === 'admin' ? ['role'] : [])])
      },
    )
  })
})

it('has labels without commas and colons, at which the admin splits a list of invalid fields', () => {
  const labelsOf = (fields: (Field | Tab)[]): string[] =>
    fields.flatMap((field) => {
      const label = 'label' in field && typeof field.label === 'string' ? [field.label] : []
      const tabs = 'tabs' in field ? labelsOf(field.tabs) : []
      return [...label, ...tabs, ...('fields' in field ? labelsOf(field.fields) : [])]
    })
  const { collections, globals } = payload.config
  const labels = [...collections, ...globals].flatMap(({ fields }) => labelsOf(fields))
  expect(labels.length).toBeGreaterThan(100)
  expect(labels.filter((label) => /[,:]/.test(label))).toEqual([])
})

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteContent } from '#app/models/content/content.server.ts'
import type { Booking } from '#business/bookings/booking.ts'
import { branchFilterFor } from '#business/bookings/lists/branch-filter.ts'
import { type BookingView, countedViewValues } from '#business/bookings/lists/views.ts'
import { getDelivery } from '#business/bookings/return/delivery.ts'
import { addDays, instantAt, localDateAt } from '#business/pickups/local-time.ts'
import { cleanText } from '#business/words/clean-text.ts'
import { normalizeForSearch } from '#business/words/normalize-for-search.ts'
import type { User } from '#payload-types.ts'
import { getPostgres } from '#platform/database/adapter.ts'
import { createBranch } from '#tests/helpers/bookings/open-business.ts'
import { createUserWithRole, testPayload } from '#tests/helpers/database/database.ts'
import { waitOptions } from '#tests/helpers/wait-options.ts'
import {
  type BookingFilter,
  countWork,
  listBookings,
  listBookingsById,
} from './booking-list.server.ts'

const payload = await testPayload()
const today = '2026-11-26'
const tomorrow = addDays(today, 1)
const yesterday = addDays(today, -1)
const now = instantAt(today, '10:00')
let staff: User

beforeAll(async () => {
  staff = await createUserWithRole(payload, 'staff')
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'emails', where: {} })
  await payload.db.deleteMany({ collection: 'bookings', where: {} })
})

let storedCount = 0

/** Without rules, events and mails. */
async function store(changes: Partial<Booking> = {}): Promise<string> {
  const id = randomUUID()
  storedCount += 1
  const data = {
    id,
    reference: id.slice(0, 8).toUpperCase(),
    ...{
      name: 'Asha',
      phone: `98${String(storedCount).padStart(8, '0')}`,
      address: 'Hill Road, Bandra',
    },
    ...{ date: today, time: '11AM-1PM', serviceType: 'laundry', status: 'pending' },
    createdAt: new Date(now.getTime() + storedCount * 1000).toISOString(),
    ...changes,
  }
  await payload.db.create({ collection: 'bookings', data })
  return data.reference
}

async function idOf(reference: string): Promise<string> {
  const { items } = await listBookings({ user: staff, view: 'today', now })
  return items.find((item) => item.reference === reference)!.id
}

const list = async (view: BookingView, after?: string) =>
  (await listBookings({ user: staff, view, after, now })).items.map(({ reference }) => reference)

describe('booking list', () => {
  it('lists the open and completed bookings of a day by slot', async () => {
    const late = await store({ time: '5PM-7PM', status: 'completed' })
    const early = await store({ time: '9AM-11AM', status: 'confirmed' })
    const noon = await store()
    await store({ status: 'cancelled' })
    const next = await store({ date: tomorrow })
    await store({ date: yesterday, status: 'completed' })
    expect(await list('today')).toEqual([early, noon, late])
    expect(await list('tomorrow')).toEqual([next])
  })

  it('lists pending bookings of all days by pickup', async () => {
    const later = await store({ date: tomorrow, time: '9AM-11AM' })
    const sooner = await store({ time: '5PM-7PM' })
    const past = await store({ date: yesterday })
    await store({ status: 'confirmed' })
    expect(await list('to-confirm')).toEqual([past, sooner, later])
  })

  it('lists clothes to return by the promised or chosen day, and calls late ones overdue', async () => {
    const at = now.toISOString()
    const confirmed = { status: 'confirmed', date: yesterday } as const
    const later = await store({ ...confirmed, pickedUpAt: at, promisedDate: tomorrow })
    const sooner = await store({ ...confirmed, pickedUpAt: at, readyAt: at, promisedDate: today })
    const longAgo = addDays(today, -3)
    const unpromised = await store({ ...confirmed, date: longAgo, pickedUpAt: at })
    const chosen = await store({
      ...{ ...confirmed, date: longAgo, pickedUpAt: at, readyAt: at },
      ...{ promisedDate: yesterday, deliveryDate: tomorrow, deliveryTime: '9AM-11AM' },
    })
    const notCollected = await store(confirmed)
    const delivered = await store({
      ...confirmed,
      pickedUpAt: at,
      deliveredAt: at,
      promisedDate: tomorrow,
    })
    await store({ ...confirmed, status: 'completed', pickedUpAt: at })
    expect(await list('to-return')).toEqual([unpromised, sooner, later, chosen, delivered])
    const { totals } = await listBookings({ user: staff, view: 'to-return', now })
    expect(totals).toEqual([
      { group: longAgo, count: 1 },
      { group: today, count: 1 },
      { group: tomorrow, count: 3 },
    ])
    expect(await list('overdue')).toEqual([unpromised, notCollected])
  })

  it('lists all bookings newest first', async () => {
    const old = await store({ status: 'cancelled' })
    const young = await store({ status: 'completed', date: yesterday })
    expect(await list('all')).toEqual([young, old])
  })

  it('lists a booking as unconfirmed from one hour before its slot', async () => {
    const near = await store({ time: '11AM-1PM' })
    const begun = await store({ time: '9AM-11AM' })
    await store({ time: '1PM-3PM' })
    await store({ time: '9AM-11AM', status: 'confirmed' })
    await store({ time: '9AM-11AM', date: tomorrow })
    expect(await list('unconfirmed')).toEqual([begun, near])
    const before = instantAt(today, '09:59')
    const { items } = await listBookings({ user: staff, view: 'unconfirmed', now: before })
    expect(items.map(({ reference }) => reference)).toEqual([begun])
  })

  it('lists open bookings of past days as overdue', async () => {
    const confirmed = await store({ date: yesterday, status: 'confirmed' })
    const pending = await store({ date: yesterday })
    await store({ date: yesterday, status: 'completed' })
    await store({ date: yesterday, status: 'cancelled' })
    await store()
    expect(await list('overdue')).toEqual([confirmed, pending])
  })

  it('lists open bookings with the same phone and slot as duplicates', async () => {
    const twice = { phone: '9876543210', date: tomorrow }
    const [one, two] = [await store(twice), await store({ ...twice, status: 'confirmed' })]
    await store({ ...twice, status: 'cancelled' })
    await store({ ...twice, time: '9AM-11AM' })
    await store({ ...twice, date: today })
    await store({ ...twice, phone: '9876543211' })
    expect(await list('duplicates')).toEqual([one, two])
  })

  it('omits dismissed duplicates until a later booking makes another', async () => {
    const twice = { phone: '9876543210', date: addDays(localDateAt(new Date()), 2) }
    const [one] = [await store(twice), await store(twice)]
    const twiceNow = async () =>
      (await listBookings({ user: staff, view: 'duplicates', now: new Date() })).items
    const { id } = (await twiceNow()).find(({ reference }) => reference === one)!
    const mark = {
      booking: id,
      type: 'not-duplicate',
      actor: 'Asha',
      channel: 'dashboard',
    } as const
    const createdAt = new Date(now.getTime() + 3_600_000).toISOString()
    await payload.db.create({ collection: 'booking-events', data: { ...mark, createdAt } })
    expect(await twiceNow()).toEqual([])
    await store({ ...twice, createdAt: new Date(now.getTime() + 7_200_000).toISOString() })
    expect(await twiceNow()).toHaveLength(3)
  })

  it('lists each booking once across pages', async () => {
    for (const time of ['9AM-11AM', '5PM-7PM'] as const) {
      // Equal times: the ids decide the order.
      const createdAt = now.toISOString()
      for (let count = 0; count < 55; count += 1)
        await store({ time, createdAt, pickedUpAt: createdAt })
    }
    for (const view of ['today', 'to-confirm', 'to-return', 'all'] as const) {
      const first = await listBookings({ user: staff, view, now })
      expect(first.items).toHaveLength(view === 'all' ? 50 : 100)
      expect(first.next).toBe(first.items.at(-1)!.reference)
      const listed = [...first.items]
      for (let { next } = first; next;) {
        const page = await listBookings({ user: staff, view, after: next, now })
        listed.push(...page.items)
        next = page.next
      }
      expect(new Set(listed.map(({ reference }) => reference)).size).toBe(110)
      expect(listed).toHaveLength(110)
    }
    expect(await list('today', 'FFFFFFFF')).toHaveLength(100)
  })

  it('counts the bookings of all pages by slot, or by day', async () => {
    for (const [time, count] of [
      ['9AM-11AM', 60],
      ['11AM-1PM', 45],
    ] as const) {
      for (let stored = 0; stored < count; stored += 1) await store({ time })
    }
    await store({ date: tomorrow, name: 'Rohan' })
    const query = { user: staff, now }
    const first = await listBookings({ ...query, view: 'today' })
    const slots = [
      { group: '9AM-11AM', count: 60 },
      { group: '11AM-1PM', count: 45 },
    ]
    expect(first).toMatchObject({ totals: slots, remaining: 5 })
    const second = await listBookings({ ...query, view: 'today', after: first.next! })
    expect(second).toMatchObject({ items: { length: 5 }, totals: slots, remaining: 0 })
    const days = [
      { group: today, count: 105 },
      { group: tomorrow, count: 1 },
    ]
    expect(await listBookings({ ...query, view: 'to-confirm' })).toMatchObject({ totals: days })
    const found = await listBookings({ ...query, view: 'to-confirm', q: 'rohan' })
    expect(found.totals).toEqual([{ group: tomorrow, count: 1 }])
    expect(await listBookings({ ...query, view: 'all' })).toMatchObject({
      totals: [],
      remaining: null,
    })
  })

  it('lists any day, from a slot on', async () => {
    const date = addDays(today, 40)
    const early = await store({ date, time: '9AM-11AM', status: 'confirmed' })
    const late = await store({ date, time: '5PM-7PM' })
    await store({ date, status: 'cancelled' })
    await store({ date: tomorrow })
    const query = { user: staff, now, view: 'day', date } as const
    const day = await listBookings(query)
    expect(day.items.map(({ reference }) => reference)).toEqual([early, late])
    const rest = await listBookings({ ...query, slot: '11AM-1PM' })
    expect(rest.items.map(({ reference }) => reference)).toEqual([late])
    expect(rest.totals).toEqual(day.totals)
  })
})

const toDevanagari = (text: string) => text.replace(/\d/g, (digit) => '०१२३४५६७८९'[+digit]!)

describe('search', () => {
  const find = async (q: string, filter: BookingFilter = {}) =>
    (await listBookings({ user: staff, view: 'all', q, ...filter, now })).items.map(
      ({ reference }) => reference,
    )

  it('finds by name, phone in any format, reference and address, ignoring case', async () => {
    const rohan = await store({
      name: 'Rohan D’Souza',
      phone: '9820012345',
      address: 'Flat 3,\n48 Hill Road, Bandra West',
    })
    const om = await store({ name: 'Om Patil', phone: '9820099999', address: '7 Gulmohar, Juhu' })
    const devanagari = await store({ name: 'रोहन', phone: '9820088888', address: 'Dadar' })
    for (const q of [
      ...['rohan', 'ROHAN', 'souza', 'd’souza rohan', 'roha', 'ohan hill', 'bandra', '48'],
      ...['98200 12345', '+91 98200-12345', '09820012345', '12345', '2345'],
      ...['९८२०० १२३४५', '१२३४५', '४८ hill', toDevanagari(rohan)],
      ...[rohan, rohan.toLowerCase(), `#${rohan}`, rohan.slice(0, 6), 'flat 3 48'],
    ]) {
      expect(await find(q), q).toContain(rohan)
      expect(await find(q), q).not.toContain(om)
    }
    expect(await find('om')).toEqual([om])
    expect(await find('om juhu')).toEqual([om])
    expect(await find('om bandra')).toEqual([])
    expect(await find('रोह')).toEqual([devanagari])
    expect(await find('')).toHaveLength(3)
    expect(await find('o')).toEqual([om])
  })

  it('finds names with and without an apostrophe', async () => {
    const curly = await store({ name: 'Rohan D’Souza' })
    const straight = await store({ name: "Neha D'Souza" })
    const none = await store({ name: 'Om Dsouza' })
    for (const q of ['DSouza', "D'Souza", 'D’Souza']) {
      expect(await find(q), q).toEqual([none, straight, curly])
    }
  })

  it.each([
    ['JOSÉ', ['José', 'JOSÉ', 'Jose\u0301', 'JOSE']],
    ['फ़रहान', ['\u095eरहान', 'फ\u093cरहान', 'फरहान']],
    ['क्षितिज', ['क्षितिज', 'क्\u200dषितिज', 'क्\u200cषितिज']],
    ['ИВАН', ['Иван', 'ИВАН']],
    ['Asha Rao', ['Asha\u00a0Rao', 'ASHA  RAO', 'ＡＳＨＡ Ｒａｏ']],
  ])('finds for %s everybody who is spelt the same', async (q, names) => {
    const stored = []
    for (const name of names) stored.push(await store({ name }))
    for (const spelling of [q, ...names]) {
      const found = await find(spelling)
      expect(found.toSorted(), spelling).toEqual(stored.toSorted())
    }
  })

  it('compares the same form of a text as the database', async () => {
    const { pool } = getPostgres(payload)
    const parts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      fc.constantFrom(
        ...['É', 'İ', 'ß', 'ẞ', 'ΟΔΟΣ', 'Ж', 'ﬁ', 'Ａ', '½', '’', 'ʼ', ' , ', '\n', '١', '४', '४०'],
        ...[
          '\u0958',
          'क़',
          'ऱ्य',
          'क्\u200dष',
          'மி',
          'می\u200cخواهم',
          'e\u0301',
          '\u0345',
          '👩\u200d⚕️',
        ],
      ),
    )
    const texts = fc.array(parts, { maxLength: 8 }).map((list) => cleanText(list.join('')))
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { minLength: 50, maxLength: 50 }), async (names) => {
        const { rows } = await pool.query<{ text: string }>(
          `SELECT booking_search_text('', name, '', '') AS text
          FROM unnest($1::text[]) WITH ORDINALITY AS typed(name, n) ORDER BY n`,
          [names],
        )
        expect(rows.map(({ text }) => text.trim())).toEqual(
          names.map((name) => normalizeForSearch(name).trim()),
        )
      }),
      { numRuns: 20 },
    )
  })

  it('finds similar names only if no name matches exactly', async () => {
    const kulkarni = await store({ name: 'Asha Kulkarni' })
    await store({ name: 'Om Patil' })
    const search = (q: string) => listBookings({ user: staff, view: 'today', q, now })
    for (const q of ['Kulkrni', 'asha kulkatni', 'kulakrni']) {
      expect(await search(q), q).toMatchObject({
        isSimilar: true,
        items: [{ reference: kulkarni }],
        totals: [{ count: 1 }],
      })
    }
    const misspelt = await store({ name: 'Om Kulkrni' })
    expect(await search('Kulkrni')).toMatchObject({
      isSimilar: false,
      items: [{ reference: misspelt }],
    })
    expect(await search('Kulri')).toMatchObject({ isSimilar: false, items: [] })
  })

  it('treats pattern characters literally', async () => {
    const plain = await store({ name: 'Asha', address: 'Hill Road' })
    const signs = await store({ name: 'As_ha 100% \\o/', address: 'Hill Road' })
    for (const q of ['s_h', '100%', '\\o', '_ha']) expect(await find(q), q).toEqual([signs])
    for (const q of ['"; DROP TABLE bookings', '%', '_', '\\', 'zz\0']) {
      expect(await find(q), q).not.toContain(plain)
    }
  })

  it('filters by day, service and status', async () => {
    const found = await store({ date: tomorrow, serviceType: 'shoes', status: 'confirmed' })
    await store({ date: tomorrow, serviceType: 'shoes' })
    await store({ date: tomorrow, status: 'confirmed' })
    await store({ serviceType: 'shoes', status: 'confirmed' })
    const filter = { date: tomorrow, service: 'shoes', status: 'confirmed' } as const
    expect(await find('asha', filter)).toEqual([found])
    expect(await find('rohan', filter)).toEqual([])
  })

  it('filters by step and bill, and lists what is delivered but not paid', async () => {
    const at = now.toISOString()
    const bill = async (reference: string, paidAt: string | null) => {
      const { items } = await listBookings({ user: staff, view: 'all', q: reference, now })
      const amounts = { piecesPaise: 1, surchargePaise: 0, discountPaise: 0, totalPaise: 1 }
      const data = { booking: items[0]!.id, lines: [], ...amounts }
      await payload.db.create({ collection: 'bills', data })
      const where = { booking: { equals: data.booking } }
      if (paidAt) await payload.db.updateOne({ collection: 'bills', where, data: { paidAt } })
    }
    const pending = await store()
    const ready = await store({ status: 'confirmed', pickedUpAt: at, readyAt: at })
    const delivered = await store({ status: 'confirmed', pickedUpAt: at, deliveredAt: at })
    const paid = await store({ status: 'completed' })
    const cancelled = await store({ status: 'cancelled' })
    for (const each of [ready, delivered, cancelled]) await bill(each, null)
    await bill(paid, at)
    expect(await find('', { step: 'none' })).toEqual([pending])
    expect(await find('', { step: 'picked-up' })).toEqual([])
    expect(await find('', { step: 'ready' })).toEqual([ready])
    expect(await find('', { step: 'delivered' })).toEqual([paid, delivered])
    expect(await find('', { bill: 'none' })).toEqual([pending])
    expect(await find('', { bill: 'unpaid' })).toEqual([delivered, ready])
    expect(await find('', { bill: 'paid', step: 'delivered' })).toEqual([paid])
    expect(await list('unpaid')).toEqual([delivered])
    const today = { user: staff, view: 'today', now } as const
    const { items } = await listBookings({ ...today, bill: 'unpaid' })
    expect(items.map(({ reference }) => reference)).toEqual([ready, delivered])
  })
})

describe('listed booking', () => {
  it('contains the details for staff, but only a flag for the customer’s remarks', async () => {
    const customer = { items: '2 sheets', phone: '9876543210' }
    await store({ ...customer, address: 'Flat 3\n48 Hill Road, Bandra West, Mumbai 400050' })
    const { items } = await listBookings({ user: staff, view: 'today', now })
    expect(items).toMatchObject([
      {
        ...{ status: 'pending', date: today, time: '11AM-1PM', serviceType: 'laundry' },
        ...{ name: 'Asha', phone: '9876543210', locality: 'Bandra West' },
        ...{ hasNote: true, erasedAt: null },
      },
    ])
    expect(JSON.stringify(items)).not.toContain('2 sheets')
    expect(await listBookingsById(staff, [items[0]!.id, randomUUID()])).toEqual(items)
  })

  it('contains the delivery once day and slot are chosen', async () => {
    const delivery = { date: tomorrow, time: '5PM-7PM' } as const
    await store()
    await store({ deliveryDate: delivery.date, deliveryTime: delivery.time })
    const { items } = await listBookings({ user: staff, view: 'today', now })
    expect(items.map(getDelivery)).toEqual([null, delivery])
  })

  it('changes its version only when a field that staff see changes', async () => {
    await store()
    const readLine = async () => (await listBookings({ user: staff, view: 'today', now })).items[0]!
    const { id, version, hasNote } = await readLine()
    expect(hasNote).toBe(false)
    const change = (data: Partial<Booking>) =>
      payload.db.updateOne({ collection: 'bookings', id, data })
    await change({ remindedFor: today, updatedAt: new Date().toISOString() })
    expect((await readLine()).version).toBe(version)
    await change({ instructions: 'Ring twice' })
    expect(await readLine()).toMatchObject({ hasNote: true })
    expect((await readLine()).version).not.toBe(version)
  })
})

it('lists a failed mail for a week', async () => {
  const reference = await store()
  const failedBefore = async (minutes: number) => {
    await payload.db.deleteMany({ collection: 'emails', where: {} })
    const data = {
      ...{ kind: 'booking-confirmation', subject: 'Mail', to: 'asha@example.com', attempts: 1 },
      ...{ booking: await idOf(reference), status: 'failed', messageId: randomUUID() },
      createdAt: new Date(now.getTime() - minutes * 60_000).toISOString(),
    }
    await payload.db.create({ collection: 'emails', data })
  }
  await failedBefore(7 * 24 * 60 - 1)
  expect(await list('mail-failed')).toEqual([reference])
  await failedBefore(7 * 24 * 60)
  expect(await list('mail-failed')).toEqual([])
})

describe('branch filter', () => {
  const branches: string[] = []

  beforeAll(async () => {
    for (const name of ['andheri', 'bandra', 'colaba'])
      branches.push(await createBranch(payload, name))
  })

  it('lists and counts each booking once, for its collecting branch', async () => {
    const [andheri = '', bandra = '', colaba = ''] = branches
    const references = {
      andheri: [await store({ branch: andheri }), await store()],
      bandra: [await store({ branch: bandra })],
      colaba: [],
    }
    for (const [id, expected] of [
      [andheri, references.andheri],
      [bandra, references.bandra],
      [colaba, references.colaba],
    ] as const) {
      const filter = branchFilterFor(id, [{ id: andheri }, { id: bandra }, { id: colaba }])
      for (const view of ['today', 'to-confirm', 'all'] as const) {
        const { items } = await listBookings({ user: staff, view, branch: filter, now })
        const listed = items.map(({ reference }) => reference)
        expect([view, listed.toSorted()]).toEqual([view, expected.toSorted()])
      }
      const work = await countWork(staff, { now, branch: filter })
      const count = expected.length
      expect(work).toMatchObject({ today: count, 'to-confirm': count, all: count })
    }
  })

  it('marks open bookings without a branch once a branch has pincodes', async () => {
    const [, bandra = ''] = branches
    await store()
    await store({ branch: bandra })
    const unassignedFlags = async () => {
      const { items } = await listBookings({ user: staff, view: 'today', now })
      return items.map(({ isUnassigned }) => isUnassigned)
    }
    expect(await unassignedFlags()).toEqual([false, false])
    const data = { pincodes: '400050' }
    await payload.update({ collection: 'branches', id: bandra, data, overrideAccess: true })
    await vi.waitFor(async () => {
      expect((await siteContent('en')).serviceArea.branches).toHaveLength(1)
    }, waitOptions)
    expect(await unassignedFlags()).toEqual([true, false])
    await store({ status: 'completed' })
    expect((await unassignedFlags()).toSorted()).toEqual([false, false, true])
  })
})

describe('countWork', () => {
  it('counts as many bookings as each view lists', async () => {
    for (const date of [yesterday, today, tomorrow]) {
      for (const status of ['pending', 'confirmed', 'completed', 'cancelled'] as const) {
        await store({ date, status, time: '9AM-11AM', phone: '9876543210' })
      }
    }
    const work = await countWork(staff, { now })
    for (const view of countedViewValues) {
      expect([view, work[view]]).toEqual([view, (await list(view)).length])
    }
    expect(work).toMatchObject({
      today: 3,
      overdue: 2,
      unconfirmed: 1,
      duplicates: 4,
      all: 12,
    })
  })

  it('returns zeros when there are no bookings', async () => {
    expect(await countWork(staff, { now })).toMatchObject({ today: 0, unpaid: 0, all: 0 })
  })

  it('rejects an editor', async () => {
    const editor = await createUserWithRole(payload, 'editor')
    const forbidden = 'You are not allowed to perform this action.'
    await expect(countWork(editor, { now })).rejects.toThrow(forbidden)
    await expect(listBookings({ user: editor, view: 'all', now })).rejects.toThrow(forbidden)
    await expect(listBookingsById(editor, [])).rejects.toThrow(forbidden)
  })
})

import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addNote } from '#app/models/bookings/bookings.server.ts'
import { addDays, instantAt, localDateAt } from '#business/pickups/local-time.ts'
import * as staffWords from '#business/words/staff.ts'
import type { Activity } from '#payload-types.ts'
import { log } from '#platform/logs/log.ts'
import { createEveryPerson, type TestPerson } from '#tests/access/api-clients.ts'
import type { Requester } from '#tests/access/rights.ts'
import { createBooking } from '#tests/helpers/bookings/operations.ts'
import { emptyDatabase, testPayload } from '#tests/helpers/database/database.ts'
import { get } from '#tests/helpers/http/route-request.ts'
import * as activity from './activity.tsx'

const payload = await testPayload()
const path = '/admin/activity'
let people: Record<Requester, TestPerson>

beforeEach(async () => {
  await emptyDatabase(payload)
  people = await createEveryPerson(payload)
})
afterEach(() => vi.restoreAllMocks())

const loadPage = (query = '', as = people.staff) => get(activity, path + query, { as })
const loadEntries = async (query?: string, as?: TestPerson) =>
  (await loadPage(query, as)).data!.page!.entries

const createEntry = (changes: Partial<Activity>) =>
  payload.db.create({
    collection: 'activities',
    data: {
      ...{
        at: '2026-11-20T06:30:00.000Z',
        actor: 'Farida',
        channel: 'dashboard',
        type: 'message-marked',
      },
      ...changes,
    },
  })

describe('activity log', () => {
  it('is only for booking staff', async () => {
    expect((await loadPage()).status).toBe(200)
    expect((await loadPage('', people.editor)).status).toBe(403)
    const visitor = await loadPage('?actor=Farida', people.visitor)
    expect(visitor.location).toBe(
      `/admin/login?${new URLSearchParams({ next: `${path}?actor=Farida` })}`,
    )
  })

  it('names actor, event and booking, and links to the booking until it is deleted', async () => {
    const { id, reference } = await createBooking(payload)
    await addNote({ user: people.staff.user!, id, note: 'Ring twice' })
    const line = { before: 'added a note to', about: `booking ${reference}`, after: '' }
    const actor = people.staff.user!.email
    const href = `/admin/bookings/${reference}`
    expect(await loadEntries()).toMatchObject([{ ...line, actor, channel: 'dashboard', href }])
    await people.admin.clients.REST.delete('bookings', id)
    expect(await loadEntries()).toMatchObject([
      { before: 'deleted', href: null },
      { ...line, href: null },
    ])
  })

  it('links to a message until it is deleted', async () => {
    const message = { name: 'A', email: 'a@example.com', subject: 'B', message: 'C' }
    const { id } = await payload.create({
      collection: 'contact-messages',
      data: message,
      overrideAccess: true,
    })
    await createEntry({ type: 'message-answered', message: id })
    await createEntry({ type: 'message-deleted', message: randomUUID() })
    expect((await loadEntries()).map(({ href }) => href).toSorted()).toEqual([
      `/admin/messages/${id}`,
      null,
    ])
  })

  it('shows account events, and their actors, only to admins', async () => {
    await createEntry({ type: 'recipient-changed', label: 'Bills', actor: 'Manager' })
    await createEntry({ type: 'account-made', label: 'Farida', to: 'Staff', actor: 'Owner' })
    await createEntry({ message: randomUUID() })
    expect(await loadEntries()).toMatchObject([{ before: 'marked', about: 'a message' }])
    expect((await loadPage()).data!.people).toEqual(['Farida'])
    expect(await loadEntries('?actor=Manager')).toEqual([])
    const all = await loadPage('', people.admin)
    expect(all.data!.page!.entries).toHaveLength(3)
    expect(all.data!.people).toEqual(['Farida', 'Manager', 'Owner'])
  })

  it('filters by a day in Mumbai and by person', async () => {
    const date = '2026-11-20'
    const begin = +instantAt(date, '00:00')
    const end = +instantAt(addDays(date, 1), '00:00')
    for (const [at, actor] of [
      [begin - 1, 'Before'],
      [begin, 'First'],
      [end - 1, 'Last'],
      [end, 'After'],
    ] as const) {
      await createEntry({ at: new Date(at).toISOString(), actor })
    }
    const names = async (query: string) => (await loadEntries(query)).map(({ actor }) => actor)
    expect(await names('?date=2026-11-20')).toEqual(['Last', 'First'])
    expect(await names('?date=2026-11-20&actor=First')).toEqual(['First'])
    expect(await names('?actor=After&date=')).toEqual(['After'])
    expect(await names('?actor=Nobody')).toEqual([])
    expect(await names(`?date=${addDays(localDateAt(new Date()), 1)}`)).toEqual([])
  })

  it('pages through the filtered entries, each once', async () => {
    for (let n = 0; n < 105; n += 1) {
      await createEntry({ at: new Date(Date.UTC(2026, 10, 20, 6, n)).toISOString() })
      if (n % 10 === 0) await createEntry({ actor: 'Other' })
    }
    const { page } = (await loadPage('?actor=Farida')).data!
    expect(page!.entries).toHaveLength(100)
    const rest = (await loadPage(`?actor=Farida&after=${page!.next}`)).data!.page!
    expect(rest).toMatchObject({ entries: { length: 5 }, next: null })
    const ids = [...page!.entries, ...rest.entries].map(({ id }) => id)
    expect(new Set(ids).size).toBe(105)
    expect(await loadEntries(`?actor=Farida&after=${randomUUID()}`)).toHaveLength(100)
  })

  it.each([
    '?date=2026-02-30',
    '?date=9999-12-31',
    '?date=yesterday',
    '?after=1',
    `?actor=${'x'.repeat(300)}`,
    '?actor=%00',
  ])('shows everything and a note for the invalid address %.20s', async (query) => {
    await createEntry({})
    const { data, status } = await loadPage(query)
    expect(status).toBe(200)
    expect(data).toMatchObject({ query: {}, note: staffWords.activity.invalidLink })
    expect(data!.page!.entries).toHaveLength(1)
  })

  it('answers 503 with a message while the entries cannot be read', async () => {
    const logError = vi.spyOn(log, 'error').mockImplementation(() => {})
    vi.spyOn(payload, 'find').mockRejectedValue(new Error('Away'))
    const { status, data } = await loadPage()
    expect(status).toBe(503)
    expect(data).toMatchObject({
      page: null,
      note: expect.stringContaining('could not be loaded') as string,
    })
    expect(logError).toHaveBeenCalledOnce()
  })
})

import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addNote } from '#app/models/bookings/bookings.server.ts'
import { addDays, instantAt, localDateAt } from '#business/pickups/local-time.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { Activity } from '#payload-types.ts'
import { log } from '#platform/logs/log.ts'
import { everyPerson, type Person } from '#tests/access/doors.ts'
import type { Who } from '#tests/access/rights.ts'
import { emptyDatabase, testPayload } from '#tests/setup/database.ts'
import { book } from '#tests/setup/outbox.ts'
import { get } from '#tests/setup/route-request.ts'
import * as activity from './activity.tsx'

const payload = await testPayload()
const path = '/admin/activity'
let people: Record<Who, Person>

beforeEach(async () => {
  await emptyDatabase(payload)
  people = await everyPerson(payload)
})
afterEach(() => vi.restoreAllMocks())

const look = (query = '', as = people.staff) => get(activity, path + query, { as })
const linesOf = async (query?: string, as?: Person) => (await look(query, as)).data!.page!.lines

const write = (changes: Partial<Activity>) =>
  payload.db.create({
    collection: 'activities',
    data: {
      ...{ at: '2026-11-20T06:30:00.000Z', by: 'Farida', door: 'dashboard', act: 'message-marked' },
      ...changes,
    },
  })

describe('the activity', () => {
  it('is there for booking staff, and kept by nobody', async () => {
    const { status, headers } = await look()
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect((await look('', people.editor)).status).toBe(403)
    const visitor = await look('?by=Farida', people.visitor)
    expect(visitor.location).toBe(
      `/admin/login?${new URLSearchParams({ next: `${path}?by=Farida` })}`,
    )
  })

  it('says who did what with which booking, and leads to it while it is there', async () => {
    const { id, reference } = await book(payload)
    await addNote({ user: people.staff.user!, id, note: 'Ring twice' })
    const line = { before: 'added a note to', about: `booking ${reference}`, after: '' }
    const by = people.staff.user!.email
    const href = `/admin/bookings/${reference}`
    expect(await linesOf()).toMatchObject([{ ...line, by, door: 'dashboard', href }])
    await people.admin.doors.REST.delete('bookings', id)
    expect(await linesOf()).toMatchObject([
      { before: 'deleted', href: null },
      { ...line, href: null },
    ])
  })

  it('leads to a message while it is there', async () => {
    const message = { name: 'A', email: 'a@example.com', subject: 'B', message: 'C' }
    const { id } = await payload.create({
      collection: 'contact-messages',
      data: message,
      overrideAccess: true,
    })
    await write({ act: 'message-answered', message: id })
    await write({ act: 'message-deleted', message: randomUUID() })
    expect((await linesOf()).map(({ href }) => href).toSorted()).toEqual([
      `/admin/messages/${id}`,
      null,
    ])
  })

  it('of content and accounts is for admins, with who did only that', async () => {
    await write({ act: 'published', label: 'Home page', by: 'Editor' })
    await write({ act: 'account-made', label: 'Farida', to: 'Staff', by: 'Owner' })
    await write({ message: randomUUID() })
    expect(await linesOf()).toMatchObject([{ before: 'marked', about: 'a message' }])
    expect((await look()).data!.people).toEqual(['Farida'])
    expect(await linesOf('?by=Editor')).toEqual([])
    const all = await look('', people.admin)
    expect(all.data!.page!.lines).toHaveLength(3)
    expect(all.data!.people).toEqual(['Editor', 'Farida', 'Owner'])
  })

  it('is narrowed to a day in Mumbai and to a person', async () => {
    const date = '2026-11-20'
    const begin = +instantAt(date, '00:00')
    const end = +instantAt(addDays(date, 1), '00:00')
    for (const [at, by] of [
      [begin - 1, 'Before'],
      [begin, 'First'],
      [end - 1, 'Last'],
      [end, 'After'],
    ] as const) {
      await write({ at: new Date(at).toISOString(), by })
    }
    const names = async (query: string) => (await linesOf(query)).map(({ by }) => by)
    expect(await names('?date=2026-11-20')).toEqual(['Last', 'First'])
    expect(await names('?date=2026-11-20&by=First')).toEqual(['First'])
    expect(await names('?by=After&date=')).toEqual(['After'])
    expect(await names('?by=Nobody')).toEqual([])
    expect(await names(`?date=${addDays(localDateAt(new Date()), 1)}`)).toEqual([])
  })

  it('goes on, a page after the other, by what is narrowed', async () => {
    for (let n = 0; n < 105; n += 1) {
      await write({ at: new Date(Date.UTC(2026, 10, 20, 6, n)).toISOString() })
      if (n % 10 === 0) await write({ by: 'Other' })
    }
    const { page } = (await look('?by=Farida')).data!
    expect(page!.lines).toHaveLength(100)
    const rest = (await look(`?by=Farida&after=${page!.next}`)).data!.page!
    expect(rest).toMatchObject({ lines: { length: 5 }, next: null })
    const ids = [...page!.lines, ...rest.lines].map(({ id }) => id)
    expect(new Set(ids).size).toBe(105)
    // What was forgotten in the meantime.
    expect(await linesOf(`?by=Farida&after=${randomUUID()}`)).toHaveLength(100)
  })

  it.each(['?date=2026-02-30', '?date=yesterday', '?after=1', `?by=${'x'.repeat(300)}`, '?by=%00'])(
    'at the unreadable address %.20s is all of it, with a word',
    async (query) => {
      await write({})
      const { data, status } = await look(query)
      expect(status).toBe(200)
      expect(data).toMatchObject({ address: {}, note: staffMessages.activity.unreadableAddress })
      expect(data!.page!.lines).toHaveLength(1)
    },
  )

  it('that cannot be read is said in a sentence', async () => {
    const said = vi.spyOn(log, 'error').mockImplementation(() => {})
    vi.spyOn(payload, 'find').mockRejectedValue(new Error('Away'))
    const { status, data } = await look()
    expect(status).toBe(503)
    expect(data).toMatchObject({ page: null, note: expect.stringContaining('read') as string })
    expect(said).toHaveBeenCalledOnce()
  })
})

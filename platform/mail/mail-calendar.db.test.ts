import { describe, expect, it, vi } from 'vitest'
import { createMailedKey, createManageKey } from '#platform/crypto/manage-key.ts'
import {
  book,
  bookAndClearMails,
  change,
  outbox,
  payload,
  readCalendar,
  resetBeforeEach,
  server,
  work,
} from '#tests/helpers/bookings/booking-mails.ts'
import { daysFromNow } from '#tests/helpers/days.ts'
import * as pickupCalendar from './pickup-calendar.ts'

resetBeforeEach()

const [day, nextDay] = [daysFromNow(9), daysFromNow(10)]
const compact = (date: string) => date.replaceAll('-', '')

describe('calendar file', () => {
  it('updates the same entry with each change', async () => {
    const { id, reference } = await book({ date: day, time: '9AM-11AM' })
    await work()
    await change(id, { status: 'confirmed' })
    await work()
    await change(id, { date: nextDay })
    await work()
    await change(id, { status: 'cancelled' })
    await work()
    const toCustomer = server.received.filter(({ to }) => to![0]!.address === 'asha@example.com')
    const uid = `${reference}@localhost`
    expect(toCustomer.map(readCalendar)).toMatchObject([
      { method: 'REQUEST', METHOD: 'REQUEST', UID: uid, SEQUENCE: '0', STATUS: 'TENTATIVE' },
      {
        method: 'REQUEST',
        UID: uid,
        SEQUENCE: '1',
        STATUS: 'CONFIRMED',
        DTSTART: `${compact(day)}T033000Z`,
      },
      {
        method: 'REQUEST',
        UID: uid,
        SEQUENCE: '2',
        STATUS: 'CONFIRMED',
        DTSTART: `${compact(nextDay)}T033000Z`,
      },
      { method: 'CANCEL', METHOD: 'CANCEL', UID: uid, SEQUENCE: '3', STATUS: 'CANCELLED' },
    ])
    expect(readCalendar(toCustomer[0]!)).toMatchObject({
      ORGANIZER: 'CN="Saaf":MAILTO:bookings@saaf.example',
      ATTENDEE: expect.stringMatching(/CN="Asha Kulkarni":mailto:asha@example.com$/) as string,
      DTEND: `${compact(day)}T053000Z`,
      LOCATION: 'Flat 3\\, Sea Breeze\\, Hill Road\\, Bandra West',
    })
  })

  it('links to the booking, and hides the key from staff who read the outbox', async () => {
    const { id } = await book()
    await work()
    const { secret } = payload
    const key = createMailedKey(secret, createManageKey(secret, id), 'asha@example.com')
    const path = `/booking/manage/${key}`
    const written = (await outbox()).find(({ kind }) => kind === 'booking-confirmation')
    expect(written!.calendar!.replaceAll('\r\n\t', '')).toContain('/booking/manage/{key}\\n')
    const toCustomer = server.received.find(({ to }) => to![0]!.address === 'asha@example.com')!
    const { attachments } = toCustomer
    const calendars = attachments.map(({ content }) =>
      new TextDecoder().decode(content as Uint8Array).replaceAll(/\r?\n\t/g, ''),
    )
    expect(calendars.length).toBeGreaterThan(0)
    for (const calendar of calendars) {
      expect(calendar).toContain(`${path}\\n`)
      expect(calendar).toContain('TRIGGER:-PT1H')
    }
  })

  it('stays the same for each attempt', async () => {
    vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
    await book()
    server.rejectAllWith('no such mailbox')
    await work()
    const written = (await outbox()).find(({ kind }) => kind === 'booking-confirmation')
    server.rejectAllWith(null)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await work()
    const toCustomer = server.received.find(({ to }) => to![0]!.address === 'asha@example.com')!
    expect(written!.calendar).toContain('DTSTAMP')
    expect(readCalendar(toCustomer)!.DTSTAMP).toBe(/DTSTAMP:(\S+)/.exec(written!.calendar!)![1])
  })

  it('is left out of the mail about a completed order', async () => {
    const { id } = await bookAndClearMails()
    await change(id, { status: 'confirmed' })
    await work()
    server.received.length = 0
    await change(id, { status: 'completed' })
    await work()
    expect(server.received.map(readCalendar)).toEqual([null])
  })

  it('does not prevent the mail when it cannot be written', async () => {
    const logged = vi.spyOn(payload.logger, 'error').mockImplementation(() => {})
    vi.spyOn(pickupCalendar, 'pickupCalendar').mockImplementation(() => {
      throw new Error('no such day')
    })
    await book()
    await work()
    expect(server.received).toHaveLength(2)
    expect(server.received.map(readCalendar)).toEqual([null, null])
    expect(logged).toHaveBeenCalledOnce()
  })
})

import { describe, expect, it } from 'vitest'
import { wordsFor } from '#business/words/words-for.ts'
import { environment } from '#environment.ts'
import { changeCalendarText, pickupCalendar, readCalendarMethod } from './pickup-calendar.ts'

const pickup = { reference: '3F9A1C07', date: '2026-11-26', time: '11AM-1PM' } as const
const words = wordsFor('en')
const business = { name: 'Saaf', phone: '+91 22 4000 1998' }
const invitation = {
  from: { name: 'Saaf', email: 'bookings@saaf.example' },
  to: { name: 'Asha "Ashu" Kulkarni', email: 'asha@example.com' },
}

const unfoldLines = (calendar: string) => calendar.replaceAll('\r\n\t', '').split('\r\n')

describe('downloaded file', () => {
  const calendar = pickupCalendar(pickup, business, words)

  it('contains the pickup in UTC and a stable UID', () => {
    const host = new URL(environment.siteUrl).hostname
    expect(unfoldLines(calendar)).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:3F9A1C07@${host}`,
        'DTSTART:20261126T053000Z',
        'DTEND:20261126T073000Z',
        'SUMMARY:Saaf: pickup\\, claim tag 3F9A1C07',
        'DESCRIPTION:To change anything\\, call +91 22 4000 1998.',
      ]),
    )
    expect(calendar).toMatch(/\r\nDTSTAMP:\d{8}T\d{6}Z\r\n/)
  })

  it('links to the booking and reminds an hour before', () => {
    const manageUrl = `https://saaf.example/booking/manage/${'k'.repeat(43)}`
    const lines = unfoldLines(pickupCalendar({ ...pickup, manageUrl }, business, words))
    expect(lines).toContain(
      `DESCRIPTION:View\\, reschedule or cancel: ${manageUrl}\\nTo change anything\\, call +91 22 4000 1998.`,
    )
    expect(lines.slice(lines.indexOf('BEGIN:VALARM'))).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Pickup in an hour',
      'TRIGGER:-PT1H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('says when the clothes are back, unless the pickup is cancelled', () => {
    const promised = { ...pickup, promisedDate: '2026-11-30' }
    const lines = unfoldLines(pickupCalendar(promised, business, words))
    expect(lines).toContain(
      'DESCRIPTION:Back by Monday\\, 30 November\\, evening\\nTo change anything\\, call +91 22 4000 1998.',
    )
    const cancelled = { ...promised, status: 'cancelled' } as const
    expect(pickupCalendar(cancelled, business, words)).not.toContain('Back by')
  })

  it('takes its words from a language, and escapes them', () => {
    const hindi = {
      ...words,
      calendar: {
        title: '{business}: पिकअप, टैग {reference}',
        toChange: 'कुछ बदलना हो तो {phone} पर कॉल करें।',
        reminder: 'पिकअप एक घंटे में, तैयार रहें; धन्यवाद',
      },
      bookingLinks: { ...words.bookingLinks, manage: 'देखें, बदलें या रद्द करें' },
    }
    const manageUrl = 'https://saaf.example/hi/booking/manage/key'
    expect(unfoldLines(pickupCalendar({ ...pickup, manageUrl }, business, hindi))).toEqual(
      expect.arrayContaining([
        'SUMMARY:Saaf: पिकअप\\, टैग 3F9A1C07',
        `DESCRIPTION:देखें\\, बदलें या रद्द करें: ${manageUrl}\\nकुछ बदलना हो तो +91 22 4000 1998 पर कॉल करें।`,
        'DESCRIPTION:पिकअप एक घंटे में\\, तैयार रहें\\; धन्यवाद',
      ]),
    )
  })

  it('names no organizer, attendee or location', () =>
    expect(calendar).not.toMatch(/ORGANIZER|ATTENDEE|LOCATION/))
})

it('replaces text across folded lines, and folds the result', () => {
  const manageUrl = 'https://a-rather-long-name.saaf.example/booking/manage/{key}'
  const changed = changeCalendarText(
    pickupCalendar({ ...pickup, manageUrl }, business, words),
    (text) => text.replace('{key}', 'k'.repeat(43)),
  )
  expect(unfoldLines(changed).join()).toContain(`/booking/manage/${'k'.repeat(43)}\\n`)
  for (const line of changed.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75)
})

it.each(['hi', 'mr'] as const)('folds %s at 75 octets, between characters', (language) => {
  const manageUrl = `https://saaf.example/${language}/booking/manage/{key}`
  const address = '😀'.repeat(60)
  const entry = { ...pickup, manageUrl, address }
  const calendar = pickupCalendar(entry, business, wordsFor(language), invitation)
  const changed = changeCalendarText(calendar, (text) => text.replace('{key}', 'k'.repeat(43)))
  for (const file of [calendar, changed]) {
    const octets = file.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...octets)).toBe(75)
    expect(Buffer.from(file).toString()).toBe(file)
    expect(unfoldLines(file)).toContain(`LOCATION:${address}`)
  }
})

describe('invitation', () => {
  const invite = (changes: Partial<Parameters<typeof pickupCalendar>[0]>) =>
    pickupCalendar({ ...pickup, ...changes }, business, words, invitation)

  it.each([
    ['pending', 'TENTATIVE', 'REQUEST'],
    ['confirmed', 'CONFIRMED', 'REQUEST'],
    ['cancelled', 'CANCELLED', 'CANCEL'],
  ] as const)('shows a %s booking as %s with method %s', (status, calendarStatus, method) => {
    const calendar = invite({ status, sequence: 2 })
    expect(unfoldLines(calendar)).toEqual(
      expect.arrayContaining([`METHOD:${method}`, `STATUS:${calendarStatus}`, 'SEQUENCE:2']),
    )
    expect(readCalendarMethod(calendar)).toBe(method)
  })

  it('has no reminder once cancelled', () => {
    expect(invite({})).toContain('BEGIN:VALARM')
    expect(invite({ status: 'cancelled' })).not.toContain('BEGIN:VALARM')
  })

  it('names the business as organizer, the accepted customer and the address', () => {
    const calendar = invite({ address: 'Flat 3, Sea Breeze\nHill Road; Bandra' })
    expect(unfoldLines(calendar)).toEqual(
      expect.arrayContaining([
        'ORGANIZER;CN="Saaf":MAILTO:bookings@saaf.example',
        'ATTENDEE;RSVP=FALSE;PARTSTAT="ACCEPTED";CN="Asha ’Ashu’ Kulkarni":mailto:asha@example.com',
        'LOCATION:Flat 3\\, Sea Breeze\\, Hill Road\\; Bandra',
      ]),
    )
  })

  it('throws for an invalid email address', () =>
    expect(() =>
      pickupCalendar(pickup, business, words, {
        ...invitation,
        to: { name: 'Asha', email: 'nobody' },
      }),
    ).toThrow())
})

it.each([
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['asha@ｅｘａｍｐｌｅ.com', 'asha@example.com'],
  ['a&b.@xn--11b4c3d.xn--h2brj9c', 'a&b.@xn--11b4c3d.xn--h2brj9c'],
])('invites %s', (email, address) => {
  const guest = { ...invitation, to: { name: 'Asha', email } }
  const lines = unfoldLines(pickupCalendar(pickup, business, words, guest))
  expect(lines.find((line) => line.startsWith('ATTENDEE'))).toContain(`:mailto:${address}`)
})

import { describe, expect, it } from 'vitest'
import { bookingImport } from '#business/words/staff/stored-data.ts'
import { parseImportedBooking } from './imported-booking.ts'

const now = new Date('2026-11-26T10:00:00Z')
const row = {
  id: '0B5C0F6E-1B7A-4B7E-9F43-2C6D5A1E8F90',
  name: ' Asha Kulkarni ',
  phone: '+91 98765 43210',
  email: '',
  address: 'Flat 3\nHill Road, Mumbai 400050',
  date: '2019-02-28',
  time: '11AM-1PM',
  service_type: 'laundry',
  items: 'NULL',
  instructions: 'Ring twice',
  status: 'completed',
  created_at: '2019-02-27 04:05:06.789+00',
}

const parseWith = (changes: Partial<typeof row & { express: string }>) =>
  parseImportedBooking({ ...row, ...changes }, now)

describe('imported booking', () => {
  it('keeps the id, status and creation time', () => {
    expect(parseWith({})).toEqual({
      booking: {
        ...row,
        id: row.id.toLowerCase(),
        name: 'Asha Kulkarni',
        phone: '9876543210',
        email: null,
        items: null,
        created_at: '2019-02-27T04:05:06.789Z',
        language: 'en',
        express: false,
      },
    })
  })

  it.each([
    ['2019-02-27T04:05:06Z', '2019-02-27T04:05:06.000Z'],
    ['2019-02-27 04:05:06', '2019-02-27T04:05:06.000Z'],
    ['2019-02-27 09:35:06+05:30', '2019-02-27T04:05:06.000Z'],
    ['2019-02-27 09:35:06.123456+0530', '2019-02-27T04:05:06.123Z'],
    ['2019-02-27 06:05:06+02', '2019-02-27T04:05:06.000Z'],
  ])('reads the creation time %s as %s', (text, instant) => {
    expect(parseWith({ created_at: text })).toMatchObject({ booking: { created_at: instant } })
  })

  it.each([
    ['2019-02-28', '2019-02-28'],
    ['2019-02-27T18:30:00.000Z', '2019-02-28'],
    ['2019-02-27 18:29:00+00', '2019-02-27'],
  ])('reads the pickup date %s as %s', (text, date) => {
    expect(parseWith({ date: text })).toMatchObject({ booking: { date } })
  })

  it.each([
    ['id', '12', bookingImport.idUnreadable],
    ['name', ' ', expect.any(String)],
    ['phone', '12345', expect.any(String)],
    ['phone', '9.8765432E+09', bookingImport.phoneShortened],
    ['phone', '9876543210.0', bookingImport.phoneShortened],
    ['email', 'asha@', expect.any(String)],
    ['address', 'x'.repeat(501), expect.any(String)],
    ['date', '2019-02-29', bookingImport.dateUnreadable],
    ['date', '2019-02-30 04:05:06', bookingImport.dateUnreadable],
    ['date', '28/02/2019', bookingImport.dateUnreadable],
    ['time', '11-1', expect.any(String)],
    ['service_type', 'ironing', expect.stringContaining('dry-cleaning')],
    ['status', 'done', expect.stringContaining('pending')],
    ['express', 'true', 'Use one of these: yes, no.'],
    ['created_at', 'yesterday', bookingImport.instantUnreadable],
    ['created_at', '2019-02-27 25:05:06', bookingImport.instantUnreadable],
    ['created_at', '2019-02-30 04:05:06', bookingImport.instantUnreadable],
    ['created_at', '2026-11-26T10:00:00.001Z', bookingImport.inFuture],
  ])('rejects the %s %j', (column, text, sentence) => {
    expect(parseWith({ [column]: text })).toEqual({
      problem: { column, sentence: sentence as string },
    })
  })

  it.each([
    ['yes', true],
    [' YES ', true],
    ['no', false],
    ['', false],
  ])('reads express %j as %s', (text, express) => {
    expect(parseWith({ express: text })).toMatchObject({ booking: { express } })
  })

  it('accepts a creation time equal to now', () => {
    expect(parseWith({ created_at: '2026-11-26T10:00:00Z' })).toHaveProperty('booking')
  })
})

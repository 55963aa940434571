import { describe, expect, it } from 'vitest'
import { mapDetails } from '#business/bookings/fields.ts'
import { bookingImport } from '#business/words/staff.ts'
import { hasMonthFirstDate, parseImportedBooking } from './imported-booking.ts'

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
  parseImportedBooking({ ...row, ...changes }, { now })

describe('imported booking', () => {
  it('keeps the id, status and creation time', () => {
    expect(parseWith({})).toEqual({
      booking: {
        ...mapDetails(() => null),
        ...row,
        id: row.id.toLowerCase(),
        name: 'Asha Kulkarni',
        phone: '9876543210',
        email: null,
        items: null,
        created_at: '2019-02-27T04:05:06.789Z',
        language: 'en',
        express: false,
        isErased: false,
      },
    })
  })

  it.each([
    ['2019-02-27T04:05:06Z', '2019-02-27T04:05:06.000Z'],
    ['2019-02-27 04:05:06', '2019-02-27T04:05:06.000Z'],
    ['2019-02-27 09:35:06+05:30', '2019-02-27T04:05:06.000Z'],
    ['2019-02-27 09:35:06.123456+0530', '2019-02-27T04:05:06.123Z'],
    ['2019-02-27 06:05:06+02', '2019-02-27T04:05:06.000Z'],
    ['27-02-2019 04:05', '2019-02-27T04:05:00.000Z'],
    ['27/02/19 04:05:06 PM', '2019-02-27T16:05:06.000Z'],
    ['27.02.2019 12:05 am', '2019-02-27T00:05:00.000Z'],
    ['27 Feb 2019, 9:35 +05:30', '2019-02-27T04:05:00.000Z'],
  ])('reads the creation time %s as %s', (text, instant) => {
    expect(parseWith({ created_at: text })).toMatchObject({ booking: { created_at: instant } })
  })

  it.each([
    ['2019-02-28', '2019-02-28'],
    ['2019-02-27T18:30:00.000Z', '2019-02-28'],
    ['2019-02-27 18:29:00+00', '2019-02-27'],
    ['2024-02-29 20:00:00', '2024-02-29'],
    ['2024-02-29T23:59:59', '2024-02-29'],
    ['29/02/2024', '2024-02-29'],
    ['29-02-2024 20:00', '2024-02-29'],
    ['29/02/24', '2024-02-29'],
    ['29.02.2024', '2024-02-29'],
    ['1.2.24', '2024-02-01'],
    ['3/4/2024', '2024-04-03'],
    ['29-Feb-24', '2024-02-29'],
    ['29 Sept 2024', '2024-09-29'],
    ['Thursday, 29 February 2024', '2024-02-29'],
    ['February 29, 2024', '2024-02-29'],
    ['2024/2/29', '2024-02-29'],
    ['२९/०२/२०२४', '2024-02-29'],
    ["'2024-02-29", '2024-02-29'],
  ])('reads the pickup date %s as %s', (text, date) => {
    expect(parseWith({ date: text })).toMatchObject({ booking: { date } })
  })

  it.each([
    ['id', '12', bookingImport.idUnreadable],
    ['name', ' ', expect.any(String)],
    ['name', '??? ????', bookingImport.lettersLost],
    ['phone', '12345', expect.any(String)],
    ['phone', '9.88E+09', bookingImport.digitsLost],
    ['phone', '9,8765E+9', bookingImport.digitsLost],
    ['phone', '98765E05', bookingImport.digitsLost],
    ['phone', '9876543210.5', bookingImport.digitsLost],
    ['phone', '919876543.210', bookingImport.digitsLost],
    ['email', 'asha@', expect.any(String)],
    ['address', 'x'.repeat(501), expect.any(String)],
    ['date', '2019-02-29', bookingImport.dateUnreadable],
    ['date', '2019-02-30 04:05:06', bookingImport.dateUnreadable],
    ['date', '02/28/2019', bookingImport.dateUnreadable],
    ['date', '31.04.2019', bookingImport.dateUnreadable],
    ['date', '43524', bookingImport.dateUnreadable],
    ['date', '28 Fab 2019', bookingImport.dateUnreadable],
    ['date', '28/02/2019 soon', bookingImport.dateUnreadable],
    ['date', '', bookingImport.dateUnreadable],
    ['date', '27/11/2027', bookingImport.tooFarAhead],
    ['date', '28/02/99', bookingImport.tooFarAhead],
    ['date', '2126-11-26', bookingImport.tooFarAhead],
    ['time', '11-1', expect.any(String)],
    ['service_type', 'ironing', expect.stringContaining('dry-cleaning')],
    ['status', 'done', expect.stringContaining('pending')],
    ['express', 'true', 'Use one of these: yes, no.'],
    ['created_at', 'yesterday', bookingImport.instantUnreadable],
    ['created_at', '27/02/2019', bookingImport.instantUnreadable],
    ['created_at', '2019-02-27 25:05:06', bookingImport.instantUnreadable],
    ['created_at', '27/02/2019 13:05 PM', bookingImport.instantUnreadable],
    ['created_at', '2019-02-30 04:05:06', bookingImport.instantUnreadable],
    ['created_at', '0000-01-01T00:00:00Z', bookingImport.instantUnreadable],
    ['created_at', '2026-11-26T10:00:00.001Z', bookingImport.inFuture],
  ])('rejects the %s %j', (column, text, sentence) => {
    expect(parseWith({ [column]: text })).toEqual({
      problems: [{ column, sentence: sentence as string }],
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

  it.each([
    ['time', '11 AM - 1 PM', '11AM-1PM'],
    ['time', '11AM–1PM', '11AM-1PM'],
    ['time', '11am-1pm', '11AM-1PM'],
    ['time', '11:00 a.m. — 1:00 p.m.', '11AM-1PM'],
    ['time', '11 AM to 1 PM', '11AM-1PM'],
    ['time', '११ AM - १ PM', '11AM-1PM'],
    ['date', '2027-11-26', '2027-11-26'],
    ['service_type', 'Dry Cleaning', 'dry-cleaning'],
    ['service_type', 'LAUNDRY', 'laundry'],
    ['service_type', 'shoe cleaning', 'shoes'],
    ['status', 'Confirmed', 'confirmed'],
    ['language', 'हिंदी', 'hi'],
    ['language', 'English', 'en'],
    ['language', 'NULL', 'en'],
    ['phone', "'09876543210", '9876543210'],
    ['phone', '+919876543210', '9876543210'],
    ['phone', '9,876,543,210', '9876543210'],
    ['items', "'- 2 shirts", '- 2 shirts'],
    ['items', "''=1", "'=1"],
    ['items', "'90s jacket, 'blue'", "'90s jacket, 'blue'"],
    ['address', "'-Plot 4", '-Plot 4'],
    ['instructions', "'＠home", '＠home'],
    ['instructions', "'73928E03", '73928E03'],
    ['instructions', "'1/2", '1/2'],
  ])('reads the %s %j as %j', (column, text, value) => {
    expect(parseWith({ [column]: text })).toMatchObject({ booking: { [column]: value } })
  })

  it('reports every invalid column of a row', () => {
    expect(parseWith({ phone: '12345', status: 'done', created_at: 'yesterday' })).toMatchObject({
      problems: [{ column: 'phone' }, { column: 'status' }, { column: 'created_at' }],
    })
  })

  it('rejects ambiguous dates of a file that has dates with the month first', () => {
    const parse = (date: string) =>
      parseImportedBooking({ ...row, date }, { now, hasMonthFirst: true })
    expect(hasMonthFirstDate({ ...row, date: '02/28/2019' })).toBe(true)
    expect(hasMonthFirstDate({ ...row, created_at: '2/28/19 10:00' })).toBe(true)
    for (const date of ['28/02/2019', '2/3/2019', '2019-02-28', '20-13-2019']) {
      expect(hasMonthFirstDate({ ...row, date })).toBe(false)
    }
    expect(parse('2/3/2019')).toEqual({
      problems: [{ column: 'date', sentence: bookingImport.monthFirst }],
    })
    for (const date of ['2/2/2019', '2 Mar 2019', '2019-03-02', '28/02/2019']) {
      expect(parse(date)).toHaveProperty('booking')
    }
  })

  it('accepts an erased booking, and no other without a phone', () => {
    const erased = { name: 'Erased', phone: 'Erased', address: 'Erased', email: '' }
    expect(parseWith(erased)).toMatchObject({ booking: { ...erased, email: null, isErased: true } })
    expect(parseWith({ ...erased, name: 'Asha' })).toMatchObject({
      problems: [{ column: 'phone' }],
    })
  })

  it('accepts a creation time equal to now', () => {
    expect(parseWith({ created_at: '2026-11-26T10:00:00Z' })).toHaveProperty('booking')
  })
})

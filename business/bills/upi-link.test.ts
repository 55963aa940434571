import { describe, expect, it } from 'vitest'
import { gstNumberPattern, toBillSettings, upiIdPattern } from './bill-settings.ts'
import { parseRupees, toDecimalRupees, toRupees } from './rupees.ts'
import { upiLink } from './upi-link.ts'

const payee = { upiId: 'saaf@okbank', payeeName: 'Saaf & Sons' }
const bill = { totalPaise: 124_950, reference: '3F9A1C07', note: 'Saaf, booking 3F9A1C07' }

describe('upiLink', () => {
  it('has the amount with two decimals and spaces as %20', () => {
    expect(upiLink(payee, bill)).toBe(
      'upi://pay?pa=saaf@okbank&pn=Saaf%20%26%20Sons&am=1249.50&cu=INR' +
        '&tn=Saaf%2C%20booking%203F9A1C07&tr=3F9A1C07',
    )
  })

  it.each([
    [50, 50],
    [51, 50],
  ])('shortens a note of %d characters to %d', (length, shown) => {
    const link = upiLink(payee, { ...bill, note: 'क'.repeat(length) })
    expect(new URL(link!).searchParams.get('tn')).toHaveLength(shown)
  })

  it('is null when there is nothing to pay', () => {
    expect(upiLink(payee, { ...bill, totalPaise: 0 })).toBeNull()
  })
})

describe('rupees', () => {
  it.each([
    [0, '0', '0.00'],
    [5, '0.05', '0.05'],
    [4_950, '49.50', '49.50'],
    [1_00_000_00, '100000', '100000.00'],
  ])('writes %d paise as %s and %s', (paise, short, decimal) => {
    expect(toRupees(paise)).toBe(short)
    expect(toDecimalRupees(paise)).toBe(decimal)
    expect(parseRupees(short)).toBe(paise)
  })

  it.each([
    ['₹1,250', 125_000],
    ['49.5', 4_950],
    ['', NaN],
    ['-1', NaN],
    ['1.234', NaN],
  ])('reads %j as %d', (text, paise) => expect(parseRupees(text)).toBe(paise))
})

describe('bill settings', () => {
  it('are all off by default', () => {
    expect(toBillSettings(undefined, 'Saaf')).toEqual({
      expressPercent: null,
      upi: null,
      gst: { gstNumber: null, legalName: null, gstPercent: null, wording: null },
    })
  })

  it('name the business as the payee', () => {
    expect(toBillSettings({ upiId: 'saaf@okbank', payeeName: '' }, 'Saaf').upi).toEqual({
      upiId: 'saaf@okbank',
      payeeName: 'Saaf',
    })
  })

  it.each([
    ['saaf@okbank', true],
    ['98765.43210-x@ybl', true],
    ['saaf', false],
    ['saaf@', false],
    ['sa af@okbank', false],
    ['saaf@okbank&am=1', false],
  ])('checks the UPI ID %s', (id, isValid) => expect(upiIdPattern.test(id)).toBe(isValid))

  it.each([
    ['27AAPFU0939F1ZV', true],
    ['27AAPFU0939F1Z', false],
    ['27aapfu0939f1zv', false],
  ])('checks the GST number %s', (number, isValid) =>
    expect(gstNumberPattern.test(number)).toBe(isValid),
  )
})

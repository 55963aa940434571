import { describe, expect, it } from 'vitest'
import { parseRupees, toDecimalRupees, toRupees } from '#business/words/rupees.ts'
import { gstNumberPattern, toBillSettings, upiIdPattern } from './bill-settings.ts'
import { upiLink } from './upi-link.ts'

const payee = { upiId: 'saaf@okbank', payeeName: 'Saaf & Sons' }
const bill = {
  bill: { totalPaise: 124_950, updatedAt: '2026-11-26T06:00:00.000Z' },
  ...{ reference: '3F9A1C07', note: 'Saaf, booking 3F9A1C07' },
}

describe('upiLink', () => {
  it('has the amount with two decimals and spaces as %20', () => {
    expect(upiLink(payee, bill)).toBe(
      'upi://pay?pa=saaf@okbank&pn=Saaf%20%26%20Sons&am=1249.50&cu=INR' +
        '&tn=Saaf%2C%20booking%203F9A1C07&tr=3F9A1C07MWX58000',
    )
  })

  it.each([
    [50, 50],
    [51, 50],
  ])('shortens a note of %d characters to %d', (length, shown) => {
    const link = upiLink(payee, { ...bill, note: 'क'.repeat(length) })
    expect(new URL(link!).searchParams.get('tn')).toHaveLength(shown)
  })

  it('has another reference once the bill has changed, of at most 35 letters and digits', () => {
    const changed = { ...bill, bill: { ...bill.bill, updatedAt: '2026-11-26T06:00:00.001Z' } }
    const [first, second] = [bill, changed].map((each) =>
      new URL(upiLink(payee, each)!).searchParams.get('tr'),
    )
    expect(first).toMatch(/^3F9A1C07[0-9A-Z]{1,27}$/)
    expect(second).not.toBe(first)
  })

  it('is null when there is nothing to pay', () => {
    expect(upiLink(payee, { ...bill, bill: { ...bill.bill, totalPaise: 0 } })).toBeNull()
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
    ['450/-', 45_000],
    ['450/–', 45_000],
    ['450/=', 45_000],
    ['450.-', 45_000],
    ['450.00/-', 45_000],
    ['450.00', 45_000],
    ['४५०', 45_000],
    ['४५०.५०', 45_050],
    ['４５０', 45_000],
    ['１，２５０．５０', 125_050],
    ['Rs. 450', 45_000],
    ['Rs 450/-', 45_000],
    ['rs.450', 45_000],
    ['INR 450', 45_000],
    ['₹ 450', 45_000],
    ['₨450', 45_000],
    ['रु. 450', 45_000],
    ['450 रुपये', 45_000],
    ['450 Rs', 45_000],
    [' 450 ', 45_000],
    ['Rs. 450/- only', 45_000],
    ['रू. 450 मात्र', 45_000],
    ['450 रुपये फक्त', 45_000],
    ['\u00A0450\u00A0', 45_000],
    ['₹1,23,456.50', 12_345_650],
    ['1,23,45,678', 1_234_567_800],
    ['123,456', 12_345_600],
    ['1,250', 125_000],
    ['', NaN],
    ['-1', NaN],
    ['−450', NaN],
    ['1.234', NaN],
    ['4.5.0', NaN],
    ['450,5', NaN],
    ['450,50', NaN],
    ['1,2345', NaN],
    ['1234,567', NaN],
    ['4 50', NaN],
    ['1.250,00', NaN],
    ['450-500', NaN],
    ['450/2', NaN],
    ['.50', NaN],
    ['450.', NaN],
    ['1e5', NaN],
    ['0x1f', NaN],
    ['$450', NaN],
    ['9999999999', NaN],
    ['₹', NaN],
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

import { describe, expect, it } from 'vitest'
import { yearsInBusiness } from './years-in-business.ts'

const november2026 = new Date('2026-11-26T06:00:00Z')

describe('yearsInBusiness', () => {
  it.each([
    [1998, '25+'],
    [2001, '25+'],
    [2002, '20+'],
    [1996, '30+'],
    [2021, '5+'],
    [2022, '4'],
    [2025, '1'],
    [2026, null],
    [2030, null],
    [null, null],
    [undefined, null],
  ])('turns the founding year %s into %s', (foundedYear, claim) => {
    expect(yearsInBusiness(foundedYear, november2026)).toBe(claim)
  })

  it('uses the year in Mumbai, not in UTC', () => {
    const newYearInMumbai = new Date('2022-12-31T18:30:00Z')
    expect(yearsInBusiness(1998, newYearInMumbai)).toBe('25+')
    expect(yearsInBusiness(1998, new Date('2022-12-31T18:29:59Z'))).toBe('20+')
  })
})

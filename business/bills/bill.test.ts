import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BillLine,
  billRatesFor,
  calculateBill,
  containedTax,
  lineTotal,
  noRates,
  oneAmount,
  toBillUnit,
} from './bill.ts'
import { billLimits, checkBill } from './bill-limits.ts'

const line = (changes: Partial<BillLine> = {}): BillLine => ({
  item: 'Silk sari',
  count: 1,
  unitPaise: 25_000,
  price: null,
  ...changes,
})
const tenPercent = { words: '10% off', percentOff: 10 }

describe('calculateBill', () => {
  it('adds the surcharge to the pieces and takes the discount off both', () => {
    const lines = [line({ count: 2 }), line({ item: 'Shirt', count: 3, unitPaise: 4_950 })]
    expect(calculateBill(lines, { expressPercent: 50, offer: tenPercent })).toEqual({
      piecesPaise: 64_850,
      surchargePaise: 32_425,
      discountPaise: 9_728,
      totalPaise: 87_547,
    })
  })

  it.each([
    [1, 49, 0],
    [1, 50, 1],
    [99, 50, 50],
    [3, 150, 5],
  ])('rounds the surcharge of %d paise at %d percent to %d', (unitPaise, expressPercent, paise) => {
    const amounts = calculateBill([line({ unitPaise })], { ...noRates, expressPercent })
    expect(amounts.surchargePaise).toBe(paise)
  })

  it('leaves one agreed amount as it is', () => {
    const rates = { expressPercent: 50, offer: tenPercent }
    expect(calculateBill(oneAmount(50_000), rates).totalPaise).toBe(50_000)
  })

  it('equals exact arithmetic for every bill', () => {
    const lines = fc.array(
      fc.record({
        item: fc.constant('Shirt'),
        count: fc.integer({ min: 1, max: billLimits.maxCount }),
        unitPaise: fc.integer({ min: 0, max: billLimits.maxUnitPaise }),
        price: fc.constant(null),
      }),
      { minLength: 1, maxLength: billLimits.maxLines },
    )
    const percent = fc.integer({ min: 0, max: 300 })
    const off = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(lines, percent, off, (lines, expressPercent, percentOff) => {
        const rates = { expressPercent, offer: { words: 'Off', percentOff } }
        const amounts = calculateBill(lines, rates)
        const pieces = lines.reduce(
          (sum, { count, unitPaise }) => sum + BigInt(count) * BigInt(unitPaise),
          0n,
        )
        const rounded = (paise: bigint, percent: number) => (paise * BigInt(percent) + 50n) / 100n
        const surcharge = rounded(pieces, expressPercent)
        const discount = rounded(pieces + surcharge, percentOff)
        expect(Object.values(amounts).map(BigInt)).toEqual([
          pieces,
          surcharge,
          discount,
          pieces + surcharge - discount,
        ])
      }),
    )
  })
})

describe('weights', () => {
  it.each([
    [2.5, 7_900, 19_750],
    [2.355, 7_900, 18_605],
    [0.001, 500, 1],
    [0.001, 499, 0],
    [1.005, 100, 101],
    [999, 1_00_000_00, 999_00_000_00],
  ])('cost at %d kg of %d paise %d', (count, unitPaise, paise) => {
    expect(lineTotal({ count, unitPaise })).toBe(paise)
  })

  it.each([
    ...['a kg', 'kg', '/kg', 'per kg', '1 kg', '1kg', 'each kg', 'Kg.', 'a kilo', 'per kilogram'],
    ...['प्रति किलो', 'किलो', 'एक किलो', 'प्रति कि.ग्रा.'],
  ])('have the unit %s', (unit) => expect(toBillUnit(unit)).toBe('kg'))

  it.each([null, undefined, '', 'a piece', 'a pair', '5 kg', 'half a kilo', 'kgb', 'a bag, 2 kg'])(
    'do not have the unit %s',
    (unit) => expect(toBillUnit(unit)).toBeNull(),
  )
})

describe('billRatesFor', () => {
  const offers = [
    { words: '10% off', firstOrders: true, percentOff: 10, until: '2026-11-30T09:00' },
  ]
  const booking = { express: true, firstOrder: true, createdAt: '2026-11-30T03:29:59Z' }

  it('applies the offer that was active when the booking was made', () => {
    expect(billRatesFor(booking, 50, offers)).toEqual({
      expressPercent: 50,
      offer: { words: '10% off', percentOff: 10 },
    })
    const later = { ...booking, createdAt: '2026-11-30T03:30:00Z' }
    expect(billRatesFor(later, 50, offers).offer).toBeNull()
  })

  it('applies the larger of two offers, and to a later order the one for all orders', () => {
    const festival = { words: 'Diwali', allOrders: true, percentOff: 15 }
    const percentOf = (firstOrder: boolean, percentOff: number) => {
      const all = [...offers, { ...festival, percentOff }]
      return billRatesFor({ ...booking, firstOrder }, 50, all).offer?.percentOff
    }
    expect([percentOf(true, 15), percentOf(true, 5), percentOf(false, 5)]).toEqual([15, 10, 5])
  })

  it('applies neither to a usual order, nor an offer without a percentage', () => {
    const usual = { ...booking, express: false, firstOrder: false }
    expect(billRatesFor(usual, 50, offers)).toEqual(noRates)
    const worded = [{ words: 'A gift', firstOrders: true }]
    expect(billRatesFor(booking, null, worded)).toEqual(noRates)
  })
})

it.each([
  [11_800, 18, 1_800],
  [100, 18, 15],
  [5, 5, 0],
  [11, 5, 1],
  [11_800, 0, 0],
  [11_800, null, null],
])('finds in %d paise at %s percent a tax of %s', (total, percent, tax) => {
  expect(containedTax(total, percent)).toBe(tax)
})

describe('checkBill', () => {
  const problemOf = (...lines: BillLine[]) => checkBill(lines, noRates)

  it.each([[1], [999]])('accepts %d pieces', (count) => {
    expect(problemOf(line({ count, unitPaise: 100 }))).toBeNull()
  })

  it.each([[0], [-1], [1000], [1.5], [NaN]])('refuses %d pieces', (count) => {
    expect(problemOf(line({ count }))).toMatch('Silk sari: enter a whole number')
  })

  it.each([[0.001], [2.355], [999]])('accepts %d kilograms', (count) => {
    expect(problemOf(line({ count, unit: 'kg', unitPaise: 100 }))).toBeNull()
  })

  it.each([[0], [-1], [999.001], [0.0005], [NaN], [Infinity]])('refuses %d kilograms', (count) => {
    expect(problemOf(line({ count, unit: 'kg' }))).toMatch('Silk sari: enter kilograms')
  })

  it.each([[0], [1_00_000_00]])('accepts a price of %d paise', (unitPaise) => {
    expect(problemOf(line({ unitPaise }))).toBeNull()
  })

  it.each([[-1], [1_00_000_01], [0.5], [NaN]])('refuses a price of %d paise', (unitPaise) => {
    expect(problemOf(line({ unitPaise }))).toMatch('Silk sari: enter a price')
  })

  it.each(['Rug\0', 'Rug\nBcc', 'Rug\u202e', '\u200b'])('refuses a piece named %j', (item) => {
    expect(problemOf(line({ item }))).toMatch('cannot be stored')
  })

  it('limits the number of lines and the total', () => {
    const lines = Array.from({ length: 60 }, () => line())
    expect(problemOf(...lines)).toBeNull()
    expect(problemOf(...lines, line())).toMatch('at most 60')
    const most = line({ count: 10, unitPaise: 1_00_000_00 })
    expect(problemOf(most)).toBeNull()
    expect(problemOf(most, line({ unitPaise: 1 }))).toMatch('at most ₹10,00,000')
  })

  it('needs a line, and a name for each', () => {
    expect(problemOf()).toMatch('at least one')
    expect(problemOf(line({ item: '' }), line())).toMatch('what the piece is')
    expect(problemOf(line({ item: 'a'.repeat(61) }))).toMatch('60 characters')
    for (const item of ['a\0b', 'a\nb', '\u0007'])
      expect(problemOf(line({ item }))).toMatch('cannot be stored')
  })

  it('limits one amount', () => {
    expect(problemOf(...oneAmount(10_00_000_00))).toBeNull()
    for (const paise of [0, 10_00_000_01, NaN]) {
      expect(problemOf(...oneAmount(paise))).toMatch('Enter an amount')
    }
  })
})

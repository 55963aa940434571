import { describe, expect, it } from 'vitest'
import { oneAmount } from './bill.ts'
import {
  acceptPriceChanges,
  checkForm,
  readBillForm,
  rowFieldNames,
  toBillForm,
  toBillLines,
} from './bill-form.ts'
import { parseSeenBill } from './seen-bill.ts'

const sari = { id: 'a', item: 'Silk sari', fromPaise: 25_000, unit: null }
const shirt = { id: 'b', item: 'Shirt', fromPaise: 4_950, unit: null }

describe('bill form', () => {
  it('lists the prices, then what staff wrote, then empty rows', () => {
    const lines = [
      { item: 'Shirt', count: 2, unitPaise: 6_000, price: 'b' },
      { item: 'Curtain', count: 1, unitPaise: 90_000, price: null },
    ]
    const { rows, amount } = toBillForm([sari, shirt], lines)
    expect(amount).toBe('')
    expect(rows.map(({ item, count, price }) => [item, count, price])).toEqual([
      ['Silk sari', '', '250'],
      ['Shirt', '2', '60'],
      ['Curtain', '1', '900'],
      ['', '', ''],
      ['', '', ''],
      ['', '', ''],
    ])
    expect(toBillLines({ rows, amount })).toEqual(lines)
  })

  it('keeps a line whose price has left the list', () => {
    const line = { item: 'Silk sari', count: 1, unitPaise: 25_000, price: 'a' }
    const [, row] = toBillForm([shirt], [line]).rows
    expect(row).toMatchObject({ item: 'Silk sari', count: '1', listed: null })
  })

  it('shows one amount', () => {
    const form = toBillForm([sari], oneAmount(49_950))
    expect(form.amount).toBe('499.50')
    expect(toBillLines(form)).toEqual(oneAmount(49_950))
  })

  it('reads back what it sent', () => {
    const fields = new FormData()
    const { item, count, price, listedId, listedPaise } = rowFieldNames(0)
    fields.set(item, ' Silk sari ')
    fields.set(count, '2')
    fields.set(price, '250')
    fields.set(listedId, 'a')
    fields.set(listedPaise, '25000')
    expect(toBillLines(readBillForm(fields))).toEqual([
      { item: 'Silk sari', count: 2, unitPaise: 25_000, price: 'a' },
    ])
  })

  it.each([
    ['-1', '250'],
    ['1.5', '250'],
    ['12345', '250'],
    ['two', '250'],
    ['1', '-5'],
    ['1', '2.505'],
    ['1', '1e5'],
    ['1', ''],
  ])('reads %j pieces at %j as no number', (count, price) => {
    const [line] = toBillLines({ rows: [{ item: 'A', count, price, listed: null }], amount: '' })
    expect(Number.isNaN(line!.count * line!.unitPaise)).toBe(true)
  })

  it('refuses pieces together with an amount, and unnamed pieces', () => {
    const row = { item: 'A', count: '1', price: '5', listed: null }
    expect(checkForm({ rows: [row], amount: '' })).toBeNull()
    expect(checkForm({ rows: [row], amount: '5' })).toMatch('not both')
    expect(checkForm({ rows: [{ ...row, item: '' }], amount: '' })).toMatch('what the piece')
  })
})

describe('acceptPriceChanges', () => {
  const form = toBillForm(
    [sari, shirt],
    [{ item: 'Silk sari', count: 1, unitPaise: 25_000, price: 'a' }],
  )

  it('names a counted piece with another price once, and keeps what was typed', () => {
    const prices = [
      { ...sari, fromPaise: 30_000 },
      { ...shirt, fromPaise: 5_000 },
    ]
    const first = acceptPriceChanges(form, prices)
    expect(first.changes).toEqual(['Silk sari: the price in the list was ₹250 and is now ₹300.'])
    expect(first.form.rows[0]).toMatchObject({ count: '1', price: '250' })
    expect(acceptPriceChanges(first.form, prices).changes).toEqual([])
  })

  it.each(['c', 'not-a-uuid', '', '\0'])(
    'makes an own line of a price that is not listed: %j',
    (id) => {
      const [first] = form.rows
      const sent = { rows: [{ ...first!, listed: { ...first!.listed!, id } }], amount: '' }
      const { changes, form: next } = acceptPriceChanges(sent, [shirt])
      expect(changes).toEqual(['Silk sari: no longer in the price list of this service.'])
      expect(toBillLines(next)).toMatchObject([{ item: 'Silk sari', price: null }])
      expect(acceptPriceChanges(next, [shirt]).changes).toEqual([])
      const uncounted = { ...sent, rows: [{ ...sent.rows[0]!, count: '' }] }
      expect(acceptPriceChanges(uncounted, [shirt])).toEqual({
        ...{ changes: [], form: { rows: [], amount: '' } },
      })
    },
  )

  it('takes the name of a listed piece from the list', () => {
    const sent = { ...form, rows: form.rows.map((row) => ({ ...row, item: 'Anything' })) }
    expect(acceptPriceChanges(sent, [sari, shirt]).form.rows[0]).toMatchObject({
      item: 'Silk sari',
    })
  })

  it('finds nothing while the prices stay', () => {
    expect(acceptPriceChanges(form, [sari, shirt])).toEqual({ form, changes: [] })
  })
})

describe('weights', () => {
  const washing = { id: 'w', item: 'Wash and fold', fromPaise: 7_900, unit: 'kg' } as const
  const lineOf = (count: string, listed: { id: string; paise: number; unit: 'kg' | null } | null) =>
    toBillLines({ rows: [{ item: 'A', count, price: '79', listed }], amount: '' })[0]!
  const perKilogram = { id: 'w', paise: 7_900, unit: 'kg' } as const

  it.each([
    ['2.5', 2.5],
    ['2.5 kg', 2.5],
    ['2.355kg', 2.355],
    ['३.५', 3.5],
    ['12', 12],
    ['3 KG', 3],
    ['2.5  kilogram', 2.5],
    ['२.५ कि.ग्रा.', 2.5],
    ['2.5 किग्रा', 2.5],
    ['500 g', NaN],
    ['2,5', NaN],
    ['2.5555', NaN],
    ['2.5.0', NaN],
    ['-1', NaN],
    ['.5', NaN],
    ['1e2', NaN],
  ])('reads %j kilograms of a listed price as %d', (count, kilograms) => {
    expect(lineOf(count, perKilogram)).toMatchObject({ count: kilograms, unit: 'kg' })
  })

  it('has no decimals and no kilograms for pieces', () => {
    const perPiece = { id: 'p', paise: 7_900, unit: null }
    expect(lineOf('2.5', perPiece).count).toBeNaN()
    expect(lineOf('2 kg', perPiece).count).toBeNaN()
    expect(lineOf('2', perPiece)).not.toHaveProperty('unit')
    expect(lineOf('2.5', null).count).toBeNaN()
    expect(lineOf('2.5 kg', null)).toMatchObject({ count: 2.5, unit: 'kg' })
  })

  it('are shown as they were stored, also after the price has left the list', () => {
    const lines = [
      { item: 'Wash and fold', count: 2.5, unit: 'kg', unitPaise: 7_900, price: 'w' },
    ] as const
    const listed = toBillForm([washing], lines)
    expect(listed.rows[0]).toMatchObject({ count: '2.5', listed: { unit: 'kg' } })
    expect(toBillLines(listed)).toEqual(lines)
    for (const prices of [[sari], [{ ...washing, unit: null }]]) {
      const own = toBillForm(prices, lines)
      expect(own.rows[1]).toMatchObject({ count: '2.5 kg', listed: null })
      expect(toBillLines(own)).toEqual([{ ...lines[0], price: null }])
    }
  })

  it('are confirmed when the unit of the price has changed', () => {
    const form = toBillForm([{ ...washing, unit: null }], null)
    form.rows[0]!.count = '2'
    const { changes, form: next } = acceptPriceChanges(form, [washing])
    expect(changes).toEqual(['Wash and fold: the price in the list is now for a kg.'])
    expect(acceptPriceChanges(next, [washing]).changes).toEqual([])
  })
})

it.each([
  [
    '{"bill":"x","expressPercent":50,"percentOff":10}',
    { bill: 'x', expressPercent: 50, percentOff: 10 },
  ],
  ['{"bill":5}', { bill: null, expressPercent: null, percentOff: null }],
  ['null', null],
  ['{', null],
  [null, null],
])('reads %j', (text, seen) => expect(parseSeenBill(text)).toEqual(seen))

import { describe, expect, it } from 'vitest'
import { formatPaise } from '#business/words/rupees.ts'
import { type Price, pricesByService, startingPrice } from './prices.ts'

it.each([
  [9900, '₹99'],
  [125000, '₹1,250'],
  [12345600, '₹1,23,456'],
  [4950, '₹49.50'],
  [1, '₹0.01'],
])('formats %d paise as %s', (paise, words) => expect(formatPaise(paise)).toBe(words))

it('groups prices by service and omits services without prices', () => {
  const price = (service: Price['service'], item: string) => ({
    service,
    item,
    fromPaise: 100,
    unit: null,
  })
  const prices = [price('shoes', 'Boots'), price('dry-cleaning', 'Coat'), price('shoes', 'Clogs')]
  const groups = pricesByService(prices)
  expect(groups.map(({ service, prices }) => [service, prices.map(({ item }) => item)])).toEqual([
    ['dry-cleaning', ['Coat']],
    ['shoes', ['Boots', 'Clogs']],
  ])
})

describe('startingPrice', () => {
  const prices: Price[] = [
    { service: 'dry-cleaning', item: 'Shirt', fromPaise: 9900, unit: 'a piece' },
    { service: 'laundry', item: 'Wash and fold', fromPaise: 7900, unit: 'a kg' },
    { service: 'laundry', item: 'Bed sheet', fromPaise: 8900, unit: 'a piece' },
    { service: 'laundry', item: 'Ironing', fromPaise: 1500, unit: 'a piece' },
    { service: 'laundry', item: 'Socks', fromPaise: 7500, unit: 'a kg' },
    { service: 'shoes', item: 'Canvas shoes', fromPaise: 100, unit: null },
  ]
  const service = { bookedAs: null, fromPaise: null, priceNote: null }

  it.each([
    [{ bookedAs: 'laundry' }, { fromPaise: 7500, note: 'a kg' }],
    [{ bookedAs: 'shoes' }, { fromPaise: 100, note: null }],
    [
      { bookedAs: 'laundry', priceNote: 'plus half' },
      { fromPaise: 7500, note: 'plus half' },
    ],
    [{ bookedAs: 'both' }, null],
    [
      { bookedAs: 'both', fromPaise: 17900 },
      { fromPaise: 17900, note: null },
    ],
    [
      { fromPaise: 17900, priceNote: 'a panel' },
      { fromPaise: 17900, note: 'a panel' },
    ],
    [{}, null],
  ] as const)('returns for %j the price %j', (fields, expected) =>
    expect(startingPrice({ ...service, ...fields }, prices)).toEqual(expected),
  )

  it('returns the lowest price of both services in one unit', () => {
    const pieces = prices.filter(({ unit }) => unit === 'a piece')
    const both = startingPrice({ ...service, bookedAs: 'both' }, pieces)
    expect(both).toEqual({ fromPaise: 1500, note: 'a piece' })
  })

  it('returns null when its service has no prices', () =>
    expect(startingPrice({ ...service, bookedAs: 'laundry' }, prices.slice(0, 1))).toBeNull())
})

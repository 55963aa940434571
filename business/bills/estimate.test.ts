import { expect, it } from 'vitest'
import type { Price } from '#business/content/prices.ts'
import { prices as priceWords, serviceTypes } from '#business/words/en.ts'
import {
  countAnnounced,
  estimatePaise,
  listCountableItems,
  readCounts,
  writeCount,
} from './estimate.ts'

const price = (item: string, unit: string, service: Price['service'] = 'laundry') => ({
  ...{ service, item, unit },
  fromPaise: 100,
})
const items = listCountableItems(
  [
    price('Bed sheet', 'a piece'),
    price('Bed sheet, double', 'a piece'),
    price('Wash (and fold)', 'a kg'),
    price('Shirt', 'a piece'),
    price('Shirt', 'a piece', 'dry-cleaning'),
  ],
  { prices: priceWords, serviceTypes },
)

it('labels weights, and items that two services have', () =>
  expect(items.map(({ label }) => label)).toEqual([
    ...['Bed sheet', 'Bed sheet, double', 'kg Wash (and fold)'],
    ...['Shirt (Laundry)', 'Shirt (Dry Cleaning)'],
  ]))

it.each([
  ['', [0, 0, 0, 0, 0]],
  ['3 Bed sheet, 1 Bed sheet, double, 2 kg Wash (and fold)', [3, 1, 2, 0, 0]],
  ['Mind the lace\n3 Bed sheet, 1 napkin, 12 Shirt (Dry Cleaning)', [3, 0, 0, 0, 12]],
  ['13 Bed sheets, 0 Bed sheet, 100 Bed sheet, 2 Wash (and fold)', [0, 0, 0, 0, 0]],
])('reads from %j the counts %j', (text, counts) => expect(readCounts(text, items)).toEqual(counts))

it.each([
  ['', 'Bed sheet', 1, '1 Bed sheet'],
  ['1 Bed sheet', 'Bed sheet', 2, '2 Bed sheet'],
  ['1 Bed sheet', 'Bed sheet, double', 1, '1 Bed sheet, 1 Bed sheet, double'],
  ['1 Bed sheet, double', 'Bed sheet', 1, '1 Bed sheet, double, 1 Bed sheet'],
  ['Mind the lace', 'Bed sheet', 1, 'Mind the lace\n1 Bed sheet'],
  [
    '1 Bed sheet, lace\nThanks',
    'kg Wash (and fold)',
    2,
    '1 Bed sheet, 2 kg Wash (and fold), lace\nThanks',
  ],
  ['1 Bed sheet, 1 Bed sheet, double', 'Bed sheet', 0, '1 Bed sheet, double'],
  ['1 Bed sheet, 1 Bed sheet, double', 'Bed sheet, double', 0, '1 Bed sheet'],
  ['Lace\n1 Bed sheet\nThanks', 'Bed sheet', 0, 'Lace\nThanks'],
  ['1 Bed sheet', 'Bed sheet', 0, ''],
])('in %j, counts %s as %d: %j', (text, label, count, changed) =>
  expect(writeCount(text, items, { label, count })).toBe(changed),
)

it.each([
  [null, null],
  ['Mind the lace', null],
  ['3 Bed sheet, 1 Bed sheet, double', 4],
  ['Mind the lace\n12 Shirt (Laundry), 1 napkin', 13],
  ['3 shirts and 1 sari', 4],
  ['2 kg Wash (and fold), 3 Shirt', null],
  ['100 shirts, 2x4', null],
])('counts the pieces announced in %j: %j', (text, count) =>
  expect(countAnnounced(text, { prices: priceWords })).toBe(count),
)

it('sums up in whole rupees, with the express surcharge', () => {
  const pieces = [
    { fromPaise: 8_950, count: 3 },
    { fromPaise: 7_900, count: 2 },
  ]
  expect(estimatePaise(pieces, null)).toBe(42_700)
  expect(estimatePaise(pieces, 50)).toBe(64_000)
  expect(estimatePaise([{ fromPaise: 8_950, count: 0 }], 50)).toBe(0)
})

import { expect, it } from 'vitest'
import { formatPaise, type Price, pricesByService } from './prices.ts'

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

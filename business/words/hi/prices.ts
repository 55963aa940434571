import type { PriceWords } from '#business/words/en/prices.ts'

export const prices: PriceWords = {
  item: 'आइटम',
  price: 'रेट',
  from: '{unit} {price} से शुरू',
}

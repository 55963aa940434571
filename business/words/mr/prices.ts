import type { PriceWords } from '#business/words/en/prices.ts'

export const prices: PriceWords = {
  item: 'सामान',
  price: 'दर',
  from: '{price} पासून',
}

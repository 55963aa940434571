import type { PriceWords } from '#business/words/en/prices.ts'

export const prices: PriceWords = {
  item: 'प्रकार',
  price: 'दर',
  from: '{price} पासून',
}

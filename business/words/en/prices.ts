import type { Translation } from '#business/words/sentence.ts'

export const prices = {
  item: 'Item',
  price: 'Price',
  from: 'from {price} {unit}',
} as const

export type PriceWords = Translation<typeof prices>

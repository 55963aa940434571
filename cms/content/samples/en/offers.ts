import type { Offer } from '#payload-types.ts'

export const offers: Pick<Offer, 'words' | 'percentOff'>[] = [
  { words: '10% off your first order', percentOff: 10 },
]

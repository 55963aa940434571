import type { Price } from '#payload-types.ts'

export const prices: Pick<Price, 'item' | 'service' | 'fromPaise' | 'unit'>[] = [
  price('dry-cleaning', 'Shirt or kurta', 9900, 'a piece'),
  price('dry-cleaning', 'Trousers', 12900, 'a piece'),
  price('dry-cleaning', 'Suit, two pieces', 34900, 'a suit'),
  price('dry-cleaning', 'Silk sari', 29900, 'a piece'),
  price('dry-cleaning', 'Sherwani', 59900, 'a piece'),
  price('dry-cleaning', 'Lehenga', 89900, 'a piece'),
  price('dry-cleaning', 'Blanket or razai', 34900, 'a piece'),
  price('dry-cleaning', 'Curtains', 17900, 'a panel'),
  price('laundry', 'Wash and fold', 7900, 'a kg'),
  price('laundry', 'Wash and steam iron', 11900, 'a kg'),
  price('laundry', 'Bed sheet, double', 8900, 'a piece'),
  price('laundry', 'Steam ironing', 1500, 'a piece'),
  price('shoes', 'Canvas shoes', 29900, 'a pair'),
  price('shoes', 'Sneakers', 39900, 'a pair'),
  price('shoes', 'Leather shoes', 49900, 'a pair'),
  price('shoes', 'Suede or boots', 59900, 'a pair'),
]

function price(service: Price['service'], item: string, fromPaise: number, unit: string) {
  return { item, service, fromPaise, unit }
}

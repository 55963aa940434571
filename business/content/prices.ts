import { type PricedService, pricedServices } from '#business/bookings/service-types.ts'

export interface Price {
  item: string
  service: PricedService
  fromPaise: number
  /** Such as `a piece`. */
  unit: string | null
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Formats paise as `₹1,250` or `₹49.50`. */
export function formatPaise(paise: number): string {
  return rupees.format(paise / 100)
}

/** Lists prices in service order; omits services without prices. */
export function pricesByService(
  prices: readonly Price[],
): { service: PricedService; prices: Price[] }[] {
  return pricedServices
    .map((service) => ({ service, prices: prices.filter((price) => price.service === service) }))
    .filter((group) => group.prices.length > 0)
}

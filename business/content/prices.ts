import { type PricedService, pricedServices } from '#business/bookings/service-types.ts'

export interface Price {
  item: string
  service: PricedService
  fromPaise: number
  /** What that is the price of: `a piece`. */
  unit: string | null
}

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** An amount for people, given in paise: `₹1,250`, `₹49.50`. */
export function formatPaise(paise: number): string {
  return rupees.format(paise / 100)
}

/** The prices of each service that has any, in the order of the services. */
export function pricesByService(
  prices: readonly Price[],
): { service: PricedService; prices: Price[] }[] {
  return pricedServices
    .map((service) => ({ service, prices: prices.filter((price) => price.service === service) }))
    .filter((group) => group.prices.length > 0)
}

import {
  includedServices,
  type PricedService,
  pricedServices,
  type ServiceType,
} from '#business/bookings/service-types.ts'

export interface Price {
  item: string
  service: PricedService
  fromPaise: number
  unit: string | null
  english?: readonly string[]
}

/** Lists prices in service order; omits services without prices. */
export function pricesByService(
  prices: readonly Price[],
): { service: PricedService; prices: Price[] }[] {
  return pricedServices
    .map((service) => ({ service, prices: prices.filter((price) => price.service === service) }))
    .filter((group) => group.prices.length > 0)
}

export interface StartingPrice {
  fromPaise: number
  note: string | null
  english?: readonly string[]
}

/**
 * The service's own starting price, or the lowest one of the service it is booked as, in the unit
 * of its first price: ironing by the piece is no price of laundry by weight. Null without a price,
 * or for `both` if its parts have different units.
 */
export function startingPrice(
  service: {
    bookedAs: ServiceType | null
    fromPaise: number | null
    priceNote: string | null
    english?: readonly string[]
  },
  prices: readonly Price[],
): StartingPrice | null {
  const { bookedAs, fromPaise, priceNote } = service
  const own = { note: priceNote, ...englishNote(service, 'priceNote') }
  if (fromPaise) return { fromPaise, ...own }
  const included = includedServices(bookedAs)
  const parts = pricesByService(prices).filter((part) => included.includes(part.service))
  const [lowest, ...others] = parts
    .flatMap((part) => part.prices.filter(({ unit }) => unit === part.prices[0]!.unit))
    .sort((a, b) => a.fromPaise - b.fromPaise)
  if (!lowest || others.some(({ unit }) => unit !== lowest.unit)) return null
  const note = priceNote ? own : { note: lowest.unit, ...englishNote(lowest, 'unit') }
  return { fromPaise: lowest.fromPaise, ...note }
}

function englishNote({ english }: { english?: readonly string[] }, field: string) {
  return english?.includes(field) ? { english: ['note'] } : {}
}

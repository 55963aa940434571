import { type WallClock, wallClockAt } from '#business/pickups/local-time.ts'

export const offerPositions = {
  topOfHome: 'At the top of the home page',
  banners: 'In the Book Now banners',
  firstOrders: 'On a customer’s first booking (in the email to staff and on the dashboard)',
  allOrders: 'On every booking made between From and Until',
} as const

export type OfferPosition = keyof typeof offerPositions

/** `from` and `until` are in Mumbai, half open; without them the offer always runs. */
export interface Offer extends Partial<Record<OfferPosition, boolean | null>> {
  words: string
  from?: WallClock | null
  until?: WallClock | null
  /** Applied to the bills of first orders or all orders. */
  percentOff?: number | null
}

export function pickActiveOffer<One extends Offer>(
  position: OfferPosition,
  offers: readonly One[],
  at: Date,
): One | undefined {
  const clock = wallClockAt(at)
  return offers.find((offer) => offer[position] && isActiveAt(clock, offer))
}

function isActiveAt(clock: WallClock, { from, until }: Offer): boolean {
  return (!from || from <= clock) && (!until || clock < until)
}

/** Returns the next start or end; null without one. */
export function nextOfferChange(offers: readonly Offer[], now: Date): WallClock | null {
  const clock = wallClockAt(now)
  const changes = offers.flatMap(({ from, until }) => [from, until])
  return changes.filter((change) => change && change > clock).sort()[0] ?? null
}

interface Order {
  firstOrder?: boolean | null
  /** ISO 8601. */
  createdAt: string
}

/** Returns the offer that was active when the order was booked: the one that takes more off. */
export function pickOrderOffer<One extends Offer>(
  offers: readonly One[],
  { firstOrder, createdAt }: Order,
): One | undefined {
  const at = new Date(createdAt)
  const first = firstOrder ? pickActiveOffer('firstOrders', offers, at) : undefined
  const every = pickActiveOffer('allOrders', offers, at)
  return first && (first.percentOff ?? 0) >= (every?.percentOff ?? 0) ? first : every
}

/** Describes the offer for staff. Null if a later order has none. */
export function describeOrderOffer(
  offers: readonly Offer[],
  order: Order,
): { term: string; text: string } | null {
  const offer = pickOrderOffer(offers, order)
  if (!order.firstOrder) return offer ? { term: 'Offer', text: offer.words } : null
  const text = offer ? `offer applies (${offer.words})` : 'no offer at the time of booking'
  return { term: 'First order', text }
}

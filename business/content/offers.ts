import { type WallClock, wallClockAt } from '#business/pickups/local-time.ts'

export const offerPositions = {
  topOfHome: 'At the top of the home page',
  banners: 'In the Book Now banners',
  firstOrders: 'On a customer’s first booking (in the email to staff and on the dashboard)',
} as const

export type OfferPosition = keyof typeof offerPositions

/** `from` and `until` are in Mumbai, half open; without them the offer always runs. */
export interface Offer extends Partial<Record<OfferPosition, boolean | null>> {
  words: string
  from?: WallClock | null
  until?: WallClock | null
  /** Applied to the bill of a first order. */
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

/** Describes, for staff, the offer that was active at `createdAt` (ISO 8601). */
export function describeFirstOrderOffer(
  offers: readonly Offer[],
  { createdAt }: { createdAt: string },
): string {
  const offer = pickActiveOffer('firstOrders', offers, new Date(createdAt))
  return offer ? `offer applies (${offer.words})` : 'no offer at the time of booking'
}

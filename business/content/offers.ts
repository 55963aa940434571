import { type WallClock, wallClockAt } from '#business/pickups/local-time.ts'

/** Where an offer may stand. */
export const offerPlaces = {
  topOfHome: 'At the top of the home page',
  banners: 'In the Book Now banners',
  firstOrders: "Beside a customer's first booking, in the mail and on the dashboard of the staff",
} as const

export type OfferPlace = keyof typeof offerPlaces

/** What is promised for a while: from a minute on and until another, of the clocks in Mumbai; always, where there is none. */
export interface Offer extends Partial<Record<OfferPlace, boolean | null>> {
  words: string
  from?: WallClock | null
  until?: WallClock | null
}

/** The words of the offer that runs in a place at the instant `at`; of several the first. Null where none does. */
export function offerIn(place: OfferPlace, offers: readonly Offer[], at: Date): string | null {
  const clock = wallClockAt(at)
  return offers.find((offer) => offer[place] && runsAt(clock, offer))?.words ?? null
}

/** Its first minute belongs to it, its last does not. */
function runsAt(clock: WallClock, { from, until }: Offer): boolean {
  return (!from || from <= clock) && (!until || clock < until)
}

/** The next minute at which an offer begins or ends, after the instant `now`; null where none will. */
export function nextOfferChange(offers: readonly Offer[], now: Date): WallClock | null {
  const clock = wallClockAt(now)
  const changes = offers.flatMap(({ from, until }) => [from, until])
  return changes.filter((change) => change && change > clock).sort()[0] ?? null
}

/** What staff read of a booking from a phone that was never seen before: what was promised when it was made (ISO 8601). */
export function firstOrderNote(
  offers: readonly Offer[],
  { createdAt }: { createdAt: string },
): string {
  const offer = offerIn('firstOrders', offers, new Date(createdAt))
  return offer ? `the offer applies: ${offer}` : 'no offer ran when it was booked'
}

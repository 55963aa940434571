/** What staff read of a booking from a phone that was never seen before; `offer` is what the site promises for it. */
export function firstOrderNote(offer: string | null | undefined): string {
  return offer ? `the offer applies: ${offer}` : 'the offer for first orders applies'
}

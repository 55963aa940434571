import { findActiveOffer, type Offer, type OfferPosition, offerPositions } from './offers.ts'

const shownTestimonials = 3

/** Returns the testimonials of the Home and Contact pages; `testimonials` is in order. */
export function testimonialsOnPage<Testimonial>(testimonials: readonly Testimonial[]) {
  return testimonials.slice(0, shownTestimonials)
}

interface Entry {
  id: string
  order?: number | null
}

/** Tells editors why a published testimonial is not on the site. Null if it is. */
export function whyTestimonialHidden(id: string, testimonials: readonly Entry[]): string | null {
  const entry = testimonials.find((one) => one.id === id)
  if (!entry || testimonialsOnPage(testimonials).includes(entry)) return null
  return `Published, not shown: the order is ${entry.order ?? 0}, and only the first ${shownTestimonials} of ${testimonials.length} are shown.`
}

/** Tells editors why a published offer is not on the site. Null if it is somewhere. */
export function whyOfferHidden(
  id: string,
  offers: readonly (Entry & Offer)[],
  now: Date,
): string | null {
  const offer = offers.find((one) => one.id === id)
  if (!offer) return null
  const positions = (Object.keys(offerPositions) as OfferPosition[]).filter((name) => offer[name])
  if (positions.length === 0) return 'Published, not shown: no place is ticked.'
  const isActive = positions.some((name) => findActiveOffer(name, [offer], now))
  if (!isActive) return 'Published, not shown: it has not started, or has ended.'
  const winners = positions.map((name) => findActiveOffer(name, offers, now))
  if (winners.includes(offer.words)) return null
  return `Published, not shown: “${winners[0]}” has a lower order.`
}

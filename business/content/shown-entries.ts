import { findActiveOffer, type Offer, type OfferPosition, offerPositions } from './offers.ts'

const testimonialsPerPage = 3

/** Home shows the first three; Contact the next three, or the last three if there are fewer. */
export function selectTestimonials<Testimonial>(
  page: 'home' | 'contact',
  testimonials: readonly Testimonial[],
): Testimonial[] {
  const last = Math.max(0, testimonials.length - testimonialsPerPage)
  const start = page === 'home' ? 0 : Math.min(testimonialsPerPage, last)
  return testimonials.slice(start, start + testimonialsPerPage)
}

interface Entry {
  id: string
  order?: number | null
}

/** Tells editors why a published testimonial is not on the site. Null if it is. */
export function describeHiddenTestimonial(
  id: string,
  testimonials: readonly Entry[],
): string | null {
  const entry = testimonials.find((one) => one.id === id)
  const shown = [
    ...selectTestimonials('home', testimonials),
    ...selectTestimonials('contact', testimonials),
  ]
  if (!entry || shown.includes(entry)) return null
  return `Published, not shown: the order is ${entry.order ?? 0}, and only the first ${shown.length} of ${testimonials.length} are shown.`
}

/** Tells editors why a published offer is not on the site. Null if it is somewhere. */
export function describeHiddenOffer(
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
  const winners = positions.flatMap((name) => findActiveOffer(name, offers, now) ?? [])
  if (winners.includes(offer)) return null
  return `Published, not shown: “${winners[0]?.words}” is shown instead. Give this offer a lower order to show it.`
}

import { type Offer, type OfferPosition, offerPositions, pickActiveOffer } from './offers.ts'

/** The order of lists, on the site and in the CMS. Without a position, the newest comes last. */
export const listOrder = ['_order', 'createdAt']

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
}

type WhyHidden = (id: string, published: readonly Entry[], now: Date) => string | null

const reasons = { testimonials: whyTestimonialIsHidden, offers: whyOfferIsHidden }

export type CollectionWithHidden = keyof typeof reasons

interface Question {
  collection: CollectionWithHidden
  id: string
  published: readonly Entry[]
  now: Date
}

/** Tells editors why a published entry is not on the site. Null if it is, or is not published. */
export function describeHiddenEntry(question: Question): string | null {
  const reason = whyHidden(question)
  return reason && `Published, not shown: ${reason}`
}

export function answerIsShown(question: Question): string {
  if (!question.published.some(({ id }) => id === question.id)) return 'No: not published.'
  const reason = whyHidden(question)
  return reason ? `No: ${reason}` : 'Yes'
}

function whyHidden({ collection, id, published, now }: Question): string | null {
  return (reasons[collection] as WhyHidden)(id, published, now)
}

function whyTestimonialIsHidden(id: string, testimonials: readonly Entry[]): string | null {
  const index = testimonials.findIndex((one) => one.id === id)
  const shown = 2 * testimonialsPerPage
  if (index < shown) return null
  return `it is number ${index + 1} of those published, and the first ${shown} are shown.`
}

function whyOfferIsHidden(
  id: string,
  offers: readonly (Entry & Offer)[],
  now: Date,
): string | null {
  const offer = offers.find((one) => one.id === id)
  if (!offer) return null
  const positions = (Object.keys(offerPositions) as OfferPosition[]).filter((name) => offer[name])
  if (positions.length === 0) return 'no place is ticked.'
  const isActive = positions.some((name) => pickActiveOffer(name, [offer], now))
  if (!isActive) return 'it has not started, or has ended.'
  const winners = positions.flatMap((name) => pickActiveOffer(name, offers, now) ?? [])
  if (winners.includes(offer)) return null
  return `“${winners[0]?.words}” is shown instead. Drag this offer above it to show it.`
}

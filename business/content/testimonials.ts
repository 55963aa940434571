const perPage = 3

/** Home shows the first three; Contact the next three, or the last three if there are fewer. */
export function testimonialsFor<Testimonial>(
  page: 'home' | 'contact',
  testimonials: readonly Testimonial[],
): Testimonial[] {
  const last = Math.max(0, testimonials.length - perPage)
  const start = page === 'home' ? 0 : Math.min(perPage, last)
  return testimonials.slice(start, start + perPage)
}

import { expect, it } from 'vitest'
import { bookingHref, isBookingSubpage } from './site-links.ts'

it.each([
  [{ title: 'Dry Cleaning', bookedAs: 'dry-cleaning' }, '/booking?service=dry-cleaning'],
  [{ title: 'Laundry Services', bookedAs: 'laundry' }, '/booking?service=laundry'],
  [{ title: 'Express Service', bookedAs: 'both' }, '/booking?service=both&items=Express+Service'],
  [{ title: 'Curtains & rugs', bookedAs: null }, '/booking?items=Curtains+%26+rugs'],
] as const)('books %j at %s', (service, href) => expect(bookingHref(service)).toBe(href))

it('recognises pages about an existing booking', () => {
  expect(isBookingSubpage('/booking/manage/key/cancel')).toBe(true)
  expect(isBookingSubpage('/booking')).toBe(false)
})

import type { Door } from './events.ts'

/** How a customer has booked. */
export const bookingSources = {
  site: { label: 'The site' },
  phone: { label: 'Phone' },
} as const

export type BookingSource = keyof typeof bookingSources

export const initialSource = 'site' satisfies BookingSource

/** What staff write down was said on the phone. */
export function sourceOf(door: Door): BookingSource {
  return door === 'dashboard' ? 'phone' : initialSource
}

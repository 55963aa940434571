import type { UserChannel } from './events.ts'

export const bookingSources = {
  site: { label: 'Website' },
  phone: { label: 'Phone' },
} as const

export type BookingSource = keyof typeof bookingSources

export const initialSource = 'site' satisfies BookingSource

/** Staff use the dashboard to enter phone bookings. */
export function sourceForChannel(channel: UserChannel): BookingSource {
  return channel === 'dashboard' ? 'phone' : initialSource
}

/** True for a booking from a file: those booked here are marked as first order or not. */
export function isImported({ firstOrder }: { firstOrder?: boolean | null }): boolean {
  return firstOrder === null || firstOrder === undefined
}

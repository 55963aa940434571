import type { UserChannel } from './events.ts'

export const bookingSources = { site: { label: 'Website' }, phone: { label: 'Phone' } } as const

export type BookingSource = keyof typeof bookingSources

export const initialSource = 'site' satisfies BookingSource

/** Staff use the dashboard to enter phone bookings. */
export function sourceForChannel(channel: UserChannel): BookingSource {
  return channel === 'dashboard' ? 'phone' : initialSource
}

/** True if the booking does not say whether it is a first order, as those made here do. */
export function isImported({ firstOrder }: { firstOrder?: boolean | null }): boolean {
  return firstOrder === null || firstOrder === undefined
}

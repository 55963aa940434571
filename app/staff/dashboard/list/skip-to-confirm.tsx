import type { BookingStatus } from '#business/bookings/status/status.ts'

interface Booking {
  reference: string
  status: BookingStatus
}

export const confirmButtonId = ({ reference }: Pick<Booking, 'reference'>) => `confirm-${reference}`

export function SkipToConfirm({ bookings }: { bookings: readonly Booking[] }) {
  const first = bookings.find(({ status }) => status === 'pending')
  if (!first) return null
  return (
    <a
      href={`#${confirmButtonId(first)}`}
      className="sr-only rounded-card bg-white px-4 py-2 link focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-30"
    >
      Skip to the first pending booking
    </a>
  )
}

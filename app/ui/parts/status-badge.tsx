import { type BookingStatus, bookingStatuses } from '#business/bookings/status/status.ts'

const colours = {
  yellow: 'bg-yellow-pale text-yellow-ink',
  blue: 'bg-indigo-pale text-indigo-deep',
  green: 'bg-green-pale text-green-ink',
  red: 'bg-red-pale text-red',
} as const

export function StatusBadge({ status }: { status: BookingStatus }) {
  const { label, colour } = bookingStatuses[status]
  return (
    <span className={`rounded px-2 py-0.5 text-sm font-semibold ${colours[colour]}`}>{label}</span>
  )
}

import { type BookingStatus, bookingStatuses } from '#business/bookings/status.ts'

const colours = {
  yellow: 'bg-yellow-pale text-yellow-ink',
  blue: 'bg-indigo-pale text-indigo-deep',
  green: 'bg-green-pale text-green-ink',
  red: 'bg-red-pale text-red',
} as const

export function StatusBadge({
  status,
  forCustomer = false,
}: {
  status: BookingStatus
  /** In words for whose booking it is, on a pill that stands out from the tag. */
  forCustomer?: boolean
}) {
  const { label, customerLabel, colour } = bookingStatuses[status]
  return (
    <span
      className={`rounded px-2 py-0.5 text-sm font-semibold ${colours[colour]} ${
        forCustomer ? 'border border-current' : ''
      }`}
    >
      {forCustomer ? customerLabel : label}
    </span>
  )
}

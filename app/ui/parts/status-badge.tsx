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
  /** Uses the customer's wording, and a border that stands out on a tag. */
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

import { OrderLabel } from '#app/components/parts/order-label.tsx'
import type { BookingField } from '#business/bookings/booking-request.ts'

/** The order, before it is sent. */
export function ReviewStep({
  order,
}: {
  order: Partial<Record<Exclude<BookingField, 'requestKey'>, string>>
}) {
  return (
    <OrderLabel order={order}>
      <h3 className="mb-3 text-lg font-bold">Review Your Booking</h3>
    </OrderLabel>
  )
}

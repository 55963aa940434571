import type { ComponentProps } from 'react'
import { OrderLabel } from '#app/ui/parts/order-label.tsx'
import { type BookingField, bookingFields } from '#business/bookings/fields.ts'
import { type StepNumber, stepWithField } from './wizard-steps.ts'

export function ReviewStep({
  order,
  isFromLastTime,
  change,
}: Pick<ComponentProps<typeof OrderLabel>, 'order'> & {
  /** With the details of an earlier booking. */
  isFromLastTime: boolean
  change: (to: StepNumber) => ComponentProps<'button'>
}) {
  const changeButton = (line: BookingField, above?: BookingField) => {
    const step = stepWithField(line)
    if (above && stepWithField(above) === step) return null
    return (
      <button {...change(step)} className="-my-3 min-h-12 link">
        Change<span className="sr-only"> {bookingFields[line].label.toLowerCase()}</span>
      </button>
    )
  }
  return (
    <div className="noscript:hidden">
      <OrderLabel order={order} aside={changeButton}>
        <h3 className="mb-1 text-lg font-bold">Review Your Booking</h3>
        {isFromLastTime && <p>Filled in from last time · {changeButton('phone')}</p>}
      </OrderLabel>
    </div>
  )
}

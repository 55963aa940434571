import type { BookingField } from '#business/booking-request'
import { formatLongDate } from '#business/local-time'
import { formatPhone } from '#business/phone'
import { isServiceType, serviceTypes } from '#business/service-types'

/** The order as a care label: everything the visitor chose and wrote, before it is sent. */
export function ReviewStep({
  order,
}: {
  order: Partial<Record<Exclude<BookingField, 'requestKey'>, string>>
}) {
  const lines = [
    ['Service', isServiceType(order.serviceType) ? serviceTypes[order.serviceType].label : ''],
    ['Items', order.items],
    ['Date', order.date && formatLongDate(order.date)],
    ['Time', order.time],
    ['Name', order.name],
    ['Phone', order.phone && formatPhone(order.phone)],
    ['Email', order.email],
    ['Address', order.address],
    ['Instructions', order.instructions],
  ].filter(([, value]) => value)
  return (
    <section className="rounded-card border border-ink bg-white p-1.5">
      <div className="rounded border border-dashed border-line-strong px-5 py-4">
        <h3 className="text-lg font-bold">Review Your Booking</h3>
        <dl className="mt-3 divide-y divide-line">
          {lines.map(([term, value]) => (
            <div key={term} className="grid gap-x-4 py-2.5 sm:grid-cols-[8rem_1fr]">
              <dt className="text-sm text-ink-soft">{term}</dt>
              <dd className="font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { isServiceType, serviceTypes } from '#business/bookings/service-types.ts'
import { formatLongDate } from '#business/pickups/local-time.ts'
import { formatPhone } from '#business/words/phone.ts'

type OrderField =
  | 'serviceType'
  | 'items'
  | 'date'
  | 'time'
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  | 'instructions'

/** Everything that somebody chose and wrote for a pickup, as a care label; what is empty is left out. */
export function OrderLabel({
  order,
  children,
}: {
  order: Partial<Record<OrderField, string | null>>
  children?: ReactNode
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
    <div className="rounded-card border border-ink bg-white p-1.5">
      <div className="rounded border border-dashed border-line-strong px-5 py-4">
        {children}
        <dl className="divide-y divide-line">
          {lines.map(([term, value]) => (
            <div key={term} className="grid gap-x-4 py-2.5 sm:grid-cols-[8rem_1fr]">
              <dt className="text-sm text-ink-soft">{term}</dt>
              <dd className="font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

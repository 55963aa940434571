import type { ReactNode } from 'react'
import { type BookingField, bookingFieldNames, bookingFields } from '#business/bookings/fields.ts'
import { isServiceType, serviceTypes } from '#business/bookings/service-types.ts'
import { formatLongDate, isLocalDate } from '#business/pickups/local-time.ts'
import { formatPhone } from '#business/words/phone.ts'

// The order comes before the customer.
const orderFields = ['serviceType', 'items', 'date', 'time'] as const
const orderLines: BookingField[] = [...new Set([...orderFields, ...bookingFieldNames])]

function formatValue(line: BookingField, value: string): string {
  if (line === 'serviceType') return isServiceType(value) ? serviceTypes[value].label : ''
  if (line === 'date') return isLocalDate(value) ? formatLongDate(value) : ''
  return line === 'phone' ? formatPhone(value) : value
}

export function OrderLabel({
  order,
  aside,
  children,
}: {
  order: Partial<Record<BookingField, string | null>>
  /** Shown next to a line; `above` is the line before it. */
  aside?: (line: BookingField, above: BookingField | undefined) => ReactNode
  children?: ReactNode
}) {
  const lines = orderLines
    .map((line) => ({ line, text: formatValue(line, order[line] ?? '') }))
    .filter(({ text }) => text !== '')
  return (
    <div className="rounded-card border border-ink bg-white p-1.5">
      <div className="rounded border border-dashed border-line-strong px-5 py-4 @max-2xs:px-3">
        {children}
        <dl className="divide-y divide-line">
          {lines.map(({ line, text }, index) => (
            <div
              key={line}
              className="flex flex-wrap justify-between gap-x-4 py-2.5 sm:grid sm:grid-cols-[8rem_1fr_auto]"
            >
              <dt className="text-sm text-ink-soft">{bookingFields[line].label}</dt>
              <dd className="font-semibold wrap-anywhere whitespace-pre-line max-sm:order-last max-sm:basis-full">
                {text}
              </dd>
              {aside && <dd>{aside(line, lines[index - 1]?.line)}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

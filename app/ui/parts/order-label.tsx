import type { ReactNode } from 'react'
import { type BookingField, bookingFieldNames } from '#business/bookings/fields.ts'
import {
  formatLongDate,
  formatLongDay,
  formatShortDate,
  isLocalDate,
  type LocalDate,
} from '#business/pickups/local-time.ts'
import { formatPhone } from '#business/words/phone.ts'
import { fillSentence, type Words } from '#business/words/sentence.ts'

// The order comes before the customer.
const orderFields = ['serviceType', 'express', 'items', 'date', 'time', 'promisedDate'] as const
const orderLines: OrderLine[] = [...new Set([...orderFields, ...bookingFieldNames])]

export type OrderLine = BookingField | 'express' | 'promisedDate'

type OrderLabelWords = Pick<Words, 'bookingFields' | 'dates' | 'returns' | 'serviceTypes' | 'slots'>

type Order = Partial<Record<Exclude<OrderLine, 'express'>, string | null>> & { express?: unknown }

function formatValue(
  line: OrderLine,
  order: Order,
  words: OrderLabelWords,
  { today, isBrief }: { today: LocalDate; isBrief: boolean },
): string {
  if (line === 'express') return order.express ? words.returns.yes : ''
  const value = order[line] ?? ''
  if (line === 'promisedDate') {
    const format = isBrief ? formatShortDate : formatLongDay
    const day = value && format(value, words.dates, today)
    return day && fillSentence(words.returns.by, { day })
  }
  if (line === 'serviceType') return textOf(words.serviceTypes, value)?.label ?? ''
  if (line === 'date' && isLocalDate(value)) {
    return isBrief ? formatShortDate(value, words.dates, today) : formatLongDate(value, words.dates)
  }
  if (line === 'time') return textOf(words.slots, value) ?? ''
  return line === 'phone' ? formatPhone(value) : value
}

function labelOf(line: OrderLine, { bookingFields, returns }: OrderLabelWords): string {
  if (line === 'express') return returns.express
  return line === 'promisedDate' ? returns.return : bookingFields[line].label
}

/** `key` may be any text. */
function textOf<Text>(texts: Record<string, Text>, key: string): Text | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined
}

export function OrderLabel({
  order,
  words,
  today,
  aside,
  children,
}: {
  words: OrderLabelWords
  today: LocalDate
  order: Order
  /** Shown next to a line; `above` is the line before it. */
  aside?: (line: OrderLine, above: OrderLine | undefined) => ReactNode
  children?: ReactNode
}) {
  const lines = orderLines
    .map((line) => ({
      line,
      text: formatValue(line, order, words, { today, isBrief: Boolean(aside) }),
    }))
    .filter(({ text }) => text !== '')
  return (
    <div className="rounded-card border border-ink bg-white p-1.5">
      <div className="rounded border border-dashed border-line-strong px-2 py-1 sm:px-5 sm:py-4">
        {children}
        <dl className="grid grid-cols-[auto_1fr_auto] gap-x-2 divide-y divide-line sm:gap-x-6 @max-2xs:block">
          {lines.map(({ line, text }, index) => {
            const button = aside?.(line, lines[index - 1]?.line)
            return (
              <div
                key={line}
                className={`col-span-full grid grid-cols-subgrid sm:py-2.5 ${aside ? `max-sm:text-sm max-sm:leading-tight ${button ? 'py-1.5' : 'py-0.5'}` : 'py-1.5'} @max-2xs:flex @max-2xs:flex-wrap @max-2xs:justify-between`}
              >
                <dt className={`text-sm text-ink-soft ${aside ? 'max-sm:leading-tight' : ''}`}>
                  {labelOf(line, words)}
                </dt>
                <dd
                  className={`font-semibold wrap-anywhere whitespace-pre-line @max-2xs:order-last @max-2xs:basis-full ${button ? '' : 'col-span-2'}`}
                >
                  <bdi>{text}</bdi>
                </dd>
                {button && <dd>{button}</dd>}
              </div>
            )
          })}
        </dl>
      </div>
    </div>
  )
}

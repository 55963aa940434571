import type { ComponentProps, ReactNode } from 'react'
import { OrderLabel, type OrderLabelWords, type OrderLine } from '#app/ui/parts/order-label.tsx'
import type { Words } from '#business/words/sentence.ts'
import { type StepNumber, stepWithField } from './wizard-steps.ts'

export function ReviewStep({
  words,
  order,
  today,
  isFromLastTime,
  change,
  children,
}: Pick<ComponentProps<typeof OrderLabel>, 'order' | 'today'> & {
  words: OrderLabelWords & Pick<Words, 'booking'>
  /** With the details of an earlier booking. */
  isFromLastTime: boolean
  change: (to: StepNumber) => ComponentProps<'button'>
  children: ReactNode
}) {
  const changeButton = (line: OrderLine, above?: OrderLine) => {
    const step = stepWithField(line)
    const isSameStep = above && stepWithField(above) === step
    if (isSameStep || line === 'express' || line === 'promisedDate') return null
    return (
      <button {...change(step)} className="-my-3 min-h-12 link">
        {words.booking.change}
        <span className="sr-only"> {words.bookingFields[line].label.toLowerCase()}</span>
      </button>
    )
  }
  return (
    <div className="noscript:hidden">
      <OrderLabel words={words} order={order} today={today} aside={changeButton}>
        <h3 className="mb-1 text-lg font-bold">{words.booking.review}</h3>
        {isFromLastTime && (
          <p>
            {words.booking.fromLastTime} · {changeButton('phone')}
          </p>
        )}
      </OrderLabel>
      {children}
    </div>
  )
}

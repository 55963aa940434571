import { type CustomerStep, describeCustomerStep } from '#business/bookings/return/timeline.ts'
import { formatInstant } from '#business/pickups/format-instant.ts'
import type { PickupNames } from '#business/pickups/pickup.ts'
import type { Words } from '#business/words/sentence.ts'

export function Timeline({
  words,
  steps,
}: {
  words: PickupNames & Pick<Words, 'dates' | 'manage'>
  steps: readonly CustomerStep[]
}) {
  return (
    <ol className="mt-4 ml-1.5 border-l-2 border-line-strong">
      {steps.map((step, index) => (
        <li key={`${step.at} ${step.change}`} className="relative pb-5 pl-6 last:pb-0">
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -left-[calc(0.4375rem)] size-3 rounded-full border-2 border-ink ${
              index === steps.length - 1 ? 'bg-ink' : 'bg-paper'
            }`}
          />
          <p className="font-semibold">{describeCustomerStep(step, words)}</p>
          <p className="text-sm text-ink-soft">
            <time dateTime={step.at}>{formatInstant(step.at, words.dates)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}

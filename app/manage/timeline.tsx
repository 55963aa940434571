import type { TimelineStep } from '#business/bookings/timeline.ts'
import { formatInstant } from '#business/pickups/local-time.ts'

export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="mt-4 ml-1.5 border-l-2 border-line-strong">
      {steps.map(({ at, text }, index) => (
        <li key={`${at} ${text}`} className="relative pb-5 pl-6 last:pb-0">
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -left-[calc(0.4375rem)] size-3 rounded-full border-2 border-ink ${
              index === steps.length - 1 ? 'bg-ink' : 'bg-paper'
            }`}
          />
          <p className="font-semibold">{text}</p>
          <p className="text-sm text-ink-soft">
            <time dateTime={at}>{formatInstant(at)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}

import type { HoursLine } from '#business/opening-hours'

/** The opening hours, a line for each run of days that are alike. */
export function HoursList({ hours }: { hours: HoursLine[] }) {
  return (
    <dl className="space-y-1">
      {hours.map(({ days, hours: open }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-4">
          <dt>{days}</dt>
          <dd className="tabular-nums">{open}</dd>
        </div>
      ))}
    </dl>
  )
}

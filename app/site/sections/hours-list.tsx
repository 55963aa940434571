import type { HoursRow } from '#business/pickups/opening-hours.ts'

export function HoursList({ hours }: { hours: HoursRow[] }) {
  return (
    <div className="@container">
      <dl className="space-y-2 @min-[21rem]:space-y-1">
        {hours.map(({ days, hours: open }) => (
          <div
            key={days}
            className="@min-[21rem]:flex @min-[21rem]:justify-between @min-[21rem]:gap-4"
          >
            <dt className="font-medium @min-[21rem]:font-normal">{days}</dt>
            <dd className="tabular-nums">{open}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

import type { StaffBranch } from '#app/models/branches.server.ts'
import { BranchSelect } from '#app/staff/shell/branch-select.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import {
  lastDayOf,
  type Period,
  type PeriodPreset,
  periodPresets,
  periodPresetValues,
} from '#business/insights/periods.ts'

const fieldClass = 'min-h-11 min-w-0 rounded-card border border-line-strong bg-white px-3 text-sm'

export function PeriodFilter({
  period,
  preset,
  branches,
  chosen,
}: {
  period: Period
  preset: PeriodPreset | null
  branches: StaffBranch[]
  chosen: StaffBranch | null
}) {
  const branch = branches.length > 0 ? (chosen?.slug ?? 'all') : null
  return (
    <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <nav aria-label="Periods" className="-mx-2 flex flex-wrap text-sm">
        {periodPresetValues.map((each) => (
          <a
            key={each}
            href={`/admin/insights?${new URLSearchParams({ period: each, ...(branch && { branch }) })}`}
            aria-current={each === preset ? 'page' : undefined}
            className="flex min-h-11 items-center border-b-2 border-transparent px-2 text-ink-soft hover:text-ink aria-[current=page]:border-indigo aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {periodPresets[each].label}
          </a>
        ))}
      </nav>
      <form className="grid grow grid-fit-36 items-end gap-2 sm:flex sm:flex-wrap lg:grow-0">
        {(
          [
            ['from', 'From', period.from],
            ['to', 'To', lastDayOf(period)],
          ] as const
        ).map(([name, label, date]) => (
          <label key={name} className="flex min-w-0 flex-col text-sm font-semibold">
            {label}
            <input
              type="date"
              name={name}
              defaultValue={date}
              required
              className={`mt-1 ${fieldClass} font-normal`}
            />
          </label>
        ))}
        {branch && <BranchSelect branches={branches} chosen={chosen} />}
        <Button type="submit" look="quiet" size="line" className="md:min-h-11">
          Show
        </Button>
      </form>
    </div>
  )
}

import type { WorkCounts } from '#app/models/bookings/booking-list.server.ts'
import type { StaffBranch } from '#app/models/branches.server.ts'
import { usePopover } from '#app/staff/shell/parts/use-popover.ts'
import { Button } from '#app/ui/parts/button.tsx'
import type { BookingView } from '#business/bookings/lists/views.ts'
import { AlertLinks } from './alert-links.tsx'
import { BookingFilter } from './booking-filter.tsx'
import { BranchFilterForm } from './branch-filter-form.tsx'
import { CsvLink } from './csv-link.tsx'
import { DayForm } from './day-form.tsx'
import type { ListFilter } from './list-filter.ts'
import { RunSheetLink } from './run-sheet-link.tsx'
import { ViewTabs } from './view-tabs.tsx'

const optionsId = 'list-options'

/** Below `md`, a button opens day, branch and links, also without scripts. */
export function ViewBar({
  view,
  filter,
  work,
  branches,
  chosen,
  hasSamples,
  now,
}: {
  view: BookingView
  filter: ListFilter
  work: WorkCounts
  branches: StaffBranch[]
  chosen: StaffBranch | null
  hasSamples: boolean
  now: Date
}) {
  const options = usePopover()
  const isWhole = view === 'all'
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <ViewTabs current={view} work={work} branch={filter.branch} />
      {!isWhole && <BookingFilter filter={filter} showAllFilters={false} />}
      <Button
        popoverTarget={optionsId}
        look="quiet"
        size="line"
        className={`max-w-28 md:hidden ${isWhole ? 'max-md:order-1' : ''}`}
      >
        <span className="truncate">{chosen?.name ?? 'Filter'}</span>
        {chosen && <span className="sr-only">, filter</span>}
      </Button>
      <div
        ref={options}
        id={optionsId}
        popover="auto"
        className="inset-x-0 top-auto bottom-0 w-full border-t border-line bg-white px-3 py-2 text-ink shadow-lg backdrop:bg-ink/40 md:contents"
      >
        <DayForm view={view} filter={filter} now={now} />
        <BranchFilterForm view={view} filter={filter} branches={branches} chosen={chosen} />
        <span className="flex gap-x-6 md:order-1 md:ml-auto md:gap-x-3">
          <RunSheetLink view={view} filter={filter} now={now} />
          <CsvLink view={view} filter={filter} hasSamples={hasSamples} />
        </span>
      </div>
      <AlertLinks current={view} work={work} branch={filter.branch} />
    </div>
  )
}

import type { WorkCounts } from '#app/models/bookings/booking-list.server.ts'
import type { StaffBranch } from '#app/models/branches.server.ts'
import type { BookingView } from '#business/bookings/lists/views.ts'
import { AlertLinks } from './alert-links.tsx'
import { BookingFilter } from './booking-filter.tsx'
import { BranchFilterForm } from './branch-filter-form.tsx'
import { CsvLink } from './csv-link.tsx'
import { DayForm } from './day-form.tsx'
import type { ListFilter } from './list-filter.ts'
import { RunSheetLink } from './run-sheet-link.tsx'
import { ViewTabs } from './view-tabs.tsx'

export function ViewBar({
  view,
  filter,
  work,
  branches,
  chosen,
  now,
}: {
  view: BookingView
  filter: ListFilter
  work: WorkCounts
  branches: StaffBranch[]
  /** Null for all branches. */
  chosen: StaffBranch | null
  now: Date
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <ViewTabs current={view} work={work} branch={filter.branch} />
      {view !== 'all' && <BookingFilter filter={filter} showAllFilters={false} />}
      <DayForm view={view} filter={filter} now={now} />
      {/* Empty, full-width items start a new line. */}
      <span className="w-full max-md:hidden md:order-1" />
      <BranchFilterForm view={view} filter={filter} branches={branches} chosen={chosen} />
      <span className="w-full md:hidden" />
      <AlertLinks current={view} work={work} branch={filter.branch} />
      <span className="ml-auto flex gap-x-3 md:order-2">
        <RunSheetLink view={view} filter={filter} now={now} />
        <CsvLink view={view} filter={filter} />
      </span>
    </div>
  )
}

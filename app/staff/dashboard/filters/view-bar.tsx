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
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ViewTabs current={view} work={work} branch={filter.branch} />
        {view !== 'all' && <BookingFilter filter={filter} showAllFilters={false} />}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4">
        <div className="flex items-center gap-x-3 max-md:w-full">
          <DayForm view={view} filter={filter} now={now} />
          <BranchFilterForm view={view} filter={filter} branches={branches} chosen={chosen} />
        </div>
        <div className="flex items-center gap-x-4 max-md:w-full md:contents">
          <AlertLinks current={view} work={work} branch={filter.branch} />
          <RunSheetLink view={view} filter={filter} now={now} />
          <CsvLink view={view} filter={filter} />
        </div>
      </div>
    </>
  )
}

import { Form, useSubmit } from '@remix-run/react'
import type { StaffBranch } from '#app/models/branches.server.ts'
import { BranchSelect } from '#app/staff/shell/branch-select.tsx'
import type { BookingView } from '#business/bookings/lists/views.ts'
import type { ListFilter } from './list-filter.ts'

export function BranchFilterForm({
  view,
  filter,
  branches,
  chosen,
}: {
  view: BookingView
  filter: ListFilter
  branches: StaffBranch[]
  chosen: StaffBranch | null
}) {
  const submit = useSubmit()
  if (branches.length === 0) return null
  return (
    <Form
      action="/admin/dashboard"
      className="flex min-w-0 gap-2 py-1 md:max-w-44 md:py-0.5"
      onChange={({ currentTarget }) => void submit(currentTarget)}
    >
      {Object.entries({ view, ...filter }).map(
        ([name, value]) =>
          value &&
          name !== 'branch' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <BranchSelect branches={branches} chosen={chosen} className="md:min-h-9" />
      <button type="submit" className="hidden px-3 font-semibold noscript:block">
        Show
      </button>
    </Form>
  )
}

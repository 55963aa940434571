import { Form, useSubmit } from '@remix-run/react'
import type { StaffBranch } from '#app/models/branches.server.ts'
import type { BookingView } from '#business/bookings/views.ts'

/** Whose bookings the views show. Of a business with one branch there is nothing to choose. */
export function BranchChoice({
  view,
  branches,
  chosen,
}: {
  view: BookingView
  branches: StaffBranch[]
  chosen: StaffBranch | null
}) {
  const submit = useSubmit()
  if (branches.length === 0) return null
  return (
    <Form
      action="/admin/dashboard"
      className="flex min-w-0 grow gap-2 py-1 md:max-w-44"
      onChange={({ currentTarget }) => void submit(currentTarget)}
    >
      <input type="hidden" name="view" value={view} />
      <select
        key={chosen?.slug}
        name="branch"
        defaultValue={chosen?.slug ?? 'all'}
        aria-label="Branch"
        className="min-h-11 min-w-0 grow rounded-card border border-line-strong bg-white px-3 text-sm md:min-h-9"
      >
        <option value="all">All branches</option>
        {branches.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="hidden px-3 font-semibold noscript:block">
        Show
      </button>
    </Form>
  )
}

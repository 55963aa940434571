import { Form, useSubmit } from '@remix-run/react'
import type { StaffBranch } from '#app/models/branches.server.ts'
import { BranchSelect } from '#app/staff/shell/branch-select.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import type { LocalDate } from '#business/pickups/local-time.ts'

const fieldClass =
  'min-h-11 min-w-0 grow basis-36 rounded-card border border-line-strong bg-white px-3 text-sm'

export function RunSheetFilter({
  date,
  branches,
  chosen,
}: {
  date: LocalDate
  branches: StaffBranch[]
  chosen: StaffBranch | null
}) {
  const submit = useSubmit()
  return (
    <Form
      className="flex flex-wrap gap-2 print:hidden"
      onChange={({ currentTarget, target }) => {
        // Skip a year that is still being typed.
        const { name, value } = target as unknown as HTMLInputElement
        if (name !== 'date' || value >= '2000') void submit(currentTarget)
      }}
    >
      <input type="date" name="date" defaultValue={date} aria-label="Day" className={fieldClass} />
      {branches.length > 0 && (
        <BranchSelect branches={branches} chosen={chosen} className="basis-32" />
      )}
      <span className="hidden noscript:inline">
        <Button type="submit" look="quiet" size="line">
          Show
        </Button>
      </span>
    </Form>
  )
}

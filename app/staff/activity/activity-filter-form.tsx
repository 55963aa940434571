import { Form, Link } from '@remix-run/react'
import { Button } from '#app/ui/parts/button.tsx'
import type { LocalDate } from '#business/pickups/local-time.ts'

const fieldClass =
  'min-h-11 min-w-0 rounded-card border border-line-strong bg-white px-3 text-sm md:min-h-9'

export function ActivityFilterForm({
  date = '',
  by = '',
  people,
}: {
  date?: LocalDate
  by?: string
  people: string[]
}) {
  const isFiltered = date !== '' || by !== ''
  return (
    // The key resets the inputs when the query string changes.
    <Form
      key={`${date} ${by}`}
      action="/admin/activity"
      className="mt-3 grid grid-cols-2 gap-2 md:flex md:items-center"
    >
      <input type="date" name="date" defaultValue={date} aria-label="Day" className={fieldClass} />
      <select
        name="by"
        defaultValue={by}
        aria-label="Person"
        className={`${fieldClass} md:max-w-64`}
      >
        <option value="">Everyone</option>
        {/* The person in the address may have no entries. */}
        {[...new Set(by ? [...people, by] : people)].map((person) => (
          <option key={person} value={person}>
            {person}
          </option>
        ))}
      </select>
      <Button type="submit" look="quiet" size="line">
        Show
      </Button>
      {isFiltered && (
        <Link to="/admin/activity" className="place-self-center py-2 text-sm underline">
          Clear filters
        </Link>
      )}
    </Form>
  )
}

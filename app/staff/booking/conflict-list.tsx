import type { StaffBranch } from '#app/models/branches.server.ts'
import { mapDetails } from '#business/bookings/fields.ts'
import {
  bookingBoxes,
  type CorrectionConflict,
  type EditableField,
  isBookingBox,
  mapBoxes,
} from '#business/bookings/merge-correction.ts'
import { isLanguage, languages } from '#business/languages/languages.ts'
import { formatInstant, formatLongDate } from '#business/pickups/english-dates.ts'
import { parsePickup } from '#business/pickups/pickup.ts'
import { bookingFields } from '#business/words/en.ts'
import { formatPhone } from '#business/words/phone.ts'

type ConflictListProps = { conflicts: CorrectionConflict['fields']; branches: StaffBranch[] }

export function ConflictList({ conflicts, branches }: ConflictListProps) {
  return (
    <ul aria-label="Changed by someone else" className="mt-4 space-y-3 empty:hidden">
      {conflicts.map(({ field, typed, current, by, at }) => (
        <li key={field} className="rounded-card border border-red bg-white p-4">
          <p className="font-semibold">{labels[field]}</p>
          <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[5rem_1fr]">
            <dt className="text-sm text-ink-soft">Now</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <bdi>{format(field, current, branches)}</bdi>
              {by && at && (
                <span className="block text-sm text-ink-soft">
                  <bdi>{by}</bdi>, <time dateTime={at}>{formatInstant(at)}</time>
                </span>
              )}
            </dd>
            <dt className="text-sm text-ink-soft">Yours</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <bdi>{format(field, typed, branches)}</bdi>
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}

const labels: Record<EditableField, string> = {
  ...mapDetails((name) => bookingFields[name].label),
  ...mapBoxes((name) => bookingBoxes[name].label),
  ...{ pickup: 'Pickup', branch: 'Branch', language: 'Language' },
}

function format(field: EditableField, value: string | null, branches: StaffBranch[]): string {
  if (field === 'branch') {
    return (branches.find(({ id }) => id === value) ?? branches[0])?.name ?? ''
  }
  if (value === null) return '(empty)'
  if (field === 'language') return isLanguage(value) ? languages[value].name : value
  if (isBookingBox(field)) return value === 'yes' ? 'Yes' : 'No'
  if (field === 'phone') return formatPhone(value)
  if (field !== 'pickup') return value
  const { date, time } = parsePickup(value)
  return `${formatLongDate(date)}, ${time}`
}

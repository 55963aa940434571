'use client'
import './weekly-hours.css'
import { Button, FieldError, FieldLabel, useAllFormFields, useField, useForm } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import {
  checkHours,
  type DayHours,
  describeWeek,
  type Weekday,
  weekdays,
  weekdayValues,
} from '#business/pickups/opening-hours.ts'
import { dates } from '#business/words/en.ts'

type Hours = Pick<DayHours, 'closed' | 'opensAt' | 'closesAt'>

const usualHours: Hours = { closed: false, opensAt: '09:00', closesAt: '20:00' }

export function WeeklyHours({
  field: { label, required },
  path,
  schemaPath,
  readOnly,
  overrides = false,
}: ArrayFieldClientProps & { overrides?: boolean }) {
  const { week, showError, isDisabled, change, add, remove } = useWeeklyHours({ path, schemaPath })
  const isReadOnly = readOnly || isDisabled
  const missing = weekdayValues.filter((day) => !week.some((row) => row.day === day))

  const addMissing = async () => {
    const businessHours = overrides ? await fetchBusinessHours() : []
    add(
      missing.map((day) => {
        const hours = businessHours.find((one) => one.day === day) ?? usualHours
        return { day, closed: hours.closed, opensAt: hours.opensAt, closesAt: hours.closesAt }
      }),
    )
  }
  const copyToAll = ({ closed, opensAt, closesAt }: DayHours) =>
    week.forEach((_, row) => change(row, { closed, opensAt, closesAt }))

  return (
    <div className="field-type weekly-hours">
      <FieldLabel label={label} required={required} path={path} as="span" />
      <FieldError path={path} showError={showError} alignCaret="left" />
      {week.length === 0 && (
        <p>{overrides ? 'This branch uses the hours of the business.' : 'No opening hours yet.'}</p>
      )}
      {week.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Closed</th>
              <th scope="col">Opens</th>
              <th scope="col">Closes</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {sortByWeekday(week).map(({ row, ...day }) => (
              <DayRow
                key={row}
                day={day}
                isReadOnly={isReadOnly}
                isDuplicate={week.filter((other) => other.day === day.day).length > 1}
                onChange={(hours) => change(row, hours)}
                onCopy={() => copyToAll(day)}
                onRemove={() => remove([row])}
              />
            ))}
          </tbody>
        </table>
      )}
      {!isReadOnly && (
        <div className="weekly-hours__acts">
          {missing.length > 0 && (
            <Button buttonStyle="secondary" size="small" onClick={() => void addMissing()}>
              {addLabel(missing.length, overrides)}
            </Button>
          )}
          {overrides && week.length > 0 && (
            <Button
              buttonStyle="secondary"
              size="small"
              onClick={() => remove(week.map((_, row) => row))}
            >
              Use the hours of the business
            </Button>
          )}
        </div>
      )}
      {week.length > 0 && (
        <p className="weekly-hours__sentence" aria-live="polite">
          The site will show:{' '}
          <strong>
            {describeWeek(week, dates)
              .map(({ days, hours }) => `${days} ${hours}`)
              .join(', ')}
          </strong>
        </p>
      )}
    </div>
  )
}

function DayRow({
  day,
  isReadOnly,
  isDuplicate,
  onChange,
  onCopy,
  onRemove,
}: {
  day: DayHours
  isReadOnly: boolean
  isDuplicate: boolean
  onChange: (hours: Partial<Hours>) => void
  onCopy: () => void
  onRemove: () => void
}) {
  const name = weekdays[day.day]
  const problem = checkHours(day)
  return (
    <>
      <tr>
        <th scope="row">{name}</th>
        <td data-label="Closed">
          <input
            type="checkbox"
            aria-label={`${name}: closed`}
            checked={day.closed ?? false}
            disabled={isReadOnly}
            onChange={({ target }) => onChange({ closed: target.checked })}
          />
        </td>
        {(['opensAt', 'closesAt'] as const).map((time) => (
          <td key={time}>
            <input
              type="time"
              aria-label={`${name}: ${time === 'opensAt' ? 'opens' : 'closes'}`}
              aria-invalid={problem !== null}
              value={day[time] ?? ''}
              disabled={isReadOnly || Boolean(day.closed)}
              onChange={({ target }) => onChange({ [time]: target.value })}
            />
          </td>
        ))}
        <td>
          {!isReadOnly && (
            <Button
              buttonStyle="subtle"
              size="small"
              margin={false}
              aria-label={isDuplicate ? `Remove ${name}` : `Copy ${name} to all days`}
              onClick={isDuplicate ? onRemove : onCopy}
            >
              {isDuplicate ? 'Remove' : 'Copy to all'}
            </Button>
          )}
        </td>
      </tr>
      {problem && (
        <tr>
          <td colSpan={5} className="weekly-hours__problem">
            <span role="alert">{problem}</span>
          </td>
        </tr>
      )}
    </>
  )
}

function sortByWeekday(week: DayHours[]) {
  return week
    .map((day, row) => ({ ...day, row }))
    .sort((a, b) => weekdayValues.indexOf(a.day) - weekdayValues.indexOf(b.day))
}

function addLabel(missing: number, overrides: boolean): string {
  if (missing < weekdayValues.length) return 'Add the missing days'
  return overrides ? 'Set own hours' : 'Enter opening hours'
}

/** The published hours; none if the request fails. */
async function fetchBusinessHours(): Promise<DayHours[]> {
  const answer = await fetch('/api/globals/business-info?depth=0').catch(() => null)
  if (!answer?.ok) return []
  return ((await answer.json()) as { weeklyHours?: DayHours[] }).weeklyHours ?? []
}

export function useWeeklyHours({ path, schemaPath }: { path: string; schemaPath?: string }) {
  const { rows = [], showError, disabled } = useField({ path, hasRows: true })
  const [fields] = useAllFormFields()
  const { addFieldRow, removeFieldRow, dispatchFields, setModified } = useForm()

  const week = rows.map((_, row): DayHours => {
    const value = (name: string): unknown => fields[`${path}.${row}.${name}`]?.value
    return {
      day: value('day') as Weekday,
      closed: Boolean(value('closed')),
      opensAt: value('opensAt') as string | null,
      closesAt: value('closesAt') as string | null,
    }
  })

  return {
    week,
    showError,
    isDisabled: disabled,
    change: (row: number, hours: Partial<DayHours>) => {
      for (const [name, value] of Object.entries<unknown>(hours)) {
        dispatchFields({ type: 'UPDATE', path: `${path}.${row}.${name}`, value })
      }
      setModified(true)
    },
    add: (days: DayHours[]) => {
      days.forEach((day, index) =>
        addFieldRow({
          path,
          schemaPath: schemaPath ?? path,
          rowIndex: rows.length + index,
          subFieldState: Object.fromEntries(
            Object.entries(day).map(([name, value]: [string, unknown]) => [
              name,
              { value, initialValue: value, valid: true },
            ]),
          ),
        }),
      )
    },
    remove: (indexes: number[]) => {
      // From the end, to keep the other indexes valid.
      for (const rowIndex of indexes.toSorted((a, b) => b - a)) removeFieldRow({ path, rowIndex })
    },
  }
}

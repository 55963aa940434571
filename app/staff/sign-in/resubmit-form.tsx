import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/parts/button.tsx'
import type { SavedForm } from '#business/accounts/saved-form.ts'
import { mapDetails } from '#business/bookings/fields.ts'
import { bookingStatuses, isBookingStatus } from '#business/bookings/status/status.ts'
import { formatLongDate } from '#business/pickups/english-dates.ts'
import { isLocalDate } from '#business/pickups/local-time.ts'
import { bookingFields } from '#business/words/en.ts'
import * as staffWords from '#business/words/staff.ts'

const fieldLabels: Record<string, string> = {
  ...mapDetails((name) => bookingFields[name].label),
  date: 'Day',
  time: 'Slot',
  note: 'Note',
  answer: 'Answer',
  to: 'New status',
  reason: 'Reason',
}

function formatValue(name: string, value: string): string {
  if (name === 'date' && isLocalDate(value)) return formatLongDate(value)
  return name === 'to' && isBookingStatus(value) ? bookingStatuses[value].label : value
}

export function ResubmitForm({ fields, to }: { fields: SavedForm; to: string }) {
  const busy = useNavigation().formMethod === 'POST'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Form method="post" action={to}>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold">
        You are signed in again
      </h1>
      <p className="mt-2 text-ink-soft">{staffWords.signIn.formSaved}</p>
      <dl className="mt-4 space-y-2">
        {fields.map(
          ([name, value], index) =>
            value &&
            fieldLabels[name] && (
              <div key={index}>
                <dt className="text-sm text-ink-soft">{fieldLabels[name]}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{formatValue(name, value)}</dd>
              </div>
            ),
        )}
      </dl>
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" className="mt-8 w-full" disabled={busy}>
        {busy ? 'Sending...' : 'Send it now'}
      </Button>
      <p className="mt-4">
        <a href={to} className="inline-block py-3 link">
          Discard
        </a>
      </p>
    </Form>
  )
}

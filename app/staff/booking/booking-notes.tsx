import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { BookingRecord } from '#app/models/bookings/booking-record.server.ts'
import { useDraft } from '#app/staff/shell/drafts.tsx'
import { SendFormAgain } from '#app/staff/shell/unsent-forms.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { formatInstant } from '#business/pickups/english-dates.ts'
import { textLimits } from '#business/words/limits.ts'
import { noteDraftKey } from './act-form.tsx'
import { FormFields, StatusToast } from './booking-forms.tsx'
import type { StatusReply } from './bulk-actions.server.ts'

/** Customers never see these notes. */
export function BookingNotes({ booking: { id, reference, notes } }: { booking: BookingRecord }) {
  const fetcher = useFetcher<StatusReply>({ key: `note-${id}` })
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(noteDraftKey(id))
  const { toast } = fetcher.data ?? {}
  useEffect(() => {
    if (toast?.kind === 'success') form.current?.reset()
  }, [toast])
  const fieldId = `note-${reference}`
  return (
    <>
      {notes.length > 0 && (
        <ul className="mt-1 space-y-2">
          {notes.map(({ id, at, by, text }) => (
            <li key={id} className="rounded-card bg-marigold-pale px-3 py-2">
              <p className="wrap-anywhere whitespace-pre-line">
                <bdi>{text}</bdi>
              </p>
              <p className="text-sm text-ink-soft">
                <bdi>{by}</bdi>, <time dateTime={at}>{formatInstant(at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <StatusToast reply={fetcher.data} />
      <SendFormAgain reply={fetcher.data} form={`${fieldId}-form`} />
      <fetcher.Form
        ref={form}
        id={`${fieldId}-form`}
        method="post"
        className="mt-2 flex items-end gap-2 print:hidden"
        // Remix loads this route early. Otherwise a note sent offline shows an error page.
        data-discover="true"
      >
        <FormFields intent="add-note" booking={id} />
        <label htmlFor={fieldId} className="sr-only">
          Note for colleagues
        </label>
        <textarea
          {...draft}
          id={fieldId}
          name="note"
          rows={1}
          required
          maxLength={textLimits.note}
          placeholder="Note for colleagues"
          className="field-sizing-content min-h-11 min-w-0 grow rounded-card border border-line-strong bg-white px-3 py-2"
        />
        <Button type="submit" look="quiet" size="snug" disabled={fetcher.state !== 'idle'}>
          Add note
        </Button>
      </fetcher.Form>
    </>
  )
}

import { type FormEvent, useRef } from 'react'
import type { BookingListItem as Item } from '#app/models/bookings/booking-list.server.ts'
import type { Intent } from '#app/staff/booking/booking-actions.server.ts'
import { FormFields, useBulkFetcher } from '#app/staff/booking/booking-forms.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { useToastsAbove } from '#app/ui/layout/use-toasts-above.ts'
import { Button, ButtonSummary } from '#app/ui/parts/button.tsx'
import {
  type BookingStatus,
  bookingStatuses,
  type BulkStatus,
  bulkStatuses,
  canBecome,
} from '#business/bookings/status/status.ts'
import { needsConfirmation } from '#business/bookings/status/status-confirmation.ts'
import * as staffWords from '#business/words/staff.ts'

export const bulkFormId = 'selected-bookings'

/** Contains the version, so that a change does not overwrite a newer one. */
export const selectedValue = ({ id, status, date, time }: Item) => `${id} ${status} ${date} ${time}`

const looks = { confirmed: 'main', completed: 'quiet', cancelled: 'danger' } as const

type BulkActionsProps = { selected: Item[]; now: Date; onSubmit: () => void }

/** CSS shows the bar on selection; without scripts, counts and statuses are unknown. */
export function BulkActions({ selected, now, onSubmit }: BulkActionsProps) {
  const bar = useRef<HTMLFormElement>(null)
  useToastsAbove(bar)
  const hydrated = useHydrated()
  const fetcher = useBulkFetcher()
  const changeable = (to: BookingStatus) => selected.filter(({ status }) => canBecome(status, to))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const to = (submitter as HTMLButtonElement).value as BulkStatus
    const form = new FormData()
    form.set('intent', 'change-selected' satisfies Intent)
    form.set('to', to)
    for (const booking of changeable(to)) form.append('selected', selectedValue(booking))
    fetcher.submit(form, { method: 'post' })
    onSubmit()
  }
  return (
    <fetcher.Form
      ref={bar}
      id={bulkFormId}
      method="post"
      className="sticky bottom-0 z-20 hidden border-t border-line bg-paper px-3 py-2 group-has-[input[name=selected]:checked]/list:block max-md:-mx-3"
      onSubmit={submit}
    >
      <FormFields intent="change-selected" />
      {/* A new selection closes the questions. */}
      <div key={String(selected.length > 0)} className="flex flex-wrap items-center gap-2">
        {bulkStatuses.map((to) => {
          const button = { to, isBusy: fetcher.state !== 'idle' }
          if (!hydrated) return <BulkAction key={to} {...button} asksFirst={to !== 'confirmed'} />
          const bookings = changeable(to)
          if (bookings.length === 0) return null
          const asksFirst = bookings.some((booking) => needsConfirmation(to, booking, now))
          return <BulkAction key={to} {...button} count={bookings.length} asksFirst={asksFirst} />
        })}
      </div>
    </fetcher.Form>
  )
}

interface BulkActionProps {
  to: BulkStatus
  count?: number
  asksFirst: boolean
  isBusy: boolean
}

/** The question opens above the bar, so that no button moves. */
function BulkAction({ to, count, asksFirst, isBusy }: BulkActionProps) {
  const { action } = bookingStatuses[to]
  const look = looks[to]
  const label = (
    <span>
      {action} {count} <span className="max-sm:sr-only">selected</span>
    </span>
  )
  const button = {
    ...({ type: 'submit', name: 'to', value: to, look, size: 'line' } as const),
    ...{ disabled: isBusy, className: 'md:min-h-11' },
  }
  if (!asksFirst) return <Button {...button}>{label}</Button>
  const { question, confirmLabel } = staffWords.bulk[to](count)
  return (
    <details name="bulk" className={to === 'cancelled' ? 'ml-auto' : ''}>
      <ButtonSummary look={look} size="line" className="md:min-h-11">
        {label}
      </ButtonSummary>
      <div className="absolute inset-x-0 bottom-full border border-line-strong bg-marigold-pale p-3">
        <p className="font-semibold">{question}</p>
        <Button {...button} className="mt-3 md:min-h-11">
          {confirmLabel}
        </Button>
      </div>
    </details>
  )
}

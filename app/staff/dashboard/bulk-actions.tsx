import { type FormEvent, useRef } from 'react'
import type { BookingListItem as Item } from '#app/models/bookings/booking-list.server.ts'
import type { Intent } from '#app/staff/booking/booking-actions.server.ts'
import { FormFields, selectedValue, useBulkFetcher } from '#app/staff/booking/booking-forms.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'
import { useToastsAbove } from '#app/ui/layout/use-toasts-above.ts'
import { Button, ButtonSummary } from '#app/ui/parts/button.tsx'
import {
  actLabel,
  isStep,
  nextAct,
  type SelectionAct,
  selectionActs,
} from '#business/bookings/acts.ts'
import { paymentMethods, paymentMethodValues } from '#business/bookings/payments.ts'
import { canBecome } from '#business/bookings/status/status.ts'
import {
  describeUnfinishedOrders,
  needsConfirmation,
} from '#business/bookings/status/status-confirmation.ts'
import { localDateAt } from '#business/pickups/local-time.ts'

export const bulkFormId = 'selected-bookings'

interface BulkActionsProps {
  selected: Item[]
  /** Other bookings of the list that can be selected. */
  unselectedCount: number
  now: Date
  onSelectAll: () => void
  onSubmit: () => void
}

/** CSS shows the bar on selection; without scripts, counts and statuses are unknown. */
export function BulkActions({ selected, unselectedCount, now, ...props }: BulkActionsProps) {
  const bar = useRef<HTMLFormElement>(null)
  useToastsAbove(bar)
  const hydrated = useHydrated()
  const fetcher = useBulkFetcher()
  const groups = groupByAct(selected, now)
  const isBusy = fetcher.state !== 'idle'
  const unconfirmed = groups.find(({ act }) => act === 'confirmed')?.bookings.length ?? 0
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const { name, value } = submitter as HTMLButtonElement
    const act = name === 'method' ? 'paid' : (value as SelectionAct)
    const form = new FormData()
    form.set('intent', 'change-selected' satisfies Intent)
    form.set(name, value)
    for (const booking of groups.find((group) => group.act === act)?.bookings ?? []) {
      form.append('selected', selectedValue(booking))
    }
    fetcher.submit(form, { method: 'post' })
    props.onSubmit()
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
        {hydrated
          ? groups.map((group) => <BulkAction key={group.act} {...{ ...group, now, isBusy }} />)
          : selectionActs.map((act) => <BulkAction key={act} {...{ act, now, isBusy }} />)}
        {unconfirmed > 0 && groups.some(({ act }) => isStep(act)) && (
          <span className="text-sm">
            {unconfirmed} {unconfirmed === 1 ? 'needs' : 'need'} confirming first
          </span>
        )}
        {unselectedCount > 0 && (
          <button type="button" className="min-h-11 px-1 text-sm link" onClick={props.onSelectAll}>
            Select {unselectedCount} more
          </button>
        )}
      </div>
    </fetcher.Form>
  )
}

interface ActGroup {
  act: SelectionAct
  bookings: Item[]
}

/** The next acts of the selected bookings, then Complete and Cancel. */
function groupByAct(selected: Item[], now: Date): ActGroup[] {
  const today = localDateAt(now)
  return selectionActs.flatMap((act) => {
    const isEnd = act === 'completed' || act === 'cancelled'
    const bookings = selected.filter((booking) =>
      isEnd ? canBecome(booking.status, act) : nextAct(booking, today) === act,
    )
    return bookings.length > 0 ? [{ act, bookings }] : []
  })
}

interface BulkActionProps {
  act: SelectionAct
  /** Unknown without scripts. */
  bookings?: Item[]
  now: Date
  isBusy: boolean
}

/** The question opens above the bar, so that no button moves. */
function BulkAction({ act, bookings, now, isBusy }: BulkActionProps) {
  const { label, confirmLabel } = describeAct(act, bookings?.length)
  const look = { completed: 'quiet', cancelled: 'danger' }[act as string] ?? 'main'
  const button = {
    ...({ type: 'submit', name: 'to', value: act, size: 'line' } as const),
    ...{ look: look as 'main', disabled: isBusy, className: 'md:min-h-11' },
  }
  const question = findQuestion(act, bookings, now)
  if (act !== 'paid' && !question) return <Button {...button}>{label}</Button>
  return (
    <details name="bulk" className={act === 'cancelled' ? 'ml-auto' : ''}>
      <ButtonSummary look={button.look} size="line" className="md:min-h-11">
        {label}
      </ButtonSummary>
      <div className="absolute inset-x-0 bottom-full border border-line-strong bg-marigold-pale p-3">
        <p className="font-semibold">{question ?? 'Paid by'}</p>
        <div className="mt-3 flex gap-2">
          {act === 'paid' ? (
            paymentMethodValues.map((method) => (
              <Button key={method} {...button} name="method" value={method}>
                {paymentMethods[method].label}
              </Button>
            ))
          ) : (
            <Button {...button}>{confirmLabel}</Button>
          )}
        </div>
      </div>
    </details>
  )
}

/** `count` is unknown without scripts. */
function describeAct(act: SelectionAct, count?: number) {
  const some = count ?? 'selected'
  const action = actLabel(act)
  const isStatus = act !== 'paid' && !isStep(act)
  const bookings = count === undefined ? 'the selected bookings' : `${count} bookings`
  return {
    label: isStatus ? `${action} ${some}` : `Mark ${some} ${action.toLowerCase()}`,
    confirmLabel: `${action} ${count === 1 ? '1 booking' : bookings}`,
  }
}

const questions = {
  confirmed: 'Some of these pickups are past. No email is sent about past pickups.',
  completed: 'Some of these orders are unpaid, or have steps that are not marked.',
  cancelled: 'Customers who gave an email address will be emailed.',
}

function findQuestion(act: SelectionAct, bookings: Item[] | undefined, now: Date): string | null {
  if (act === 'paid' || isStep(act)) return null
  if (!bookings) return act === 'confirmed' ? null : questions[act]
  if (act === 'completed') return describeUnfinishedOrders(bookings) || null
  return bookings.some((booking) => needsConfirmation(act, booking, now)) ? questions[act] : null
}

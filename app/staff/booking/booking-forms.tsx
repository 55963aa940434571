import { useFetcher, useFormAction } from '@remix-run/react'
import { Fragment, type ReactNode, useRef } from 'react'
import { useShortcut } from '#app/staff/shell/read-shortcut.ts'
import { StaffToast } from '#app/staff/shell/staff-toast.tsx'
import { SendAgain } from '#app/staff/shell/unsent-forms.tsx'
import type { Order } from '#business/bookings/acts.ts'
import type { TimeSlot } from '#business/pickups/slots.ts'
import type { Intent } from './booking-actions.server.ts'
import type { StatusReply } from './bulk-actions.server.ts'

export function FormFields({ intent, booking }: { intent: Intent; booking?: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {booking && <input type="hidden" name="booking" value={booking} />}
    </>
  )
}

export interface OrderInList extends Order {
  id: string
  reference: string
  time: TimeSlot
}

/** Contains the version, so that a change does not overwrite a newer one. */
export function selectedValue({ id, status, date, time, bill }: OrderInList): string {
  return [id, status, date, time, bill?.totalPaise].join(' ').trim()
}

export const statusFetcherKey = ({ id }: { id: string }) => `status-${id}`

const useReplyFetcher = (key: string) => useFetcher<StatusReply>({ key })
export const useStatusFetcher = (booking: { id: string }) =>
  useReplyFetcher(statusFetcherKey(booking))
export const useBulkFetcher = () => useReplyFetcher('bulk')
export const useUndoFetcher = () => useReplyFetcher('undo')

export function StatusToast({ reply }: { reply: StatusReply | undefined }) {
  const { toast, undo = [] } = reply ?? {}
  // A toast appears outside the route.
  const formAction = useFormAction()
  return (
    <StaffToast
      toast={toast}
      action={
        undo.length > 0 && (
          <UndoForm formAction={formAction}>
            <FormFields intent="undo" />
            {undo.map(({ id, updatedAt }) => (
              <input key={id} type="hidden" name="selected" value={`${id} ${updatedAt}`} />
            ))}
          </UndoForm>
        )
      }
    />
  )
}

export function UndoForm({ formAction, children }: { formAction: string; children: ReactNode }) {
  const fetcher = useUndoFetcher()
  const submit = useRef<HTMLButtonElement>(null)
  // Tab reaches the toasts only after the whole page. The newest toast is the first.
  useShortcut((key, event) => {
    if (key !== 'u' || document.querySelector('dialog[open]')) return
    if (document.querySelector('button[aria-keyshortcuts=u]') !== submit.current) return
    event.preventDefault()
    submit.current?.click()
  })
  return (
    <fetcher.Form method="post" action={formAction} className="ml-auto shrink-0">
      {children}
      <button
        type="submit"
        ref={submit}
        aria-keyshortcuts="u"
        className="min-h-11 min-w-11 animate-clickable-late px-2 link"
      >
        Undo
        <kbd aria-hidden className="ml-1.5 inline-block text-ink-soft max-lg:hidden">
          U
        </kbd>
      </button>
    </fetcher.Form>
  )
}

export function FetcherReplies({ fetchers }: { fetchers: ReturnType<typeof useUndoFetcher>[] }) {
  return fetchers.map((fetcher, index) => (
    <Fragment key={index}>
      <StatusToast reply={fetcher.data} />
      <SendAgain fetcher={fetcher} />
    </Fragment>
  ))
}

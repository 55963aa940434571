import { type ClientActionFunctionArgs, useFetcher } from '@remix-run/react'
import { forgetDraft } from '#app/staff/shell/drafts.tsx'
import { keepPageOffline } from '#app/staff/shell/unsent-forms.tsx'
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

export const noteDraftKey = (bookingId: string) => `note-${bookingId}`
export const reasonDraftKey = (bookingId: string) => `reason-${bookingId}`

export async function sendBookingForm(args: ClientActionFunctionArgs) {
  const form = await args.request.clone().formData()
  const reply = await keepPageOffline<() => Promise<StatusReply>>()({ bookings: [] })(args)
  if (reply.toast.kind === 'success') {
    const booking = form.get('booking') as string
    if (form.has('note')) forgetDraft(noteDraftKey(booking))
    if (form.has('reason')) forgetDraft(reasonDraftKey(booking))
  }
  return reply
}

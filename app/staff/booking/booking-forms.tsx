import { type ClientActionFunctionArgs, useFetcher } from '@remix-run/react'
import type { BookingListItem } from '#app/models/bookings/booking-list.server.ts'
import { forgetDraft } from '#app/staff/shell/drafts.tsx'
import { keepPageOffline } from '#app/staff/shell/unsent-forms.tsx'
import type { OrderStep } from '#business/bookings/return/order-steps.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

export type Intent =
  | 'add-note'
  | 'change-selected'
  | 'change-status'
  | 'mark-paid'
  | 'mark-step'
  | 'not-duplicate'
  | 'resend-mail'
  | 'undo'
  | 'undo-payment'
  | 'undo-step'

export function FormFields({ intent, booking }: { intent: Intent; booking?: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {booking && <input type="hidden" name="booking" value={booking} />}
    </>
  )
}

export const bulkStatuses = ['confirmed', 'completed', 'cancelled'] as const
export type BulkStatus = (typeof bulkStatuses)[number]

export interface StatusReply {
  toast: ToastMessage
  bookings: BookingListItem[]
  undo?: { id: string; updatedAt: string }[]
  undoStep?: { booking: string; step: OrderStep }
  unsent?: FormData
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

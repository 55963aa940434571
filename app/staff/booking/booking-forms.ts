import { useFetcher } from '@remix-run/react'
import type { BookingListItem } from '#app/models/bookings/lists/booking-list.server.ts'
import { forgetDraft } from '#app/staff/shell/drafts.tsx'
import { keepPageOffline } from '#app/staff/shell/unsent-forms.tsx'
import type { OrderStep } from '#business/bookings/return/order-steps.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

/** The value of `act` in the form, by new status. */
export const bulkActs = {
  confirmed: 'confirm-selected',
  completed: 'complete-selected',
  cancelled: 'cancel-selected',
} as const

export type BulkStatus = keyof typeof bulkActs
export const bulkStatuses = Object.keys(bulkActs) as BulkStatus[]

export function parseBulkAct(act: unknown): BulkStatus | undefined {
  return bulkStatuses.find((status) => bulkActs[status] === act)
}

export interface StatusReply {
  toast: ToastMessage
  bookings: BookingListItem[]
  undo?: { id: string; updatedAt: string }[]
  undoStep?: { booking: string; step: OrderStep }
  /** See `keepPageOffline`. */
  unsent?: FormData
}

export const statusFetcherKey = ({ id }: { id: string }) => `status-${id}`

/** All buttons of one booking share this fetcher. */
export function useStatusFetcher(booking: { id: string }) {
  return useFetcher<StatusReply>({ key: statusFetcherKey(booking) })
}

export function useBulkFetcher() {
  return useFetcher<StatusReply>({ key: 'bulk' })
}

/** The page and its toasts share this fetcher. */
export function useUndoFetcher() {
  return useFetcher<StatusReply>({ key: 'undo' })
}

export const noteDraftKey = (bookingId: string) => `note-${bookingId}`
export const reasonDraftKey = (bookingId: string) => `reason-${bookingId}`

export async function sendBookingForm(request: Request, serverAction: () => Promise<StatusReply>) {
  const form = await request.clone().formData()
  const reply = await keepPageOffline(request, serverAction, { bookings: [] })
  if (reply.toast.kind === 'success') {
    const booking = form.get('booking') as string
    if (form.has('note')) forgetDraft(noteDraftKey(booking))
    if (form.has('reason')) forgetDraft(reasonDraftKey(booking))
  }
  return reply
}

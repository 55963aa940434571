import { useFetcher } from '@remix-run/react'
import type { BookingListItem } from '#app/models/bookings/booking-list.server.ts'
import type { OrderStep } from '#business/bookings/return/order-steps.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

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

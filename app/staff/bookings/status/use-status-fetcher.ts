import { useFetcher } from '@remix-run/react'
import type { BookingListItem } from '#app/models/bookings/booking-list.server.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

export interface StatusReply {
  toast: ToastMessage
  bookings: BookingListItem[]
  /** The changes that can be undone. */
  undo?: { id: string; updatedAt: string }[]
  /** See `keepPageOffline`. */
  unsent?: FormData
}

/** All buttons of one booking share this fetcher. */
export function useStatusFetcher({ id }: { id: string }) {
  return useFetcher<StatusReply>({ key: `status-${id}` })
}

export function useBulkFetcher() {
  return useFetcher<StatusReply>({ key: 'bulk' })
}

/** The page and its toasts share this fetcher. */
export function useUndoFetcher() {
  return useFetcher<StatusReply>({ key: 'undo' })
}

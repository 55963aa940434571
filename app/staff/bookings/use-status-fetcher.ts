import { useFetcher } from '@remix-run/react'
import type { BookingListItem } from '#app/models/bookings/booking-list.server.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

export interface StatusReply {
  toast: ToastMessage
  bookings: BookingListItem[]
}

/** All buttons of one booking share this fetcher. */
export function useStatusFetcher({ id }: { id: string }) {
  return useFetcher<StatusReply>({ key: `status-${id}` })
}

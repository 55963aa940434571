import { useFetcher } from '@remix-run/react'
import type { BookingLine } from '#app/models/bookings/booking-lines.server.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

/** What the dashboard answers to a button. */
export interface StatusReply {
  toast: ToastMessage
  /** The bookings that it was about, as they are now. */
  lines: BookingLine[]
}

/** What changes the status of one booking, wherever its buttons stand. */
export function useStatusFetcher({ id }: { id: string }) {
  return useFetcher<StatusReply>({ key: `status-${id}` })
}

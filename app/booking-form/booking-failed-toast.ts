import type { BookingWords } from '#business/words/en/booking.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

export function bookingFailedToast({ failed, failedDetail }: BookingWords): ToastMessage {
  return { kind: 'error', title: failed, description: failedDetail }
}

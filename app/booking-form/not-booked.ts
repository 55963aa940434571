import * as messages from '#business/words/messages.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

/** Shown if a booking could not be stored. */
export const notBooked: ToastMessage = {
  kind: 'error',
  title: messages.booking.failed,
  description: messages.booking.failedDetail,
}

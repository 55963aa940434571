import * as messages from '#business/words/messages.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

export const bookingFailedToast: ToastMessage = {
  kind: 'error',
  title: messages.booking.failed,
  description: messages.booking.failedDetail,
}

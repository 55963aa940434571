import { contactMessages } from '#business/words/contact-messages.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

export const messageFailedToast: ToastMessage = {
  kind: 'error',
  title: contactMessages.failed,
  description: contactMessages.failedDetail,
}

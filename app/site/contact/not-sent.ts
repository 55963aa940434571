import { contactMessages } from '#business/words/contact-messages.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

/** Shown if a message could not be stored. */
export const notSent: ToastMessage = {
  kind: 'error',
  title: contactMessages.failed,
  description: contactMessages.failedDetail,
}

import * as messages from '#business/words/messages.ts'
import * as staffMessages from '#business/words/staff-messages.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

export const correctionFailedToast: ToastMessage = {
  kind: 'error',
  title: staffMessages.correction.failed,
  description: messages.request.unavailable,
}

import type { Words } from '#business/words/sentence.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

export function bookingFailedToast({ failed, failedDetail }: Words['booking']): ToastMessage {
  return { kind: 'error', title: failed, description: failedDetail }
}

import type { Words } from '#business/words/sentence.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

export function messageFailedToast({ failed, failedDetail }: Words['contact']): ToastMessage {
  return { kind: 'error', title: failed, description: failedDetail }
}

import type { ContactWords } from '#business/words/en/contact.ts'
import type { ToastMessage } from '#business/words/toast-message.ts'

export function messageFailedToast({ failed, failedDetail }: ContactWords): ToastMessage {
  return { kind: 'error', title: failed, description: failedDetail }
}

import type { Translation } from '#business/words/sentence.ts'

/** For screen readers. */
export const toasts = {
  list: 'Notifications',
  close: 'Close toast',
} as const

export type ToastWords = Translation<typeof toasts>

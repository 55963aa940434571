import type { ToastWords } from '#business/words/en/toasts.ts'

export const toasts: ToastWords = {
  list: 'सूचनाएँ',
  close: 'यह सूचना हटाएँ',
}

import type { ToastWords } from '#business/words/en/toasts.ts'

export const toasts: ToastWords = {
  list: 'सूचना',
  close: 'ही सूचना बंद करा',
}

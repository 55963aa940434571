export interface ToastMessage {
  kind: 'success' | 'error'
  title: string
  description?: string
  link?: { label: string; href: string }
}

export function failureToast(words: { failed: string; failedDetail: string }): ToastMessage {
  return { kind: 'error', title: words.failed, description: words.failedDetail }
}

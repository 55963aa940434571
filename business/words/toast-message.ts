export interface ToastMessage {
  kind: 'success' | 'error'
  title: string
  description?: string
  link?: { label: string; href: string }
}

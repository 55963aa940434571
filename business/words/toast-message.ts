/** What a person is told once, of what has just been done or could not be. */
export interface ToastMessage {
  kind: 'success' | 'error'
  title: string
  description?: string
  /** Where what it speaks of can be seen. */
  link?: { label: string; href: string }
}

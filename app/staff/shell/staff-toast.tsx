import type { ComponentProps } from 'react'
import { FlashToast } from '#app/ui/layout/toasts.tsx'
import { useHydrated } from '#app/ui/layout/use-hydrated.ts'

/** Errors also stay in the page. */
export function StaffToast({ toast, action }: ComponentProps<typeof FlashToast>) {
  // Without scripts, all of the toast is in the page.
  const inlineNote = useHydrated() && toast?.kind === 'error' ? toast.description : undefined
  return <FlashToast toast={toast} inlineNote={inlineNote} action={action} />
}

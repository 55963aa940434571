import type { ComponentProps } from 'react'
import { FlashToast } from '#app/ui/layout/toasts.tsx'

/** Errors stay in the page. */
export function StaffToast(props: ComponentProps<typeof FlashToast>) {
  return <FlashToast {...props} isInline={props.toast?.kind === 'error'} />
}

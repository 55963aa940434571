import type { ComponentProps } from 'react'

/** High enough for a finger. */
export function TapLink({ className = '', children, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} className={`inline-flex min-h-11 items-center link ${className}`}>
      {children}
    </a>
  )
}

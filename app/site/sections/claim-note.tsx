import type { ReactNode } from 'react'

export function ClaimNote({ children }: { children: ReactNode }) {
  return (
    <p className="inline-flex items-center gap-3 rounded-l-2xl rounded-r-card border border-ink bg-marigold-pale py-1.5 pr-4 pl-3 text-sm font-semibold text-ink">
      <span
        aria-hidden="true"
        className="size-3 shrink-0 rounded-full border border-ink bg-paper"
      />
      {children}
    </p>
  )
}

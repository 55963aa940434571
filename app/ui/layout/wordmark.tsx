import type { ReactNode } from 'react'

export function Wordmark({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2.5 rounded-card bg-ink px-5 py-2.5 font-display text-xl leading-none font-extrabold tracking-tight wrap-anywhere text-white stitched outline-white/50 [print-color-adjust:exact]">
      {children}
    </span>
  )
}

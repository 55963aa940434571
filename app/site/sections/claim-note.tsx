import type { ReactNode } from 'react'
import type { Language } from '#business/languages/languages.ts'

export function ClaimNote({ lang, children }: { lang: Language | undefined; children: ReactNode }) {
  return (
    <p
      lang={lang}
      className="inline-flex items-center gap-3 rounded-l-2xl rounded-r-card border border-ink bg-marigold-pale py-1.5 pr-4 pl-3 text-sm font-semibold text-ink"
    >
      <span
        aria-hidden="true"
        className="size-3 shrink-0 rounded-full border border-ink bg-paper"
      />
      {children}
    </p>
  )
}

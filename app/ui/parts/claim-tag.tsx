import type { ComponentProps, ReactNode } from 'react'
import type { Language } from '#business/languages/languages.ts'

export function ClaimTag({
  label,
  className = '',
  children,
  ...rest
}: ComponentProps<'section'> & { label: string }) {
  return (
    <section
      aria-label={label}
      className={`relative rounded-card border-2 border-dashed border-ink bg-marigold-pale py-5 pr-6 pl-16 @max-2xs:pr-3 @max-2xs:pl-9 ${className}`}
      {...rest}
    >
      <span
        aria-hidden="true"
        className="absolute top-1/2 left-6 size-4 -translate-y-1/2 rounded-full border-2 border-ink bg-paper @max-2xs:left-2.5"
      />
      {children}
    </section>
  )
}

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

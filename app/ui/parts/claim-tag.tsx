import type { ComponentProps } from 'react'

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

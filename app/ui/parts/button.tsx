import type { AnchorHTMLAttributes, ButtonHTMLAttributes, HTMLAttributes } from 'react'

const shape =
  'inline-flex items-center justify-center rounded-card border text-center font-semibold ' +
  'transition-colors aria-disabled:opacity-50 disabled:cursor-not-allowed disabled:opacity-50'

// The transparent border is visible in forced-colours mode, which drops backgrounds.
const looks = {
  main: 'border-transparent bg-indigo text-white hover:bg-indigo-deep',
  quiet: 'border-line-strong bg-white text-ink hover:border-ink',
  onIndigo: 'border-transparent bg-white text-indigo-deep hover:bg-marigold-pale',
  danger: 'border-red bg-white text-red hover:bg-red-pale',
} as const

const sizes = {
  usual: 'min-h-12 gap-2 px-6 py-3 @max-2xs:px-3',
  snug: 'min-h-12 gap-2 px-3 py-3 @max-2xs:px-1.5',
  stacked: 'min-h-12 flex-col px-2 py-1 text-sm/tight',
  line: 'min-h-11 gap-2 px-3 text-sm md:min-h-9',
  narrow: 'min-h-11 px-2 text-sm whitespace-nowrap md:min-h-9',
} as const

interface Look {
  look?: keyof typeof looks
  size?: keyof typeof sizes
  className?: string
}

function withClasses<Props extends Look>({
  look = 'main',
  size = 'usual',
  className = '',
  ...rest
}: Props) {
  return { className: `${shape} ${sizes[size]} ${looks[look]} ${className}`, ...rest }
}

export function Button({
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look) {
  return <button type={type} {...withClasses(rest)} />
}

export function ButtonSummary({ className = '', ...rest }: HTMLAttributes<HTMLElement> & Look) {
  return (
    <summary {...withClasses({ ...rest, className: `cursor-pointer list-none ${className}` })} />
  )
}

export function ButtonLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & Look) {
  return <a {...withClasses(rest)}>{children}</a>
}

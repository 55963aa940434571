import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-card py-3 text-center font-semibold ' +
  'transition-colors aria-disabled:opacity-50 disabled:cursor-not-allowed disabled:opacity-50'

const looks = {
  /** The one thing this screen is for. */
  main: 'bg-indigo text-white hover:bg-indigo-deep',
  quiet: 'border border-line-strong bg-white text-ink hover:border-ink',
  onIndigo: 'bg-white text-indigo-deep hover:bg-marigold-pale',
  danger: 'border border-red bg-white text-red hover:bg-red-pale',
} as const

const widths = {
  usual: 'px-6',
  /** Where several stand in one line of a phone. */
  snug: 'px-3',
} as const

interface Look {
  look?: keyof typeof looks
  width?: keyof typeof widths
}

export function Button({
  look = 'main',
  width = 'usual',
  className = '',
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look) {
  return (
    <button
      type={type}
      className={`${shape} ${widths[width]} ${looks[look]} ${className}`}
      {...rest}
    />
  )
}

export function ButtonLink({
  look = 'main',
  width = 'usual',
  className = '',
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look) {
  return (
    <a className={`${shape} ${widths[width]} ${looks[look]} ${className}`} {...rest}>
      {children}
    </a>
  )
}

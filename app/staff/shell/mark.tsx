import type { ReactNode } from 'react'

const colours = {
  marigold: 'bg-marigold-pale text-ink',
  indigo: 'bg-indigo-pale text-indigo',
  plain: 'bg-line text-ink',
  red: 'bg-red-pale text-red',
} as const

export function Mark({ colour, children }: { colour: keyof typeof colours; children: ReactNode }) {
  return (
    <span
      className={`rounded px-2 py-0.5 text-sm font-semibold print:px-1 print:py-0 print:text-[length:inherit] ${colours[colour]}`}
    >
      {children}
    </span>
  )
}

const colours = {
  yellow: 'bg-yellow-pale text-yellow-ink',
  blue: 'bg-indigo-pale text-indigo-deep',
  green: 'bg-green-pale text-green-ink',
  red: 'bg-red-pale text-red',
} as const

export function StatusBadge({ label, colour }: { label: string; colour: keyof typeof colours }) {
  return (
    <span
      className={`rounded px-2 py-0.5 text-sm font-semibold whitespace-nowrap ${colours[colour]}`}
    >
      {label}
    </span>
  )
}

export interface Figure {
  label: string
  value: string
  detail?: string | false
  change: string
}

export function FigureList({ figures, className }: { figures: Figure[]; className: string }) {
  return (
    <dl className={`mt-4 grid grid-fit-32 gap-3 ${className}`}>
      {figures.map(({ label, value, detail, change }) => (
        <div key={label} className="rounded-card border border-line bg-white px-4 py-3">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd>
            <span className="font-display text-xl font-bold tabular-nums">{value}</span>{' '}
            {detail && <span className="text-sm text-ink-soft">{detail}</span>}
            <span className="block text-sm text-ink-soft">{change}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

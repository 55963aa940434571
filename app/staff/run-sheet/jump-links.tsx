interface Jump {
  to: string
  name: string
  /** Such as `9 of 26`. */
  detail: string
}

export function JumpLinks({ label, jumps }: { label: string; jumps: Jump[] }) {
  if (jumps.length < 2) return null
  return (
    <nav aria-label={label} className="mt-3 print:hidden">
      <ul className="flex gap-2 overflow-x-auto md:flex-wrap">
        {jumps.map(({ to, name, detail }) => (
          <li key={to} className="shrink-0">
            <a
              href={`#${to}`}
              className="flex min-h-11 items-center gap-2 rounded-card border border-line-strong bg-white px-3 text-sm hover:border-ink"
            >
              <span className="font-semibold">{name}</span>
              <span className="text-ink-soft tabular-nums">{detail}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

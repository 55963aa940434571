export function NumberedCards({ cards }: { cards: { heading: string; text: string | null }[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-8 md:grid-cols-3">
      {cards.map(({ heading, text }, index) => (
        <li key={heading} className="border-t-2 border-ink pt-5">
          <span
            aria-hidden="true"
            className="inline-flex items-center gap-2 rounded-l-2xl rounded-r-card border border-ink bg-white py-0.5 pr-3 pl-2 text-sm font-semibold tabular-nums"
          >
            <span className="size-2.5 rounded-full border border-ink bg-paper" />
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 className="mt-4 text-xl font-bold">{heading}</h3>
          {text && <p className="mt-2 text-ink-soft">{text}</p>}
        </li>
      ))}
    </ul>
  )
}

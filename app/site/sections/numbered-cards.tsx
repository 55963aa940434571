import { langOf } from '#business/languages/languages.ts'

export function NumberedCards({ cards }: { cards: { heading: string; text: string | null }[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-8 md:grid-cols-3">
      {cards.map((card, index) => (
        <li key={card.heading} className="border-t-2 border-ink pt-5">
          <span
            aria-hidden="true"
            className="inline-flex items-center gap-2 rounded-l-2xl rounded-r-card border border-ink bg-white py-0.5 pr-3 pl-2 text-sm font-semibold tabular-nums"
          >
            <span className="size-2.5 rounded-full border border-ink bg-paper" />
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 lang={langOf(card, 'heading')} className="mt-4 text-xl font-bold">
            {card.heading}
          </h3>
          {card.text && (
            <p lang={langOf(card, 'text')} className="mt-2 text-ink-soft">
              {card.text}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

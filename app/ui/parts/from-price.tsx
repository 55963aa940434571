import { formatPaise, type StartingPrice } from '#business/content/prices.ts'
import type { PriceWords } from '#business/words/en/prices.ts'

export function FromPrice({ words, fromPaise, note }: StartingPrice & { words: PriceWords }) {
  const [before, after] = words.from.split('{price}').map((part) => part.trim())
  return (
    <>
      {before && <span className="text-sm text-ink-soft">{before}</span>}
      {before && ' '}
      <span className="font-semibold tabular-nums">{formatPaise(fromPaise)}</span>{' '}
      {after && <span className="text-sm text-ink-soft">{after}</span>}
      {after && ' '}
      <span className="text-sm text-ink-soft">{note}</span>
    </>
  )
}

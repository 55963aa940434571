import { formatPaise, type StartingPrice } from '#business/content/prices.ts'

export function FromPrice({ fromPaise, note }: StartingPrice) {
  return (
    <>
      <span className="text-sm text-ink-soft">from</span>{' '}
      <span className="font-semibold tabular-nums">{formatPaise(fromPaise)}</span>{' '}
      <span className="text-sm text-ink-soft">{note}</span>
    </>
  )
}

import type { Price } from '#business/content/prices.ts'
import type { Words } from '#business/words/sentence.ts'
import { type BillLine, calculateBill, noRates, toBillUnit } from './bill.ts'

export interface CountableItem {
  price: Price
  /** Follows the count: `Shirt`, or `kg Wash and fold`. */
  label: string
}

/** Equal items get their service's name. */
export function listCountableItems(
  prices: readonly Price[],
  words: { prices: Pick<Words['prices'], 'kg'>; serviceTypes: Words['serviceTypes'] },
): CountableItem[] {
  return prices.map((price) => {
    const { item, unit, service } = price
    const isAmbiguous = prices.some((other) => other !== price && other.item === item)
    const name = isAmbiguous ? `${item} (${words.serviceTypes[service].label})` : item
    return { price, label: toBillUnit(unit) ? `${words.prices.kg} ${name}` : name }
  })
}

/** Reads `3 Shirt, 1 Sari` from any text. */
export function readCounts(text: string, items: readonly CountableItem[]): number[] {
  const counts = findCounts(text, items)
  return items.map(({ label }) => counts.find((each) => each.label === label)?.count ?? 0)
}

export function writeCount(
  text: string,
  items: readonly CountableItem[],
  { label, count }: { label: string; count: number },
): string {
  const counts = findCounts(text, items)
  const known = counts.find((each) => each.label === label)
  const last = counts.at(-1)
  const counted = `${count} ${label}`
  if (known) {
    const before = text.slice(0, known.start)
    const after = text.slice(known.end)
    if (count > 0) return before + counted + after
    return before.endsWith(', ')
      ? before.slice(0, -2) + after
      : before + after.replace(/^(, |\n)/, '')
  }
  if (last) return `${text.slice(0, last.end)}, ${counted}${text.slice(last.end)}`
  return text.trim() ? `${text.trimEnd()}\n${counted}` : counted
}

/** Sums `3 Shirt, 1 Sari` in any text. Null without counts, or if something is weighed. */
export function countAnnounced(
  items: string | null,
  { prices: { kg } }: { prices: Pick<Words['prices'], 'kg'> },
): number | null {
  const parts = (items ?? '').split(/[,\n]| and | और | आणि /).map((part) => part.trim())
  const counted = parts.flatMap((part) => /^[1-9]\d?(?= \p{L})/u.exec(part)?.[0] ?? [])
  const isWeighed = parts.some((part) => part.includes(` ${kg} `))
  return counted.length === 0 || isWeighed ? null : counted.reduce((sum, n) => sum + Number(n), 0)
}

function findCounts(text: string, items: readonly CountableItem[]) {
  // The longest first: `Bed sheet, double` is no `Bed sheet`.
  const labels = items.map(({ label }) => label).sort((a, b) => b.length - a.length)
  const escaped = labels.map((label) => label.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const pattern = new RegExp(`(^|, )([1-9]\\d?) (${escaped.join('|')})(?=, |$)`, 'gm')
  return [...text.matchAll(pattern)].map(({ 0: all, 1: separator, 2: count, 3: label, index }) => ({
    ...{ label, count: Number(count) },
    ...{ start: index + separator!.length, end: index + all.length },
  }))
}

/** In whole rupees. */
export function estimatePaise(
  pieces: readonly { fromPaise: number; count: number }[],
  expressPercent: number | null,
): number {
  const lines = pieces.map(({ fromPaise: unitPaise, count }): BillLine => ({
    item: '-',
    count,
    unitPaise,
    price: null,
  }))
  const { totalPaise } = calculateBill(lines, { ...noRates, expressPercent })
  return Math.round(totalPaise / 100) * 100
}

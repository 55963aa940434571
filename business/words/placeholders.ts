/** The words that editors can write in braces, by kind of text. */
export const placeholders = {
  booking: ['name', 'reference', 'date', 'time', 'business', 'phone'],
  /** `link` opens the customer's page of the booking. */
  whatsapp: ['name', 'reference', 'date', 'time', 'business', 'phone', 'link'],
  contactMessage: ['name'],
  claims: ['customers', 'garments', 'rating', 'reviews', 'founded', 'years'],
  locations: ['count'],
  service: ['service'],
  contact: ['business', 'phone', 'email'],
  privacy: ['business', 'phone', 'email', 'retention'],
  none: [],
} as const

export type PlaceholderSet = keyof typeof placeholders

export type PlaceholderValues<Set extends PlaceholderSet> = Record<
  (typeof placeholders)[Set][number],
  string | number | null | undefined
>

export function inBraces(word: string): string {
  return `{${word}}`
}

const bracesPattern = /\{([^{}]*)\}|[{}]/g
const maxQuotedLength = 30

/**
 * Describes the first unknown placeholder or unpaired brace, for the editor. Null if there is none.
 * Where nothing is replaced, only a single word in braces is a mistake.
 */
export function checkPlaceholderNames(text: string, set: PlaceholderSet): string | null {
  const allowed: readonly string[] = placeholders[set]
  for (const { 0: found, 1: word, index } of text.matchAll(bracesPattern)) {
    if (word !== undefined && allowed.includes(word)) continue
    if (allowed.length === 0) {
      if (!word || !/^\w+$/.test(word)) continue
      return `${quote(found)} is not replaced in this text. Please write out what you mean.`
    }
    const choices = `You can use ${allowed.map(inBraces).join(', ')}.`
    if (word === undefined) {
      const around = text.slice(Math.max(0, index - 10), index + 11).trim()
      return `A brace has no partner near “${around}”. ${choices}`
    }
    const closest = closestWord(word.trim().toLowerCase(), allowed)
    const suggestion = closest ? `Did you mean ${inBraces(closest)}? ` : ''
    return `${quote(found)} is unknown. ${suggestion}${choices}`
  }
  return null
}

function quote(found: string): string {
  return found.length > maxQuotedLength ? `“${found.slice(0, maxQuotedLength)}…”` : `“${found}”`
}

type Values = Record<string, string | number | null | undefined>

const placeholder = /\{(\w+)\}/g

/**
 * Replaces placeholders: `Since {founded}` becomes `Since 1998`. Null if a value is missing. Leaves
 * unknown placeholders unchanged.
 */
export function fillPlaceholders(text: string, values: Values): string | null {
  const used = [...text.matchAll(placeholder)]
    .map(([, word = '']) => word)
    .filter((word) => Object.hasOwn(values, word))
  if (used.some((word) => !isKnown(values[word]))) return null
  return text.replace(placeholder, (match, word: string) =>
    used.includes(word) ? String(values[word]) : match,
  )
}

function isKnown(value: Values[string]): boolean {
  return value !== null && value !== undefined && value !== ''
}

/**
 * Returns the word that needs the fewest edits (Levenshtein distance), or null if even that needs
 * more than half as many as it has letters.
 */
function closestWord(typed: string, words: readonly string[]): string | null {
  const [closest] = words
    .map((word) => ({ word, edits: countEdits(typed, word) }))
    .filter(({ word, edits }) => edits <= word.length / 2)
    .sort((a, b) => a.edits - b.edits)
  return closest?.word ?? null
}

function countEdits(from: string, to: string): number {
  // A long text is no typing mistake.
  if (Math.abs(from.length - to.length) > to.length) return Infinity
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const replaced = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[to.length]!
}

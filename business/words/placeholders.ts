import { closestWord } from './closest-word.ts'

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
  /** Texts in which nothing is replaced. */
  none: [],
} as const

export type PlaceholderSet = keyof typeof placeholders

export type PlaceholderValues<Set extends PlaceholderSet> = Record<
  (typeof placeholders)[Set][number],
  string | number | null | undefined
>

/** Returns `{customers}`. */
export function inBraces(word: string): string {
  return `{${word}}`
}

const bracesPattern = /\{([^{}]*)\}|[{}]/g
const maxQuotedLength = 30

/**
 * Describes the first unknown placeholder or unpaired brace, for the editor. Null if there is none.
 * Where nothing is replaced, only a single word in braces is a mistake.
 */
export function findPlaceholderMistake(text: string, set: PlaceholderSet): string | null {
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

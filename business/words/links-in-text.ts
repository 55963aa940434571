/** True if mail programs would make a link: a scheme or `www.`. */
export function hasLink(text: string): boolean {
  return /:\/\/|www\./i.test(text)
}

// Invisible, and not allowed in an address.
const wordJoiner = '\u2060'

/**
 * Inserts a word joiner before `://` and before dots that precede a letter, so that mail programs
 * make no links. Looks unchanged.
 */
export function defuseLinks(text: string): string {
  return text.replace(/:\/\/|\.(?=\p{L})/gu, (separator) => wordJoiner + separator)
}

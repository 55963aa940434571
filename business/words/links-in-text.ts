/** Whether a text holds what mail programs make a link of: a scheme such as `https://`, or `www.`. */
export function hasLink(text: string): boolean {
  return /:\/\/|www\./i.test(text)
}

// Invisible, and no part of an address.
const wordJoiner = '\u2060'

/**
 * The text with a word joiner before each `://` and before each dot that a letter follows, so that mail programs make no link of
 * it. It looks the same.
 */
export function withoutLinks(text: string): string {
  return text.replace(/:\/\/|\.(?=\p{L})/gu, (separator) => wordJoiner + separator)
}

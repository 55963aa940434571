/**
 * Controls, format characters, fillers, tags, private use and lone surrogates. Joiners stay inside
 * words of Arabic and Indic scripts and in their final letters (chillu, khanda ta), joiners and
 * variation selectors in emoji.
 */
const invisible =
  /(?!\n|(?<=[\p{L}\p{M}])(?<=[\u0620-\u0dff])[\u200c\u200d](?=[\p{L}\p{M}])[\u0620-\u0dff]|(?<=[\u09cd\u0d4d])\u200d|(?<=\p{ExtPict}[\ufe0f\p{EMod}]?)\u200d\p{ExtPict}|(?<=\p{ExtPict})[\ufe0e\ufe0f]|\ufe0f\u20e3)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{NChar}\p{DI}\u2800\ufffc\u{1d159}]/gu

/** Returns NFC without invisible characters; line breaks become `\n`, other spaces plain. */
export function stripInvisible(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(invisible, '')
    .normalize()
}

/** Like `stripInvisible`; text without anything to see becomes empty. */
export function cleanText(text: string): string {
  const stripped = stripInvisible(text)
  return /[^\s\p{M}\p{Cf}]/u.test(stripped) ? stripped : ''
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ')
}

/** Joins the lines of an address with commas. */
export function toOneLine(address: string): string {
  return address.replaceAll(/[\s,]*\n\s*/g, ', ')
}

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

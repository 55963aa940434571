import * as z from 'zod/mini'
import { hasLink } from './links-in-text.ts'
import * as messages from './messages.ts'
import { textLimits } from './text-limits.ts'

// A name with a line break could forge a mail header; a NUL cannot be stored by PostgreSQL at all.
const controlCharacter = /\p{Cc}/u
const controlCharacterOtherThanBreaks = /[^\P{Cc}\n\r\t]/u

interface Sentences {
  /** Said where there is nothing to read. */
  missing: string
  /** Said where what was sent is not text that a person could have typed. */
  unreadable?: string
}

/** One line that a person types: trimmed, not empty, without control characters, within its limit. */
export function lineOfText(maxLength: number, sentences: Sentences) {
  return written(maxLength, sentences, controlCharacter)
}

/** The name of a person: a line without a web address, because every mail repeats it. */
export function nameOfPerson(sentences: Sentences) {
  return lineOfText(textLimits.name, sentences).check(
    z.refine((name) => !hasLink(name), messages.booking.nameHasLink),
  )
}

/** Text of several lines: as a line, with line breaks and tabs allowed. */
export function linesOfText(maxLength: number, sentences: Sentences) {
  return written(maxLength, sentences, controlCharacterOtherThanBreaks)
}

function written(
  maxLength: number,
  { missing, unreadable = missing }: Sentences,
  forbidden: RegExp,
) {
  return z.string({ error: (issue) => (issue.input === undefined ? missing : unreadable) }).check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(maxLength, messages.tooLong(maxLength)),
    z.refine((text) => !forbidden.test(text), unreadable),
  )
}

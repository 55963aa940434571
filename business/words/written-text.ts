import { z } from 'zod'
import { messages } from './messages.ts'
import { textLimits } from './text-limits.ts'

type WrittenField = keyof typeof textLimits

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
export function lineOfText(field: WrittenField, { missing, unreadable = missing }: Sentences) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? missing : unreadable) })
    .trim()
    .min(1, missing)
    .max(textLimits[field], messages.tooLong(field))
    .refine((text) => !controlCharacter.test(text), unreadable)
}

/** Text of several lines: as a line, with line breaks and tabs allowed. */
export function linesOfText(field: WrittenField, { missing, unreadable = missing }: Sentences) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? missing : unreadable) })
    .trim()
    .min(1, missing)
    .max(textLimits[field], messages.tooLong(field))
    .refine((text) => !controlCharacterOtherThanBreaks.test(text), unreadable)
}

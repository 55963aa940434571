import * as z from 'zod/mini'
import { hasLink } from './links-in-text.ts'
import * as messages from './messages.ts'
import { phoneDigits } from './phone.ts'
import { textLimits } from './text-limits.ts'

// A line break in a name could forge a mail header; PostgreSQL cannot store NUL.
const controlCharacter = /\p{Cc}/u
const controlCharacterOtherThanBreaks = /[^\P{Cc}\n\r\t]/u

interface ErrorMessages {
  /** For empty input. */
  missing: string
  /** For text that a person cannot type. */
  unreadable?: string
}

/** Accepts trimmed, non-empty text without control characters. */
export function singleLineSchema(maxLength: number, errors: ErrorMessages) {
  return textSchema(maxLength, errors, controlCharacter)
}

/** Rejects web addresses, because every mail repeats the name. */
export function personNameSchema(errors: ErrorMessages) {
  return singleLineSchema(textLimits.name, errors).check(
    z.refine((name) => !hasLink(name), messages.booking.nameHasLink),
  )
}

/** Becomes 10 digits. */
export function phoneSchema({ missing }: Pick<ErrorMessages, 'missing'>) {
  const unreadable = messages.booking.phoneInvalid
  return z.pipe(
    singleLineSchema(textLimits.phone, { missing, unreadable }).check(
      z.refine((phone) => phoneDigits(phone) !== null, unreadable),
    ),
    z.transform((phone) => phoneDigits(phone) ?? phone),
  )
}

/** Also allows line breaks and tabs. */
export function multilineSchema(maxLength: number, errors: ErrorMessages) {
  return textSchema(maxLength, errors, controlCharacterOtherThanBreaks)
}

function textSchema(
  maxLength: number,
  { missing, unreadable = missing }: ErrorMessages,
  forbidden: RegExp,
) {
  return z.string({ error: (issue) => (issue.input === undefined ? missing : unreadable) }).check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(maxLength, messages.tooLong(maxLength)),
    z.refine((text) => !forbidden.test(text), unreadable),
  )
}

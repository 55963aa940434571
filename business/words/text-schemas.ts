import * as z from 'zod/mini'
import type { FormWords } from '#business/words/en/forms.ts'
import { isEmail } from './email.ts'
import { hasLink } from './links-in-text.ts'
import { phoneDigits } from './phone.ts'
import { fillSentence } from './sentence.ts'
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

/** Schemas whose other messages are in the language of `words`. */
export function textSchemas(words: FormWords) {
  /** Accepts trimmed, non-empty text without control characters. */
  const singleLine = (maxLength: number, errors: ErrorMessages) =>
    textSchema(maxLength, errors, controlCharacter)

  /** Also allows line breaks and tabs. */
  const multiline = (maxLength: number, errors: ErrorMessages) =>
    textSchema(maxLength, errors, controlCharacterOtherThanBreaks)

  /** Rejects web addresses, because every mail repeats the name. */
  const personName = (errors: ErrorMessages) =>
    singleLine(textLimits.name, errors).check(z.refine((name) => !hasLink(name), words.nameHasLink))

  /** Becomes 10 digits. */
  const phone = ({ missing }: Pick<ErrorMessages, 'missing'>) =>
    z.pipe(
      singleLine(textLimits.phone, { missing, unreadable: words.phoneInvalid }).check(
        z.refine((typed) => phoneDigits(typed) !== null, words.phoneInvalid),
      ),
      z.transform((typed) => phoneDigits(typed) ?? typed),
    )

  const email = (errors: ErrorMessages) =>
    singleLine(textLimits.email, errors).check(z.refine(isEmail, words.emailInvalid))

  function textSchema(
    maxLength: number,
    { missing, unreadable = missing }: ErrorMessages,
    forbidden: RegExp,
  ) {
    return z.string({ error: (issue) => (issue.input === undefined ? missing : unreadable) }).check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(maxLength, fillSentence(words.tooLong, { limit: maxLength })),
      z.refine((text) => !forbidden.test(text), unreadable),
    )
  }

  return { singleLine, multiline, personName, phone, email }
}

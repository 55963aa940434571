import * as z from 'zod/mini'
import { cleanLine, cleanText, hasLink } from './clean-text.ts'
import { textLimits } from './limits.ts'
import { phoneDigits } from './phone.ts'
import { fillSentence, type Words } from './sentence.ts'

interface ErrorMessages {
  missing: string
  unreadable?: string
}

/** Passes text without anything to see on as undefined. */
export function emptyAsUndefined<Schema extends z.ZodMiniType>(optional: Schema): Schema {
  const schema = z.pipe(
    z.transform((typed) =>
      typeof typed === 'string' ? cleanText(typed).trim() || undefined : typed,
    ),
    optional,
  )
  // Accepts the same input.
  return schema as unknown as Schema
}

/** Schemas whose other messages are in the language of `words`. */
export function textSchemas(words: Words['forms']) {
  /** Cleans and trims text, and refuses empty text. */
  const singleLine = (maxLength: number, errors: ErrorMessages) =>
    textSchema(maxLength, errors, cleanLine)

  const multiline = (maxLength: number, errors: ErrorMessages) =>
    textSchema(maxLength, errors, cleanText)

  /** Rejects web addresses, because every mail repeats the name. */
  const personName = (errors: ErrorMessages) =>
    singleLine(textLimits.name, errors).check(z.refine((name) => !hasLink(name), words.nameHasLink))

  const phone = ({ missing }: Pick<ErrorMessages, 'missing'>) =>
    singleLine(textLimits.phone, { missing, unreadable: words.phoneInvalid }).check(
      z.overwrite((typed) => phoneDigits(typed) ?? ''),
      z.minLength(1, words.phoneInvalid),
    )

  const email = (errors: ErrorMessages) =>
    singleLine(textLimits.email, errors).check(z.refine(isEmail, words.emailInvalid))

  function textSchema(
    maxLength: number,
    { missing, unreadable = missing }: ErrorMessages,
    clean: (text: string) => string,
  ) {
    return z
      .string({ error: (issue) => (issue.input === undefined ? missing : unreadable) })
      .check(
        z.overwrite(clean),
        z.trim(),
        z.minLength(1, missing),
        z.maxLength(maxLength, fillSentence(words.tooLong, { limit: maxLength })),
      )
  }

  /** A UUID, made by the form. `z.uuid` would add 0.3 kB to pages with forms. */
  const requestKey = () =>
    z
      .string(words.expired)
      .check(z.refine((key) => /^[\da-f]{8}(-[\da-f]{4}){4}[\da-f]{8}$/i.test(key), words.expired))

  return { singleLine, multiline, personName, phone, email, requestKey }
}

/**
 * True for addresses that browsers accept in `type=email`, with a top-level domain. Labels of a
 * domain may be in any script.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:(?!-)[\p{L}\p{M}\p{Nd}-]{1,63}(?<!-)(?:\.(?!$)|$)){2,}$/u.test(
    text,
  )
}

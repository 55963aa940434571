import type * as english from './en.ts'
import { formatPhone } from './phone.ts'

declare const placeholderNames: unique symbol

/** Text for readers. The type has the names of its placeholders: `Only {places} left`. */
export type Sentence<Name extends string = never> = string & {
  readonly [placeholderNames]?: Name
}

type PlaceholderIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : never

/** The shape that every language of `English`, sentences declared `as const`, must have. */
type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? Sentence<PlaceholderIn<English[Key]>>
    : Translation<English[Key]>
}

/** All texts for visitors in one language. */
export type Words = Translation<typeof english>

export function fillSentence<Name extends string>(
  sentence: Sentence<Name>,
  values: Record<Name, string | number>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: Name) => String(values[name]))
}

/** Joins sentences by a space and omits missing ones. */
export function joinSentences(...sentences: (string | null | undefined | false)[]): string {
  return sentences.filter(Boolean).join(' ')
}

/** Our languages count alike from 1 on. */
export function fillCount(
  { one, other }: { one: Sentence; other: Sentence<'count'> },
  count: number,
): string {
  return count === 1 ? one : fillSentence(other, { count })
}

/** Rounds up: `2 seconds`, `1 minute`, `40 minutes`. */
export function formatWait(seconds: number, words: Words['spam']['waits']): string {
  return seconds < 60
    ? fillCount(words.seconds, seconds)
    : fillCount(words.minutes, Math.ceil(seconds / 60))
}

/** `phone` is the business's. */
export function sayTryAgain(
  { waitSeconds, phone }: { waitSeconds: number; phone: string | null },
  words: Pick<Words['spam'], 'tryAgain' | 'tryAgainOrCall' | 'waits'>,
): string {
  const wait = formatWait(waitSeconds, words.waits)
  return phone
    ? fillSentence(words.tryAgainOrCall, { wait, phone: formatPhone(phone) })
    : fillSentence(words.tryAgain, { wait })
}

/** Shortens `10,000+` to `10K+`. Returns other text unchanged. */
export function shortenCount(
  claim: string,
  { thousands, lakhs }: Pick<Words['sections'], 'thousands' | 'lakhs'>,
): string {
  const typed = claim.trim()
  const [, number, plus] = /^(\d{1,3})(?:,000|K)(\+?)$/.exec(typed) ?? []
  if (number === undefined) return typed
  const count = Number(number)
  const shown =
    count % 100 === 0
      ? fillSentence(lakhs, { count: count / 100 })
      : fillSentence(thousands, { count })
  return `${shown}${plus}`
}

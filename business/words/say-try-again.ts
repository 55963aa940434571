import { formatWait } from './format-wait.ts'
import { formatPhone } from './phone.ts'
import { fillSentence, type Words } from './sentence.ts'

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

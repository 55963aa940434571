import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { passwordLimits } from '#business/words/password-limits.ts'

// Of zxcvbn's five, from 0: "safely unguessable: moderate protection from offline slow-hash scenario".
const leastScore = 3

// What follows makes a password no weaker, and the estimate takes ever longer.
const charactersRead = 64

let estimator: Promise<ZxcvbnFactory> | undefined

/**
 * Whether a password takes long enough to guess, also for who knows the person: `known` are words that are guessed
 * first, such as the person's name.
 */
export async function isStrongPassword(password: string, known: string[]): Promise<boolean> {
  if (password.length < passwordLimits.shortest) return false
  estimator ??= loadEstimator()
  const parts = known.flatMap((words) => [words, ...words.split(/[^\p{L}\p{N}]+/u)])
  const guessedFirst = parts.filter(Boolean).map((word) => word.toLowerCase())
  return (
    (await estimator).check(password.slice(0, charactersRead), guessedFirst).score >= leastScore
  )
}

/** Read only once somebody sets a password: the dictionaries take a fifth of a second and some memory. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  })
}
